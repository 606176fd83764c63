import { englishSingular } from "../text/singular.ts";
import { CUE_WORDS } from "./cues.ts";
import { isFunctionWord } from "./function-words.ts";
import { PLACING, ROOMS } from "./places.ts";
import { CONTAINERS, PARTS_OF, TAILS } from "./shapes.ts";
import { unionOf, wordSet } from "./table.ts";

/**
 * Everyday words that lie one slip of the fingers from a thing's name. They are meant as they are
 * written: "cable" is no table and "lump" no lamp. None of them is a word of the price list, which are known before.
 */
const ENGLISH = wordSet(
  "admonition archive archives harbor armor atlas automate bacteria bailer bakery ballet batter battle beach beaches bead beard beauty bender bidding bind binder bland blank blanks blend bleed blink blond bloody boar bond",
  "bonus boost boots borrow bounce bowler brand brash breach bread break brief bright broil brunch buffer bulk bull bump bunch burn burrow bush bushes cable cables cabin calm came cane canes canal capacity care career cargo",
  "cartoon cartridge carve cater caution certain chance char charm chart cheap cheer choir choose chose circa circle claim clamp class clear clerk clever climb clip clipboard close closed closer closes cloth cloths cloud",
  "clutch coal coast code coin cold color colors column come comic commuter compare compete compute concern condense contain contender corridor cough count course court crab crack craft crash crazy cream creep crew crime",
  "crisp crotch crowd crown crunch crush damp dance date dates deal debt deed denial desert design dial diner dip dirty disc disk dive dock docking dodge dozen draft drawn dream dress dressed dresses drive driver drivers",
  "duty dyer dynamic edge edges electron estate estates even event exclusive expensive explosion fable face faces facet fact fade fair fall fame fancy fare farm fast fate fault feel field fight fill film final finder fine",
  "firm fist fixed flag flame flash flee flight flip float flood flooding flour flow football form forum fresh fringe frozen funder funny gavel generate gift gill girl glad glance globe gloss glove gown grab grad grade",
  "grain grant grape grave gray greed greet grid grind grip groom gross grow guard guess guest guide gum habit hair hammer handle hang happy hard harsh hatch hate hater header heal healer hear heart help hence herd hike",
  "hill hinge hint hitch hold hole holy hook horn horns horse hotel hour hover huge humid hunt hurt inland inflation isolation input jail jar jelly joint judge juice jump just kettle kick kind kiss kitten knee knife knob",
  "knock label lack lady lake lamb lane last late lather latter laugh layer leak lean leap learn lease leash least ledge legal lemon lend less lever lick lid lien life like limit limp lion list lit live liver loan lobby",
  "lodge lone look looker loop loose loss lost loud lower luck lump lumps lunch lung maid main make male mall manager mane manual march mare margarine mark market marrow mask mason mass match mate matter mattered maybe",
  "mayor meal mean measure meat medal mediation medicare meet melt member mental menu mess meter metro might mild milk mind miner mint minus miss mistress mix mixed model modem moist mole moment money monster month mood",
  "moon moose morrow mount mouse mouth movie mowing much mumble musician nail navy near neat neck nerve nest next nice noise noon norm north nose note novel nurse oak ocean odor offer older once onion oral orbit order ought",
  "ounce outer owner pace page paid pail pain pair pale pane panic pant pass past paste patch path patrol pause pave peace peak pear peas peel pest pester photo pilot pinch pink pint pitch place plain plan plane planner",
  "planting plea plot plow plug plum plus point pointer points polish polo pond pony poor pork port porter pose potato pouch pound praise pray pride prime print printing prior prison prize probe proud prove pulse punch pure",
  "purse quick quiet quite quote radar rage rain raise ranch rank rapid rate ratio react read ready real reason receiver recline refund relax reliable rely rent repair repeat reply rest result retainer rich rider right ring",
  "rinse riot rise risk river roast rob role root rooting rope rose rotate rough route royal rubber rude ruin rule rumble rural rush rust sack sail salad sale salt same sandbar sauce save scale scan scare scarf scene scent",
  "scoop scope score scout scrape screw script seam search season second secret seed seek self sell send sense series serve serves settle settles sever several sewing shade shadow shaft shake shame shape share shark shift",
  "shine ship shirt shoot shooter shore short shot shout shove show shut sick sigh sight silk silly silver sing sister skill skin skip skirt slab slam slap slice slip slope slower smash smell smile smooth snake sneak",
  "sneaker snow soap social sock solar sold sole solid solve song soon sore sort soul soup south sowing spark sparkle speak spell spelling spend spice spike spine spot spread spy squad staff stage stale stamp stamps star",
  "stare start status stay steak steal steep steer stem sticky still sting stir stock stocks stole stomp stood stop story stout stream street stress strike string strip stroke strong stronger struck stuck study stun style",
  "sugar suit sump sun super sure surf sway swear sweat sweep sweet swell swept swift swim sworn swung tablet tablets tack tail tale tales talk taste taster tax teach team tear tease teen tell tend term thank thick thief",
  "thin thing think third thorn thumb thus tide tidy tight till timber time tine tip tired title toast today toe toll tone toner toothpaste torch touch tough tour towel town toxic trace track trade trail trap tray treat",
  "trend trial tribe trick trim trump trust truth tulip tuna tuner tune turf twice twist type uncle upper urban usage usual valid value valve van vanish vase vast vault verb vest view visit vital vocal voice void vote wage",
  "waist wait wake want warm warn wash washed watch wear weave weigh wheat while whip wide widow wife wild will wind winter wise wish witch wolf woman wonder wool word world worm worry worse worst worth wound wrap wrist",
  "write wrong year yeast yell yellow yield young youth zone aunt aunts circuits stapler stapled bored bother brother rather either feather weather follow following stating tenet tenants tenant guestroom",
  "check dealer drop hire keep line lines mail name need often open police pour price remove seal since site square squares stack stacks state states swap take tape test three under tres",
);
const SPANISH = wordSet(
  "abajo aceptar ahora algo antes ayuda bajo barato barrio blanco bonita bonito breve bueno buena buenas cable cada calle cambio camino campo cara carne caro carta casi causa cerrar cinco cita claro clase cobrar cobra",
  "cobran coche como comodo compra conmigo contra corre corto costa cuadra cuadras cual cuando cuanto cuarto cuartos cuatro cuenta cuesta cuidado dado dama deber decir dejar dentro derecho desde dia dinero donde doble duda",
  "edad ella entra entre esposa esposo estado estar este falta familia fecha feria fila fin flor foto frente fuera fuerza gente gracias gratis gusto hacer hasta hija hijo hora horas hoy igual juntos lado largo lejos libre",
  "limpia limpio linea lista llama llamar llave lleno llenos llevan llega llegar lugar luz madre malo manana marca martes mayor medio mejor menor menos mensaje mesero mes meses metro miedo mientras mil misa mismo mitad modo",
  "momento mucho muchos mujer mundo nada nadie negro nombre nueva nuevo numero nunca otra otro padre pago pagar palabra pasa paso pecho pedir pena pero persona piedra pieza piezas pista poco poder polvo poner porque precio",
  "primo primera pronto pueblo puede puedo puesta puesto punto quien quiero quitar rato razon recibo regalo renta resto rota roto sabado saber salir semana serio servicio siempre sirve sobre sola solo suelo suerte sucia",
  "sucio tarde tarjeta tengo tener tiempo tienda tiene tipo tiran tirar tirarla toca todo toma trae traer trato usada vale varios vecina vecino venir venta ver verdad vida vidrio viene viernes visto vivo vive vuelta caras",
  "pesado pesada bota botas mero mera pasillo rento rentar suela torta jala jalan jalar tamano",
);

const ORDINARY = unionOf(ENGLISH, SPANISH, ROOMS, PLACING, TAILS, PARTS_OF, CONTAINERS, CUE_WORDS);

/** True for a word that stands for itself and is never a misspelling of an item's. */
export function isOrdinaryWord(word: string): boolean {
  return isOrdinary(word) || isOrdinary(englishSingular(word));
}

function isOrdinary(form: string): boolean {
  return isFunctionWord(form) || ORDINARY.has(form);
}
