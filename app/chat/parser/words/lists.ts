import { unionOf, wordSet } from "./table.ts";

/** Articles and pronouns that point at a thing already known: "the", "my", "ese". */
export const DEFINITE = wordSet`
  the that this those these my our your his her their its them el la los las mi mis tu su sus
  ese esa esos esas este esta esto eso`;

/** Articles of one thing. */
export const ARTICLES = wordSet`a an un una`;
/** Articles that bring up something new. */
export const INDEFINITE = wordSet`a an un una some any unos unas algunos algunas`;

/** Counts that leave the number open. */
export const VAGUE = wordSet`
  some any bunch lots lot many ton load loads muchas unos unas monton chorro chingo`;

export const ANOTHER = wordSet`another otro otra`;
/** On top of what is there: "2 more", "another", "a second". */
export const MORE = wordSet`
  more extra other mas another otro otra second third fourth segundo tercer`;
/** Words that join two things of one list. */
export const AND = wordSet`and n y e plus nd or o nor ni und`;
export const WITH = wordSet`with w con`;
export const OF = wordSet`of de del`;
const BUT = wordSet`but pero however though although except aunque sino`;

/** Verbs and pronouns that begin a clause of their own. */
const CLAUSE_STARTERS = wordSet`
  i we they he she it its im were theres there theyre thats id ill well weve ive you u yall ya
  who which have has had got gotta need needs want wants would can could will is are was be am
  do does did then also please pls so because cause cuz since if when while hay tengo tenemos
  tiene tienen necesito quiero es son esta estan esto yo ella usted ustedes porque entonces
  tambien ocupo`;

const OTHER = wordSet`
  to too in on at by from for into onto off out up down over under about around as than per
  through near inside outside behind beside between along against across above underneath
  upstairs downstairs been being isnt dont doesnt didnt cant cannot wont wouldnt couldnt aint
  not no never may might must shall should just only even still already ever yet really very
  maybe probably like um uh er hmm okay ok yes yeah yep nope nah what where why how me us them
  him em hers ours yours mine theirs myself itself turn turns turned ended voy vamos thing
  things stuff everything anything something nothing all both each every none one ones rest here
  now today tomorrow thanks thank hi hello hey sorry actually instead without besides get
  getting gets go goes going gone come comes coming take takes taking took taken haul hauled
  hauling remove removed removing pick picked picking pickup keep keeping kept leave leaving
  stay stays staying throw dump dumped toss tossed rid dispose make makes made let lets put
  putting see look looking know think thought guess said say says tell told ask asked call
  called paid pay cost buy bought sell sold selling give gave using used use mean means meant
  change changed switch swap forgot forget drop cancel scratch move moved moving found find add
  bring brought work works worked broke died sits sat hold holds load loading show clear
  clearing cleared wondering trying try tried help living live lives replaced replacing replace
  fits fit weighs weigh including included belongs belong happens happen wait waiting supposed
  listed following mr mrs ms quiere quieren pesa mide vengan venir vino compre compramos dejaron
  dejo cambie agrega digo perdon mejor mando en sin por para que q k como cuando donde si muy
  mas al lo le les se te nos hola buenas buenos dias tardes gracias favor queremos llevar lleven
  llevan lleva llevense tirar recoger sacar quitar queda quedan quedamos quedo dejen dejar menos
  excepto salvo todo toda todas nada solo nomas nomás sirve sirven era fue seria whats quien
  mucho mucha muchas cuanto cobran pueden puede cosas cosa aqui ahi ahora hoy manana aceptan`;

const FUNCTION_WORDS = unionOf(OTHER, DEFINITE, INDEFINITE, AND, WITH, OF, BUT, CLAUSE_STARTERS);

/** True for a word that holds a sentence together; a word that is not may describe a noun. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** Rooms and places things stand in. */
export const ROOMS = wordSet`
  rm garage kitchen bedroom bedrooms bathroom bath living room rooms den office basement attic
  closet hallway hall patio backyard yard porch driveway curb laundry dining upstairs downstairs
  house apartment apt unit lobby foyer balcony deck pantry warehouse building bldg suite store
  shop carport alley nursery townhouse condo back front outside inside loft master sunroom entry
  entrance playroom gameroom workshop breezeway gym classroom breakroom chapel sanctuary garaje
  cochera cocina recamara cuarto departamento sala bano oficina casa apartamento apto atras
  afuera adentro banqueta yarda taller`;

/** Words that place one thing by another: what follows "behind the" is a landmark, not junk. */
export const PLACING = wordSet`
  in inside on onto under underneath behind beside near by along against around through into
  thru over above from at between past en entre`;

/** "next to the shed", "attached to the wall": only behind these does "to" place. */
export const BEFORE_TO = wordSet`
  bolted tied mounted next close junto attached hooked back access over leaning packed stuffed
  filled stacked piled`;
/** "out of the shed", "on top of the dresser", "detrás de la puerta". */
export const BEFORE_OF = wordSet`
  out top front side inside outside bottom back outta atras lado cerca arriba abajo afuera fuera
  enfrente adentro`;
/** "a quote on a sofa", "look at the desk": behind these a placing word does not place. */
export const NOT_PLACING_AFTER = wordSet`
  all count number total damage yes yep yeah no nope nah si drag carry left leave leaves leaving
  staying price prices pricing quote estimate cost help look looking looked haul bring turn
  turned working work update question move moving pass nvm mind nevermind hurry deal discount
  got peed`;

/** Words that name the number behind them: "apt 51", "bay 3", "gate code 4417", "seats 8". */
export const NUMBER_LABELS = wordSet`
  rm unit units apt apto apartment apartamento suite bldg building room cuarto bedroom recamara
  bathroom bay lot floor level piso number code zip phone tel expired circa since model size
  order invoice ticket job hwy dock spot space stall gate po seat seats sleeps fits holds turned
  turning year ano del section block tower floors apts line calle office oficina warehouse store
  shop house home entrance locker interior local`;

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
