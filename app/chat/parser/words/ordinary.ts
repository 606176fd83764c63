import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { CUE_WORDS } from "./cues.server.ts";
import { CONTAINERS, isFunctionWord, PARTS_OF, PLACING, ROOMS, TAILS } from "./lists.ts";
import { unionOf, wordSet } from "./table.ts";

/**
 * Everyday words that lie one slip of the fingers from a thing's name. They are meant as they are
 * written: "cable" is no table and "lump" no lamp. A word that no name is near to need not stand here.
 */
const ENGLISH = wordSet`
  licker hooker sadder dashboard statuses declaration alternate glide sender sprinkles decorator
  decorators larder admonition harbor armor atlas bacteria bailer ballet batter battle bead
  bender bidding bind bloody boar borrow bounce bowler bruh brunch bulk bummer bummed cabin
  campus capacity cartoon cater certain chance clutch commuter compete compute concern condense
  constable corridor crotch crouch crunch denial disc dive docking dress dresses dyer electron
  exclusive expensive facet fame fare finder flooding fringe fulton funder gavel generate gill
  grad grade grave hater header healer heather horn horns hover inland inflation isolation juice
  lampasas latter loan looker mall mare marrow mate mattered meal mediation mental mole morrow
  mowing much mumble odor older painter pale patrol pave pester plane planes planner pointer
  pointing polo port portion portions porter printing prison pure rage recline rich rooting
  rumble sandbar sauce seam serve serves settle settles sever sewing shooter shot shove sick
  sing slower sore sowing sparkle spine spot star status steep stem sticky sting stir stream
  strong tale tales taste taster teach timer timers tine title tough transition trap vanish
  waller widow feather stating police state states`;
const SPANISH = wordSet`
  troque troques seccion secciones cerro jardinero jardineros barrio blanco blanca blancos
  blancas bola bolas caro casi cita comprador compradora corre costa cuadra cuadras derecho
  dinero edad espera espere espero flor frente limpia martes medio poder proyecto proyectos
  puesta toca vale trono pesado jala`;

const ORDINARY = unionOf(ENGLISH, SPANISH, ROOMS, PLACING, TAILS, PARTS_OF, CONTAINERS, CUE_WORDS);

/** True for a word that stands for itself and is never a misspelling of an item's. */
export function isOrdinaryWord(word: string): boolean {
  return isOrdinary(word) || isOrdinary(englishSingular(word));
}

function isOrdinary(form: string): boolean {
  return isFunctionWord(form) || ORDINARY.has(form);
}
