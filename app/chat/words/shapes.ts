import { wordSet } from "./table.ts";

/** Things that hold or measure others: "bags of clothes", "a load of brush". */
export const CONTAINERS = wordSet`bag bags box boxes bin bins bucket buckets can cans pile piles stack stacks load loads set sets pair pairs bundle bundles roll rolls jug jugs crate crates
  piece pieces pallet pallets bottle bottles case cases tote totes tub tubs container containers truckload truckloads bunch basket baskets jar jars gallon gallons pack packs square squares
  sheet sheets board stick sticks lengths row rows carton cartons sack sacks wheelbarrow wheelbarrows trailer pc pcs unit units couple tank tanks cylinder cylinders heap heaps batch collection
  bolsa bolsas caja cajas bote botes lata latas cubeta cubetas monton montones pila pilas costal costales galon galones juego juegos par bulto bultos carga atado rollo rollos pedazo pedazos pieza piezas tanque tanques botella botellas garrafa`;

/** Words behind an item that make it a mere description: "organ recital", "fridge magnet". */
export const TAILS = wordSet`job jobs clerk truck trucks freeze bust leak lease apt apartment condo townhouse townhome duplex ranch bungalow burst contents cleanout cleanup valve valves fitting fittings recital lesson lessons concert teacher player tuner tuning class classes store stores shop showroom outlet firm warehouse company brand sale sales delivery deliveries repair repairs repairman movers
  room rooms area house deck party parties show shows program game games league team club clubs day days night time week month season number code codes key keys lock handle handles knob knobs
  magnet magnets potato surfing surfer cushion cushions cover covers slipcover remote remotes mount mounts bracket curtain curtains sheet sheets skirt spread cloth legs leg part parts hose hoses vent vents filter cord cable cables plug
  road roads st ave avenue rd blvd ln pkwy bug bugs linen linens pillow pillows pillowcase liner bulb bulbs shade shades topper protector hanger hangers rental rentals toys noodle noodles tray charger ride rides lane trail path shelter race tour route rider
  builder maker collector people contractor contractors guy guys man lady owner install installation assembly instructions manual warranty receipt cleaner cleaning salt brush polish wax dish ware cutter drawers seat lid tank hinge hinges guard pad stain stains smell
  restaurant restaurants diner gallery antiques bakery bistro motel academy view ridge hollow crossing creek line lines chlorine chemicals chemical supplies replacement replacements quarterback company companies recitals donor donation donations transplant chips meat food drawer handle stuff post posts space spaces stop stand stands rack racks count crew service services special ad removal pickup haul hauling disposal company quote price pricing fee fees cost costs`;
/** Tails that speak of the service: the thing before them is what it is about. */
export const SERVICE_TAILS = wordSet`removal pickup haul hauling disposal quote price pricing fee fees cost costs service services number`;

/** Parts and pictures of a thing: "cushions for the couch", "a picture of the piano". */
export const PARTS_OF = wordSet`cushion cushions cover covers leg legs part parts remote picture pictures photo photos pic pics knob knobs handle handles drawer drawers door doors shelf shelves window windows wheel wheels estante estantes puerta puertas ventana ventanas color size weight back top bottom side key keys cord lid manual foto fotos corner edge cajon tank tanks tanque tanques stuff cosas`;

/** Words that follow an article or a number in talk about a pickup, and name nothing to haul. */
export const NOT_THINGS = wordSet`estimate total bill deposit refund discount coupon deal tip invoice card dollars question questions problem idea option options offer appointment booking trip truck trucks text email phone name item notes walkthrough remodel renovation cash pickup pick job jobs load loads call move moving cleanout clean items stuff junk trash something
  minute minutes hour hours weekend year years morning afternoon evening tonight bit ton men person people dog dogs cat cats customer business complex floor floors story stories stairs steps elevator elevators street road block mile miles parking town texas houston tx day days night man kid kids dad manager house home apartment building unit units garage room rooms kitchen bedroom bathroom attic yard driveway gate number space area
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december inches feet pounds lbs lol haha omg bye great nice cool perfect right awesome
  broken heavy light old new big small huge brown black white red blue green gray grey beige oak wood wooden metal plastic glass leather condition shape samsung whirlpool kenmore sears ikea lg ge sony weber few half full less empty extra
  precio cotizacion presupuesto descuento pregunta momento minuto minutos hora horas dia semana mes ano anos veces rato viaje camion troca piso pisos elevador escaleras calle direccion numero telefono nombre persona personas nino nina perro lunes miercoles jueves viernes sabado domingo tarde noche buena chico chica grande viejo vieja cosa cosas basura cuarto cuartos sala cocina patio garaje cochera`;
