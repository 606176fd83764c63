import type { Mention } from "../reading/mention.ts";
import { bagKey } from "../vocabulary/heads.ts";
import { findPhrase } from "../vocabulary/phrase-tree.ts";
import type { Hit } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  changeItem,
  type Draft,
  type DraftLine,
  lineOf,
  referredLine,
  removeLine,
} from "./list.ts";

/** Where in the conversation a mention stands. */
export type Place = {
  message: number;
  /** The words before it and behind it in its sentence. */
  lead: string;
  tail: string;
  /** The mention right before it in the same message. */
  previous: Mention | undefined;
  vocabulary: Vocabulary;
};

const ADDING =
  /\b(?:also|plus|add|adding|and|another|too|as well|additionally|forgot|more|n|oh|tambien|agreg\w+|anad\w+|otro|otra|ademas|y|e|aparte|mas)\b/;
const CORRECTING =
  /\b(?:no wait|wait no|i mean|i meant|meant|scratch that|strike that|correction|sorry|or rather|rather|make that|make it|digo|perdon|mejor dicho|o sea|quise decir|quiero decir)\b/;
const RETHINKING =
  /\b(?:actually|instead|change|switch|swap|better|mas bien|mejor|cambi\w+|en vez|en realidad|wait|no|its|it is|es)\b/;
const TAKING_OFF =
  /\b(?:remove|take off|take out|takeoff|pull|quit\w+|sac[ao]\w*|elimin\w+|borr\w+)\b(?!.*\b(?:also|add|tambien)\b)/;
const BECOMES =
  /^(?:, )?(?:is|are|was|were|its|es|son|era|being)(?: (?:actually|really|just|all|both|more of|like|technically|de hecho|un poco|en realidad|una especie de))?(?: de)?(?: (?:a|an|un|una|the|los|las))?$/;
const SWAPS = /^(?:to|for|with|into|por|a|con)(?: (?:a|an|the|un|una))?$/;
const ONLY_BEFORE =
  /(?:^|\b)(?:just|only|solo|solamente|nomas|unicamente)(?: (?:want|need|take|taking|doing|do|quiero|lleven|llevense|the))?$/;

/** Puts what a mention says into the list. */
export function applyMention(draft: Draft, mention: Mention, place: Place): void {
  if (mention.kind === "refused") return;
  const line = referredLine(draft, mention, place.vocabulary);
  if (mention.told && tells(draft, mention, place.vocabulary)) return;
  if (mention.sense === "keep") keep(draft, mention, line, place);
  else if (draft.excepted.get(mention.id) === place.message && isBare(mention)) return;
  else if (line && takesOff(line, mention, place)) keep(draft, mention, line, place);
  else if (line && place.previous && BECOMES.test(place.lead) && mention.named.id === line.id)
    return;
  else if (replaces(draft, mention, line, place)) return;
  else if (line && isSame(line, mention, place)) change(draft, line, mention, place);
  else add(draft, mention, place);
}

/** "the TV is 65 inches": the line that stands becomes the item of that size. */
function tells(draft: Draft, mention: Mention, vocabulary: Vocabulary): boolean {
  const { id, words } = mention.named;
  const line = referredLine(draft, { id, words, head: mention.head }, vocabulary);
  if (!line || mention.sense === "keep") return false;
  if (mention.count !== null && !mention.indefinite)
    Object.assign(line, { quantity: mention.count, open: false });
  changeItem(draft, line, mention.id, mention.words);
  return true;
}

/** Restricts the list to what follows: "actually just the desk". */
export function restricts(draft: Draft, mention: Mention, { lead, message }: Place): boolean {
  const earlier = draft.lines.some((line) => line.message < message);
  if (!earlier || mention.sense !== "take" || !ONLY_BEFORE.test(lead)) return false;
  const answers = mention.count !== null && !mention.indefinite && lineOf(draft, mention.id)?.open;
  return !answers && !/\b(?:also|plus|add|tambien|oh|forgot)\b/.test(lead);
}

function keep(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  { message }: Place,
): void {
  if (mention.excepted) draft.excepted.set(mention.id, message);
  draft.last = mention.id;
  // "not a regular couch" says what a sectional is not; it takes nothing off.
  if (
    !line ||
    (line.id !== mention.id &&
      (mention.indefinite || (line.message === message && !mention.definite)))
  )
    return;
  // "4 tires no rims": another word for the same item, denied within one message.
  const otherWord = line.literal !== mention.named.literal;
  if (otherWord && (mention.indefinite || mention.vague)) return;
  if (mention.loosely && line.message === message && otherWord) return;
  const some = mention.count !== null && mention.count > 0 && mention.count < line.quantity;
  if (some) line.quantity -= mention.count ?? 0;
  else removeLine(draft, line);
}

/** "ok take off the fridge", "remove the desk", said of what an earlier message put on the list. */
function takesOff(line: DraftLine, mention: Mention, { lead, tail, message }: Place): boolean {
  if (line.message === message) return false;
  if (mention.unwanted && !/\banymore|any more|any longer\b/.test(tail)) return true;
  return (
    TAKING_OFF.test(lead) ||
    (/\b(?:take|taking|get|pull)\b/.test(lead) && /^(?:back )?(?:off|out)\b/.test(tail))
  );
}

