import { wordSet } from "./table.ts";

/** Things that hold or measure others: "bags of clothes", "a load of brush". */
export const CONTAINERS = wordSet(
  "bag bags box boxes bin bins bucket buckets can cans pile piles stack stacks load loads set sets pair pairs bundle bundles roll rolls jug jugs crate crates",
  "piece pieces pallet pallets bottle bottles case cases tote totes tub tubs container containers truckload truckloads bunch basket baskets jar jars gallon gallons pack packs square squares",
  "sheet sheets board stick sticks length lengths row rows carton cartons sack sacks wheelbarrow wheelbarrows trailer pc pcs unit units couple tank tanks cylinder cylinders heap heaps batch collection",
  "bolsa bolsas caja cajas bote botes lata latas cubeta cubetas monton montones pila pilas costal costales galon galones juego juegos par bulto bultos carga atado rollo rollos pedazo pedazos pieza piezas tanque tanques botella botellas garrafa",
);

/** What is left of a thing: the scraps of something refused are refused. */
export const REMAINS = wordSet(
  "scrap scraps debris rubble waste dust chips residue remains leftovers pieces sheets boxes bags buckets box bag bucket restos pedazos polvo escombro escombros",
);

/** Words behind an item that make it a mere description: "organ recital", "fridge magnet". */
export const TAILS = wordSet(
  "cleanout cleanup valve valves fitting fittings recital lesson lessons concert teacher player tuner tuning class classes store stores shop showroom outlet firm warehouse company brand sale sales delivery deliveries repair repairs repairman movers",
  "room rooms area side house deck party parties show shows program game games league team club clubs day days night time week month season number code codes key keys lock handle handles knob knobs",
  "magnet magnets potato surfing surfer cushion cushions cover covers slipcover remote remotes mount mounts bracket curtain curtains sheet sheets skirt spread cloth legs leg part parts hose hoses vent vents filter cord cable cables plug",
  "bug bugs linen linens pillow pillows pillowcase liner bulb bulbs shade shades topper protector rental rentals toys noodle noodles tray charger ride rides lane trail path shelter race tour route rider",
  "builder maker collector guy man lady owner install installation assembly instructions manual warranty receipt cleaner cleaning salt brush polish wax dish ware cutter drawers seat lid tank hinge hinges guard pad stain stains smell",
  "chlorine chemicals chemical supplies replacement replacements quarterback company companies recitals donor donation donations transplant chips meat food drawer handle stuff post posts space spaces stop stand stands rack racks count crew service services removal pickup haul hauling disposal company quote price pricing fee fees cost costs",
);
/** Tails that speak of the service: the thing before them is what it is about. */
export const SERVICE_TAILS = wordSet(
  "removal pickup haul hauling disposal quote price pricing fee fees cost costs crew service services number",
);

/** Parts and pictures of a thing: "cushions for the couch", "a picture of the piano". */
export const PARTS_OF = wordSet(
  "cushion cushions cover covers leg legs part parts remote picture pictures photo photos pic pics knob knobs handle handles drawer drawers door doors color size weight back top bottom side key keys cord lid manual foto fotos corner edge cajon tank tanks tanque tanques stuff cosas",
);
