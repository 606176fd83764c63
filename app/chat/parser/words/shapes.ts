import { wordSet } from "./table.ts";

/** Things that hold or measure others: "bags of clothes", "a load of brush". */
export const CONTAINERS = wordSet`
  bag bags box boxes bin bins bucket buckets can cans pile piles stack stacks load loads set
  sets pair bundle bundles roll rolls jug jugs crate crates piece pieces pallet pallets bottle
  bottles case cases tote totes tub tubs container containers truckload bunch gallon gallons
  pack square squares sheet sheets board stick wheelbarrow wheelbarrows trailer pc pcs unit
  units couple tank tanks heap bolsa bolsas caja cajas bote botes monton pila costal costales
  camioneta troca viaje galon galones juego par carga pieza piezas tanque tanques`;

/** Words behind an item that make it a mere description: "organ recital", "fridge magnet". */
export const TAILS = wordSet`
  job jobs truck trucks freeze leak lease apt apartment condo townhouse townhome duplex ranch
  bungalow burst contents cleanout cleanup teacher player store shop firm warehouse company
  brand sale delivery movers room rooms area house deck party show game games team club clubs
  day days night time week month number code key keys lock handle magnet potato cushion cushions
  cover remote mount curtain curtains sheet sheets cloth legs leg part parts hose vent filter
  cord cable cables road st ave rd blvd bug bugs hole depot boutique roof parking shift cue cues
  dr linen linens liner shade hanger rental rentals toys ride race maker collector people
  contractor guy guys man lady owner instructions receipt cleaner cleaning brush dish drawers
  seat tank hinge hinges pad stain stains smell restaurant gallery motel hollow creek line lines
  chlorine chemicals chemical replacement companies donation meat food drawer stuff post posts
  space stand stands rack racks count crew service removal pickup haul hauling disposal quote
  price pricing fee cost`;
/** Tails that speak of the service: the thing before them is what it is about. */
export const SERVICE_TAILS = wordSet`
  removal pickup haul hauling disposal quote price pricing fee cost service number`;

/** Parts and pictures of a thing: "cushions for the couch", "a picture of the piano". */
export const PARTS_OF = wordSet`
  cushion cushions cover leg legs part parts remote picture pictures photo photos pic pics
  handle drawer drawers door doors shelf shelves window windows wheel wheels estante puerta
  puertas ventana ventanas size weight back top bottom side key keys cord foto fotos corner
  cajon tank tanks tanque tanques stuff cosas`;

/** Words that follow an article or a number in talk about a pickup, and name nothing to haul. */
export const NOT_THINGS = wordSet`
  estimate total bill discount deal invoice card dollars question problem idea appointment trip
  truck trucks text email phone name item notes walkthrough remodel renovation cash pickup pick
  job jobs load loads call move moving cleanout clean items stuff junk trash something minute
  hour hours weekend year years morning afternoon evening tonight bit ton men person people dog
  dogs cat cats customer business complex floor floors story stairs steps elevator elevators
  street road block parking town houston tx day days night man kid kids dad manager house home
  apartment building unit units garage room rooms kitchen bedroom bathroom attic yard driveway
  gate number space area monday tuesday wednesday thursday friday saturday sunday january
  february march june july august inches feet pounds lbs lol haha bye great nice cool perfect
  right awesome broken heavy light old new big small huge brown black white red blue green gray
  oak wood wooden metal plastic glass leather condition shape samsung whirlpool kenmore ikea lg
  ge few half full less empty extra precio hora dia semana mes ano anos viaje troca piso
  elevador escaleras calle nombre persona personas nino nina perro lunes jueves viernes sabado
  domingo tarde noche buena chico chica grande viejo vieja cosa cosas basura cuarto cuartos sala
  cocina patio garaje cochera`;
