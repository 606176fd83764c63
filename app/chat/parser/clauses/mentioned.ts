import { LOAD_WORDS } from "#app/chat/parser/text/load-words.ts";
import { UNITS } from "#app/chat/parser/text/units.ts";
import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { CUE_TREE } from "#app/chat/parser/words/cues.server.ts";
import { OF, WITH } from "#app/chat/parser/words/function-words.ts";
import { BEFORE_TO, NOT_PLACING_AFTER, PLACING } from "#app/chat/parser/words/places.ts";
import { CONTAINERS } from "#app/chat/parser/words/shapes.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";

const FROM = wordSet`
  after before when cuando where from off beside past across outside near around per hasta send
  sent attached`;
/** What may be so many as well as so near: "around 25 bags", "over 20 boxes". */
const ABOUT = wordSet`around near over under about`;
const HAULING = wordSet`haul hauled hauling carry take pick cart clear drag get`;
const OF_AMOUNT = wordSet`
  worth mess loose more total up pickup price precio quote cost costo rid dispose disposal
  couple bunch lot lots kind type one ones all both some most rest none each any half many
  removal deshacerme par monton section sections todas picking cleanout instead mudanza`;
const LIKENING = wordSet`
  not isnt smells runs built shaped looks look sounds size smaller taller weighs more use uses
  used works worked using stands opens pesa pesado pesada grande`;

/** True for a name that only says where, what with or what of: "at the end of the bed". */
export function isOnlyMentioned(pieces: Pieces, thing: Thing, before?: Thing): boolean {
  // "my friend Rose": who it is, and no "my moms couch"
  const who = thing.to - thing.from === 1 && thing.definite ? wordAt(pieces, thing.from - 1) : "";
  if (!who.endsWith("s") && CUE_TREE.next.get(who)?.hits.includes("other")) return true;
  const at = thing.start - 1;
  const [word, one] = [wordAt(pieces, at), wordAt(pieces, at - 1)];
  if (ABOUT.has(word) && thing.count !== null && !thing.indefinite) return false;
  if (word === "off" && HAULING.has(one)) return false;
  // "desde la puerta", but "y hasta una bicicleta"
  if (FROM.has(word)) return word !== "hasta" || !thing.indefinite;
  // "10 bags of leaves by the fence"
  if (PLACING.has(word)) return before?.end === at || !NOT_PLACING_AFTER.has(one);
  // "end of the bed", but "pickup of the bed", "two yards of brush", "of the 5 chairs 2 stay"
  const told = thing.count !== null && ((thing.definite && one === "") || thing.end > thing.to);
  if (OF.has(word)) return !told && !OF_AMOUNT.has(one) && !UNITS.has(one) && !CONTAINERS.has(one);
  const isMany = thing.count !== null && !thing.indefinite;
  if (/^(?:to|al?)$/.test(word)) return BEFORE_TO.has(one);
  if (WITH.has(word)) return pieces[thing.start]?.kind !== "number" && tellsPart(pieces, thing);
  // "looks like a couch and two beds" tells what there is.
  const isAlike = [one, wordAt(pieces, at - 2)].some(
    (before, by) => LIKENING.has(before) && wordAt(pieces, at - 2 - by) !== "",
  );
  if (/^(?:like|como)$/.test(word)) return isAlike && !isMany;
  return word === "as" && !LOAD_WORDS.has(thing.id);
}

/**
 * "with a broken door", "with a mirror attached", "with tile in them": said of a part or of
 * contents, not of a thing of its own.
 */
export function tellsPart(pieces: Pieces, { start, end }: Pick<Thing, "start" | "end">): boolean {
  return pieces.slice(start, end + 2).some(({ text }) => OF_PARTS.has(text));
}

const OF_PARTS = wordSet`
  em them attached built flat ruined trashed dead rotten rotted soaked broken broke busted
  cracked torn bent missing ripped shattered loose rusted rota roto quebrada`;
