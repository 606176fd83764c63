import { wordSet } from "./table.ts";

/** Things that hold or measure others: "bags of clothes", "a load of brush". */
export const CONTAINERS = wordSet(
  "bag bags box boxes bin bins bucket buckets can cans pile piles stack stacks load loads set sets pair pairs bundle bundles roll rolls jug jugs crate crates",
  "piece pieces pallet pallets bottle bottles case cases tote totes tub tubs container containers truckload truckloads bunch basket baskets jar jars gallon gallons pack packs square squares",
  "sheet sheets board stick sticks length lengths row rows carton cartons sack sacks wheelbarrow wheelbarrows trailer pc pcs unit units couple tank tanks cylinder cylinders heap heaps batch collection",
  "bolsa bolsas caja cajas bote botes lata latas cubeta cubetas monton montones pila pilas costal costales galon galones juego juegos par bulto bultos carga atado rollo rollos pedazo pedazos pieza piezas tanque tanques botella botellas garrafa",
);

/** Words behind an item that make it a mere description: "organ recital", "fridge magnet". */
export const TAILS = wordSet(
  "apt apartment condo townhouse townhome duplex burst contents cleanout cleanup valve valves fitting fittings recital lesson lessons concert teacher player tuner tuning class classes store stores shop showroom outlet firm warehouse company brand sale sales delivery deliveries repair repairs repairman movers",
  "room rooms area side house deck party parties show shows program game games league team club clubs day days night time week month season number code codes key keys lock handle handles knob knobs",
  "magnet magnets potato surfing surfer cushion cushions cover covers slipcover remote remotes mount mounts bracket curtain curtains sheet sheets skirt spread cloth legs leg part parts hose hoses vent vents filter cord cable cables plug",
  "st ave avenue rd blvd ln pkwy bug bugs linen linens pillow pillows pillowcase liner bulb bulbs shade shades topper protector rental rentals toys noodle noodles tray charger ride rides lane trail path shelter race tour route rider",
  "builder maker collector guy man lady owner install installation assembly instructions manual warranty receipt cleaner cleaning salt brush polish wax dish ware cutter drawers seat lid tank hinge hinges guard pad stain stains smell",
  "chlorine chemicals chemical supplies replacement replacements quarterback company companies recitals donor donation donations transplant chips meat food drawer handle stuff post posts space spaces stop stand stands rack racks count crew service services removal pickup haul hauling disposal company quote price pricing fee fees cost costs",
);
/** Tails that speak of the service: the thing before them is what it is about. */
export const SERVICE_TAILS = wordSet(
  "removal pickup haul hauling disposal quote price pricing fee fees cost costs service services number",
);

/** Parts and pictures of a thing: "cushions for the couch", "a picture of the piano". */
export const PARTS_OF = wordSet(
  "cushion cushions cover covers leg legs part parts remote picture pictures photo photos pic pics knob knobs handle handles drawer drawers door doors shelf shelves window windows wheel wheels estante estantes puerta puertas ventana ventanas color size weight back top bottom side key keys cord lid manual foto fotos corner edge cajon tank tanks tanque tanques stuff cosas",
);

/** Words that follow an article or a number in talk about a pickup, and name nothing to haul. */
export const NOT_THINGS = wordSet(
  "quote quotes estimate price prices cost total bill deposit refund discount coupon deal tip receipt invoice check card cash dollars question questions problem idea favor chance option options offer",
  "minute minutes hour hours day days week weeks weekend month months year years time times date morning afternoon evening night today tomorrow tonight second seconds bit while lot ton bunch couple",
  "pickup pick delivery appointment booking job jobs load loads trip truck trucks crew team guy guys man men person people family kids kid dog dogs cat cats wife husband mom dad son daughter neighbor friend tenant landlord owner manager customer company business",
  "house home apartment apt condo townhouse building complex unit units floor floors story stories stairs steps elevator elevators garage room rooms kitchen bedroom bathroom basement attic yard driveway street road lane gate code codes address block mile miles parking lot spot alley curb",
  "call text email message phone number name list item items thing things stuff junk trash everything anything something nothing place space area city town state texas houston tx move moving remodel renovation estate cleanout cleanup clean service services list notes walkthrough",
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december inches feet pounds lbs hello thanks thank please sorry lol haha omg ok okay yes yeah nope nah bye great good nice cool perfect sure fine right awesome",
  "working broken heavy light old new big small huge brown black white red blue green gray grey beige oak wood wooden metal plastic glass leather condition shape size color brand samsung whirlpool kenmore sears ikea lg ge sony weber couple few half full empty extra more less",
  "cita precio cotizacion presupuesto descuento pregunta momento minuto minutos hora horas dia dias semana mes ano anos vez veces rato favor viaje camion troca casa apartamento piso pisos cuarto cuartos sala cocina patio garaje cochera elevador escaleras calle direccion numero telefono nombre lista cosa cosas basura total persona personas hijo hija nino nina perro vecino esposo esposa lunes martes miercoles jueves viernes sabado domingo manana tarde noche gracias hola bueno buena viejo vieja grande chico chica nuevo nueva",
);
