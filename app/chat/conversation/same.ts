import type { Mention } from "../reading/mention.ts";
import { ROOMS } from "../words/places.ts";
import type { DraftLine } from "./list.ts";
import type { Place } from "./place.ts";

/** A bare name before these is the subject of a remark on what was named already. */
const VERB_NEXT =
  /^(?:, )?(?:is|are|has|have|had|was|were|seats?|weighs?|works?|holds?|fits?|measures?|needs?|sits|goes|can|will|must|looks|runs|came|comes|does|doesnt|dont|wont|isnt|arent|still|es|son|esta|estan|mide|pesa|funciona|sirve|tiene|era|no)\b/;

/** "haul dishwasher", said of the one spoken of before. */
const VERB_BEFORE = /\b(?:haul|take|remove|get|grab|toss|dump|up|lleven|recojan|tirar)$/;

/** "I don't know why anybody needs ten tires": talk about what was counted. */
const ASKS_WHY = /\b(?:why|how come|por que|para que)\b/;

/** "all 3 rugs", "both lamps": all that were named. */
const ALL_BEFORE = /\b(?:all|both|todos|todas|ambos|ambas)$/;

/** True when a mention speaks of a line that stands, and not of one more such thing. */
export function isSame(line: DraftLine, mention: Mention, place: Place): boolean {
  const { tail, message } = place;
  if (line.message < message) {
    // "freezer, not fridge" names another thing.
    const other = line.id !== mention.id && /^(?:, )?(?:not|no)\b/.test(tail);
    // "a rocking chair", then "and the chairs".
    if (line.id !== mention.id && mention.plural && line.quantity === 1 && !line.open) return false;
    // "a mini fridge", then "and the fridge".
    const another = line.id !== mention.id && place.link.adds && !VERB_NEXT.test(tail);
    if (another) return false;
    return line.id === mention.id || mention.definite || (isBare(mention) && !other);
  }
  if (isElsewhere(line, mention)) return false;
  if (line.id !== mention.id)
    return (
      (mention.definite && !isInRoom(place.lead) && !goesOnList(place)) || VERB_NEXT.test(tail)
    );
  return mention.additive || isSaidAgain(mention, place) || isKnown(line, mention, place);
}

/** "the dishwasher … and in the laundry room the washer": what another room has. */
function isInRoom(lead: string): boolean {
  const words = lead.split(" ");
  return words.some((word, at) => /^(?:in|en)$/.test(words[at - 2] ?? "") && ROOMS.has(word));
}

/** "the futon and the couch": one more of a list, though a futon may be called a couch. */
function goesOnList({ lead, follows }: Place): boolean {
  return follows !== "restated" && GOES_ON.test(lead);
}

const GOES_ON = /^(?:,|(?:, )?(?:and|y|plus|n|ni|nor))$/;

/** "two planters yeah two planters", "no wait, three chairs", "so just the couch", "it's an old freezer", "yes, a real one". */
function isSaidAgain(mention: Mention, { link, previous, listed }: Place): boolean {
  const again = previous?.sense === "take" && previous.id === mention.id;
  // "so theres an air compressor and a generator": two things the list has one item for.
  const other = again && previous.head !== mention.head;
  if (other && listed && previous.indefinite && mention.indefinite && !link.repairs) return false;
  const restates = mention.count === previous?.count || previous?.indefinite;
  if (again && link.idles && mention.count !== null && restates) return true;
  const apposed = link.apposes && previous?.indefinite && mention.indefinite;
  if (link.repairs || link.sums || link.affirms) return true;
  return again && (link.tells || link.doubts || apposed || mention.likened);
}

/** True for a noun that points at what is there: "the couch", "both lamps", "chairs are heavy". */
function isKnown(line: DraftLine, mention: Mention, place: Place): boolean {
  const { lead, tail, follows, previous } = place;
  if (line.open && mention.count !== null && mention.plural) return true;
  if (mention.count === line.quantity && ASKS_WHY.test(lead)) return true;
  // "a bike, the bike works".
  const pointed = previous?.id === mention.id && previous.indefinite && !mention.plural;
  if (mention.definite && pointed && mention.count === null && lead === ",") return true;
  // "a washer and dryer, the dryer is dead".
  const again = previous?.head === mention.head && mention.count === null;
  if (mention.definite && again && VERB_NEXT.test(tail)) return true;
  if (mention.definite) return follows === "restated" || !GOES_ON.test(lead);
  if (mention.plural && (mention.count === null || ALL_BEFORE.test(lead))) return true;
  return mention.count === null && (VERB_NEXT.test(tail) || VERB_BEFORE.test(lead));
}

/** True for two places of one list: flat A's stove is not flat B's. */
export function isElsewhere(line: DraftLine, mention: Mention): boolean {
  return mention.section > 0 && line.section > 0 && line.section !== mention.section;
}

/** A noun alone: no count, no article, no kind. */
export function isBare(mention: Mention): boolean {
  return mention.count === null && !mention.indefinite && mention.words.length === 1;
}
