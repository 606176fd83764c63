import { englishSingular } from "../text/singular.ts";
import { CUE_WORDS } from "./cues.ts";
import { isFunctionWord } from "./function-words.ts";
import { PLACING, ROOMS } from "./places.ts";
import { CONTAINERS, PARTS_OF, TAILS } from "./shapes.ts";
import { unionOf, wordSet } from "./table.ts";

/**
 * Everyday words that lie one slip of the fingers from a thing's name. They are meant as they are
 * written: "cable" is no table and "lump" no lamp. (The lists are general, not made for one price list.)
 */
const ENGLISH = wordSet(
  "admonition archive archives arbor harbor armor atlas automate bacteria bailer bakery ballet based basket batter battle beach beaches bead beard board boards",
  "beauty bender bidding bind binder bird bland blank blanks blend bleed blink blond blood bloody boar boat boats bond bonus boost booth boots borrow bounce bowl bowler brand brash breach",
  "bread break brick brief bright broil brunch brush brushes buffer bulk bull bump bumper bunch bunk burn burrow bush bushes cable cables cabin calm came camp cane canes canal capacity captain",
  "care career cargo carton cartoon cartridge carve cater caution certain chain chains chance change changes char charm chart chase cheap check cheer chest child chip chips choir choose chose circa circle",
  "claim clamp class clean clear clerk clever climb clip clipboard close closed closer closes cloth cloths cloud club clutch coach coal coast code coin cold color colors column come comic commuter",
  "compare compete complete compute concert concern concrete condense condo contain contender corridor couch cough count course court cover crab crack craft crash crate crazy cream creep crew crib crime crisp",
  "crotch crowd crown crunch crush damp dance date dates deal dealer debt deck decks deed deep denial desert design desk dial diner dinner dip dirty disc dish disk dive dock docking dodge doll door",
  "dozen draft drain draw drawn dream dress dressed dresses dressing drill drink drive driver drivers drop drum dump duty dyer dynamic edge edges electron empty engine estate estates even event exclusive expensive",
  "explosion fable face faces facet fact fade fair fall fame fancy fare farm fast fate fault feel fence fencing field fight file fill film final finder fine fire firm fish fist fixed flag flame flare flash flat flee",
  "flight flip float flood flooding floor flour flow flower football form forum frame freeze fresh fridge fringe front frozen fuel full funder funny gavel gear generate gift gill girl glad glance glass globe gloss glove goal gown",
  "grab grad grade grain grand grant grape grass grave gray greed green greet grid grill grind grip groom gross group grow guard guess guest guide gum gun habit hair half hall hammer hand handle hang happy",
  "hard harsh hatch hate hater head header heal healer hear heart heat heavy hedge help hence herd hike hill hinge hint hire hitch hold hole holy home hood hook horn horns horse hose hotel hour house hover huge human humid hunt hurt",
  "inch inland inflation isolation input item jail jar jelly joint judge juice jump junk just keep kettle kick kind kiss kitten knee knife knob knock label lack lady lake lamb lamp lane large last late lather latter laugh",
  "lawn layer lead leaf leak lean leap learn lease leash least leather leave ledge legal lemon lend less lever lick lid lien life lift light like limb limit limp line lines link lion list lit live liver load loan lobby local",
  "lock lodge loft lone long look looker loop loose loss lost loud love lower luck lump lumps lunch lung maid mail main make male mall manager mane manual march mare margarine mark market marrow mask mason mass match mate matter mattered maybe mayor",
  "meal mean measure meat medal mediation medicare meet melt member memory mental menu mess meter metal metro might mild milk mill mind miner mint minus miss mistress mix mixed model modem moist mole moment money monster month mood moon moose",
  "morrow motor mount mouse mouth move mover movers movie mower mowing much mumble musician nail name navy near neat neck need nerve nest next nice night noise noon norm north nose note novel nurse oak ocean odor offer often older once onion open",
  "oral orbit order other ought ounce outer oven over owner pace pack page paid pail pain paint pair pale palm pane panic pant paper park part party pass past paste patch path patio patrol pause pave peace peak pear peas peel pen pest pester photo piece pile",
  "pilot pinch pine pink pint pipe pitch place plain plan plane planner plant planting plants plate play player plaza plea plot plow plug plum plus point pointer points poker pole police polish polo pond pony pool poor porch pork port porter",
  "pose post pot potato pouch pound pour powder power praise pray press price pride prime print printing prior prison prize probe proof proud prove pull pulse pump punch pure purse push quick quiet quite quote race rack radar rage rail rain raise ranch range",
  "rank rapid rate ratio reach react read ready real reason receiver recline refund relax reliable rely remove rent repair repeat reply rest result retainer rice rich ride rider rifle right ring rinse riot rise risk river road roast rob rock role roll roof rooms root rooting rope rose rotate rotten rough",
  "round route royal rubber rude ruin rule rumble rural rush rust sack safe sail salad sale salt same sand sandbar sauce save scale scan scare scarf scene scent school scoop scope score scout scrap scrape screen screw script seal seam search season seat second secret seed seek self sell",
  "send sense series serve serves server set settle settles sever several sewing shade shadow shaft shake shame shape share shark sharp shed sheet shelf shell shift shine ship shirt shock shoe shoot shooter shop shore short shot shout shove show shut sick side sigh sight sign silk silly silver since sing single sink sister",
  "site size skill skin skip skirt slab slam slap sleep slice slide slip slope slow slower small smart smash smell smile smoke smooth snack snake snap sneak sneaker snow soap social sock soda soft soil solar sold sole solid solve song soon sore sort soul sound soup south sowing space spare spark sparkle speak speed spell spelling",
  "spend spice spike spill spin spine split sport spot spray spread spring spy squad square squares stack stacked stacks staff stage stain stair stairs stale stamp stamps stand star stare start state states statue status stay steak steal steam steel steep steer stem step stereo stick sticky still sting stir stock stocks stole stomp stone stood stop",
  "store stores storm story stout stove straw stream street stress strike string strip stroke strong stronger struck stuck study stuff stump stun style sugar suit sump sun super sure surf swap sway swear sweat sweep sweet swell swept swift swim swing switch sworn swung table tablet tablets tack tail take tale tales talk",
  "tall tank tape task taste taster tax teach team tear tease teen tell tend tent term test thank thick thief thin thing think third thorn three throw thumb thus ticket tide tidy tie tight tile till timber time tine tiny tip tire tired title toast today toe toll tone toner tool toothpaste top torch total",
  "touch tough tour towel tower town toxic toy trace track trade trail trailer train trap trash tray treat tree trend trial tribe trick trim trip truck trump trunk trust truth tube tulip tuna tuner tune turf turn twice twin twist type uncle under unit upper urban usage usual valid value valve van vanish vase vast vault",
  "vent verb vest video view visit vital vocal voice void vote wage wagon waist wait wake walk wall want warm warn wash washed waste watch water wave wear weave weigh weight wheat wheel while whip whole wide widow wife wild will wind window wine wing winter wire wise wish witch wolf woman wonder wood wool word work world worm worry",
  "worse worst worth wound wrap wrist write wrong yard year yeast yell yellow yield young youth zone planner aunt aunts circuits stapler stapled bored bother brother rather either feather weather follow following stating ready tenet tenants tenant guestroom",
);
const SPANISH = wordSet(
  "abajo aceptar ahora algo alta alto antes ayuda bajo barato barrio base blanco bonita bonito breve bueno buena buenas cable cada calle cama cambio camino campo cara carne caro carta casa casas casi causa centro cerca cerrar cinco",
  "cita claro clase cobrar cobra cobran coche cocina comida como comodo comoda compra con conmigo contra corre corto cosa cosas costa cuadra cuadras cuadro cual cuando cuanto cuarto cuartos cuatro cuenta cuesta cuidado dado dama deber decir dejar dentro derecho",
  "desde dia dinero donde doble duda edad ella entra entre esposa esposo estado estar este falta familia fecha feria fila fin flor foto frente fuera fuerte fuerza gente gracias gratis grande gusto hacer hasta hija hijo hora horas hoy igual jardin juntos lado largo",
  "lejos libre limpia limpio linea lista llama llamar llave llena lleno llenas llenos llevan llega llegar lleno lugar luz madre malo mano manana marca martes mayor media medio mejor menor menos mensaje mesero mes meses metro miedo mientras mil misa mismo mitad modo momento mucho muchos muerto mujer",
  "mundo nada nadie negro ninos noche nombre nueva nuevo numero nunca otra otro padre pago pagar palabra pared parte partes pasa paso patio pecho pedir pena pero perro persona piedra pieza piezas piso pista poco poder polvo poner porque precio primo primera pronto pueblo puede puedo",
  "puesta puesto punto quien quiero quitar rato razon recibo regalo reloj renta resto ropa rota roto sabado saber salir semana serio servicio siempre sirve sobre sola solo suelo suerte sucia sucio tarde tarjeta tengo tener tiempo tienda tiene tierra tipo tiran tirar tirarla toca todo",
  "toma trabajo trae traer tres troca trato usada usado vale varios vecina vecino venir venta ver verdad vida vidrio viejo vieja viene viernes visto vivo vive vuelta cara caras cuna pesado pesada bota botas mero mera pasillo torre rento rentar suela torta jala jalan jalar tamano",
);

const ORDINARY = unionOf(ENGLISH, SPANISH, ROOMS, PLACING, TAILS, PARTS_OF, CONTAINERS, CUE_WORDS);

/** True for a word that stands for itself and is never a misspelling of an item's. */
export function isOrdinaryWord(word: string): boolean {
  return isOrdinary(word) || isOrdinary(englishSingular(word));
}

function isOrdinary(form: string): boolean {
  return isFunctionWord(form) || ORDINARY.has(form);
}
