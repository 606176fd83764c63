import { BUT } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { OTHERS } from "../words/verbs.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, type Piece, wordAt } from "./pieces.ts";

/** To have brought something away. */
const CARRIED = wordSet(
  "took taken hauled carried dropped brought drove moved sent dumped tossed threw carted lugged delivered shipped loaded gave returned donated tossed",
  "llevo llevaron llevamos lleve dejo dejamos deje tiro tiraron tiramos tire mando mandamos regreso donamos done",
);
/** To do so next; only what the customer or somebody else does is no order. */
const CARRIES = wordSet("take haul drop bring drive donate dump taking hauling dropping bringing");
/** Where nobody fetches a thing again. */
const AWAY = wordSet(
  "dump dumps landfill goodwill dumpster recycling recycler recyclers scrapyard junkyard church charity thrift shelter habitat pawn donation donations consignment resale store transfer salvation storage auction incinerator ikea costco walmart",
  "basurero iglesia donaciones reciclaje tiradero bodega vertedero tienda",
);
const MAY =
  /^(?:you|u|yall|ya|please|can|could|would|cant|couldnt|need|needs|want|wants|wanted|have|trying|tried|was|were|if|ustedes|pueden|puede|usted|quiero|necesito)$/;
const DOES = /^(?:ill|well|will|gonna|going|im|were|is|are|he|she|they|hes|shes|theyre)$/;
const FARTHEST = 8;

/**
 * "my husband took the dresser to the dump", "I'll drop the crib off at Goodwill": gone, or about
 * to be, by other hands than the crew's.
 */
export function isCarriedAway(
  { start, end }: Mention,
  pieces: readonly Piece[],
  sentence: number,
): boolean {
  const verb = verbBefore(pieces, start, sentence);
  return verb !== -1 && goesAway(pieces, end) && isByOthers(pieces, verb, sentence);
}

function verbBefore(pieces: readonly Piece[], start: number, sentence: number): number {
  for (let at = start - 1; at >= sentence && at >= start - FARTHEST; at -= 1) {
    const word = wordAt(pieces, at);
    if (CARRIED.has(word) || CARRIES.has(word)) return at;
    if (BUT.has(word) || word === "so") return -1;
  }
  return -1;
}

function isByOthers(pieces: readonly Piece[], verb: number, sentence: number): boolean {
  const before = [1, 2, 3, 4]
    .filter((step) => verb - step >= sentence)
    .map((step) => wordAt(pieces, verb - step));
  const past = CARRIED.has(wordAt(pieces, verb));
  if (before.some((word) => MAY.test(word) && !(past && /^(?:have|was|were)$/.test(word))))
    return false;
  return past || before.some((word) => DOES.test(word));
}

/** "… to the dump", "… at Goodwill", "… to my son's". */
function goesAway(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < from + FARTHEST && !endsSentence(pieces, at); at += 1) {
    if (!/^(?:to|at|al|a|en)$/.test(wordAt(pieces, at))) continue;
    const near = [1, 2, 3].map((step) => wordAt(pieces, at + step));
    if (near.some((word) => AWAY.has(word))) return true;
    const [article = "", owner = ""] = near;
    if (/^(?:my|his|her|our|their|the|a|mi|su)$/.test(article) && isPerson(owner)) return true;
  }
  return false;
}

function isPerson(word: string): boolean {
  return OTHERS.has(word) || (word.endsWith("s") && OTHERS.has(word.slice(0, -1)));
}