/** "the sofa is a sleeper", "a couch, no wait, a loveseat", "no, a loveseat". */
function replaces(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  place: Place,
): boolean {
  const old = replacedLine(draft, mention, line, place);
  if (!old || old.id === mention.id) return false;
  const kind = SWAPS.test(place.lead) ? undefined : kindOf(old, mention, place.vocabulary);
  if (line && mention.definite) {
    removeLine(draft, old);
    return true;
  }
  const counted = mention.count !== null && !mention.indefinite;
  if (counted && mention.count !== null)
    Object.assign(old, { quantity: mention.count, open: false });
  changeItem(draft, old, kind?.id ?? mention.id, kind?.words ?? mention.words);
  return true;
}

/** "a fridge", then "it's french door": two names that make a third together. */
function kindOf(line: DraftLine, mention: Mention, { bags, phrases }: Vocabulary): Hit | undefined {
  const joined = findPhrase(phrases, [line.head, "with", ...mention.words])?.hits[0];
  const hit = joined ?? bags.get(bagKey([...line.words, ...mention.words]));
  return hit?.kind === "item" && hit.id !== line.id && hit.id !== mention.id ? hit : undefined;
}

function replacedLine(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  { lead, tail, previous, vocabulary, message }: Place,
): DraftLine | undefined {
  const before = previous && referredLine(draft, previous, vocabulary);
  if (before && previous.sense === "take" && before.id !== mention.id) {
    const kin =
      related(before.id, mention, vocabulary) ||
      vocabulary.bags.get(bagKey([...before.words, ...mention.words]))?.id === mention.id;
    if (BECOMES.test(lead) && kin) return before;
    if (CORRECTING.test(lead) && !/\b(?:and|also|plus)$/.test(lead) && before.message === message)
      return before;
    if (SWAPS.test(lead) && before.message < message) return before;
  }
  const last = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  if (line || previous || !last || last.message === message) return undefined;
  if (kindOf(last, mention, vocabulary) && (mention.count === null || mention.indefinite))
    return last;
  if (isAnswer(last, mention, lead, tail)) return last;
  const rethinks =
    CORRECTING.test(lead) || RETHINKING.test(lead) || /\b(?:instead|en vez)\b/.test(tail);
  const adds = /\b(?:also|plus|add|another|too|as well|forgot|tambien)\b/.test(`${lead} ${tail}`);
  return rethinks && !adds && related(last.id, mention, vocabulary) ? last : undefined;
}

/** "mattress", then "queen mattress" and no more: the kind of what was named without one. */
function isAnswer(last: DraftLine, mention: Mention, lead: string, tail: string): boolean {
  const bare = lead === "" && tail === "" && (mention.count === null || mention.indefinite);
  return bare && !last.described && mention.described && last.words.includes(mention.head);
}

/** Two items that may be taken for one another: one category, or one noun. */
function related(id: string, mention: Mention, { catalog, heads }: Vocabulary): boolean {
  const [one, two] = [catalog.byId.get(id), catalog.byId.get(mention.id)];
  return one?.category === two?.category || (heads.get(id)?.has(mention.head) ?? false);
}

/** A bare name before these is the subject of a remark on what was named already. */
const VERB_NEXT =
  /^(?:, )?(?:is|are|has|have|had|was|were|seats?|weighs?|works?|holds?|fits?|measures?|needs?|sits|goes|can|will|must|looks|runs|came|comes|does|doesnt|dont|wont|isnt|arent|still|es|son|esta|estan|mide|pesa|funciona|sirve|tiene|era|no)\b/;

/** "haul dishwasher", said of the one spoken of before. */
const VERB_BEFORE = /\b(?:haul|take|remove|get|grab|toss|dump|up|lleven|recojan|tirar)$/;

/** True when a mention speaks of a line that stands, and not of one more such thing. */
function isSame(line: DraftLine, mention: Mention, { lead, tail, message }: Place): boolean {
  if (line.message < message) return line.id === mention.id || mention.definite || isBare(mention);
  if (line.id !== mention.id) return mention.definite || VERB_NEXT.test(tail);
  if (CORRECTING.test(lead)) return true;
  if (mention.additive) return true;
  if (line.open && mention.count !== null && mention.plural) return true;
  if (mention.definite) return !/^(?:and|y|plus|,)$/.test(lead);
  if (mention.plural && mention.count === null) return true;
  return mention.count === null && (VERB_NEXT.test(tail) || VERB_BEFORE.test(lead));
}

function isBare(mention: Mention): boolean {
  return mention.count === null && !mention.indefinite && mention.words.length === 1;
}

/** Changes the count of a line that stands: set when corrected or restated, raised when added to. */
function change(
  draft: Draft,
  line: DraftLine,
  mention: Mention,
  { lead, tail, message }: Place,
): void {
  draft.last = line.id;
  const { count } = mention;
  if (count === null) return;
  const earlier = line.message < message;
  const adds = ADDING.test(lead) || /^(?:too|as well|tambien|also)\b/.test(tail);
  if (mention.additive || (earlier && adds && !mention.definite && !line.open))
    line.quantity += count;
  else if (!mention.indefinite) Object.assign(line, { quantity: count, open: false });
}

function add(draft: Draft, mention: Mention, { message }: Place): void {
  draft.last = mention.id;
  const open = mention.count === null && (mention.plural || mention.vague);
  const quantity = mention.count ?? 1;
  const line = lineOf(draft, mention.id);
  if (line) {
    line.quantity += quantity;
    line.open ||= open;
    return;
  }
  const back = draft.removed.findLast(({ id }) => id === mention.id);
  const restored = back && mention.count === null ? back.quantity : quantity;
  const { id, described, words } = mention;
  const { literal, id: base } = mention.named;
  const counted = mention.count !== null && !mention.indefinite;
  const says = { counted, described, words, head: mention.head, base, literal, message };
  draft.lines.push({ id, quantity: restored, open: open && !back, ...says });
}
