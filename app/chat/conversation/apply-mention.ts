import type { Mention } from "../reading/mention.ts";
import { LUMPED } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import {
  changeItem,
  type Draft,
  type DraftLine,
  lineOf,
  referredLine,
  removeLine,
} from "./list.ts";
import type { Effect, Place } from "./place.ts";
import { replaces } from "./replace.ts";
import { isBare, isElsewhere, isSame } from "./same.ts";

const TAKING_OFF =
  /\b(?:remove|cross off|cross out|strike|lose|nix|hold off on|leave off|leave out|exclude|omit|take off|take out|takeoff|pull|quit\w+|sac[ao]\w*|elimin\w+|borr\w+)\b(?!.*\b(?:also|add|tambien)\b)/;
const ONLY_BEFORE =
  /(?:^|\b)(?:just|only|nada mas|solo|solamente|nomas|unicamente)(?: (?:want|need|take|taking|doing|do|quiero|lleven|llevense|the))?$/;

/** Puts what a mention says into the list. */
export function applyMention(draft: Draft, mention: Mention, place: Place): Effect {
  if (mention.kind === "refused") return "none";
  const line = lineMeant(draft, mention, place);
  if (mention.told && !mention.additive && tells(draft, mention, place.vocabulary))
    return "restated";
  if (mention.sense === "keep") return keep(draft, mention, line, place);
  if (draft.excepted.get(mention.id) === place.message && isBare(mention)) return "none";
  if (!line && isStillGood(mention, place)) return "none";
  if (line && takesOff(line, mention, place)) {
    keep(draft, mention, line, place);
    return "removed";
  }
  if (line && isEqual(draft, line, mention, place)) return "restated";
  if (replaces(draft, mention, line, place)) return "restated";
  if (line && isSame(line, mention, place)) return change(draft, line, mention, place);
  return add(draft, mention, place);
}

/** "not the washer, the washer still works": why it stays. */
function isStillGood({ id, definite }: Mention, { previous, tail }: Place): boolean {
  const kept = previous?.sense === "keep" && previous.id === id && definite;
  return kept && /^(?:is|works?|runs|still|todavia|aun|sirve|funciona|jala|esta)\b/.test(tail);
}

/** The line a name speaks of; "a futon … oh and the bed" brings up another thing in one breath. */
function lineMeant(draft: Draft, mention: Mention, place: Place): DraftLine | undefined {
  const line = referredLine(draft, mention, place.vocabulary);
  const another =
    line?.message === place.message &&
    line.id !== mention.id &&
    place.link.adds &&
    !place.link.joins;
  return another ? undefined : line;
}

/** "the couch is a brown couch": what a thing is called anyway. */
function isEqual(draft: Draft, line: DraftLine, mention: Mention, place: Place): boolean {
  const { previous, link, vocabulary, message } = place;
  if (!previous || !link.tells || mention.named.id !== line.id) return false;
  // "eran 5 cajas pero ahora son 8 cajas" gives a new count.
  if (mention.count !== null && !mention.indefinite && !mention.likened) return false;
  const before = referredLine(draft, previous, vocabulary);
  if (before && before !== line) return !(mention.definite && previous.definite);
  // "a recliner, a lift chair, actually the recliner is the lift chair": one thing, counted twice.
  const twice =
    previous.definite && mention.definite && previous.named.literal !== mention.named.literal;
  if (twice && line.message === message && line.quantity > 1) line.quantity -= 1;
  return true;
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

const ONLY_BEHIND = /^(?:only|alone|nomas|nada mas|solamente|y ya)$/;

/** Restricts the list to what follows: "actually just the desk". */
export function restricts(draft: Draft, mention: Mention, place: Place): boolean {
  const { lead, tail, message, vocabulary } = place;
  const earlier = draft.lines.some((line) => line.message < message);
  if (mention.additive) return false;
  if (!earlier || mention.sense !== "take" || !(ONLY_BEFORE.test(lead) || ONLY_BEHIND.test(tail)))
    return false;
  // "the fridge is just a mini fridge" tells of it and bars nothing else.
  if (place.link.tells && (place.previous || isCalledSo(draft, mention, vocabulary))) return false;
  const answers = mention.count !== null && !mention.indefinite && lineOf(draft, mention.id)?.open;
  // "only 4 chairs" says nothing of the tables.
  const line = referredLine(draft, mention, vocabulary);
  if (line && mention.count !== null && !mention.indefinite && mention.count < line.quantity)
    return false;
  return !answers && !/\b(?:also|plus|add|tambien|oh|forgot)\b/.test(lead);
}

/** "a play kitchen, keeping the train table": one line of the list, two things. */
function isLumped(id: string, { vocabulary }: Place): boolean {
  return LUMPED.test(vocabulary.catalog.byId.get(id)?.name ?? "");
}

/** "a pack and play, no, my cousin takes the pack and play": of the two only what was just added. */
function takeBack(line: DraftLine, mention: Mention, { previous }: Place): Effect {
  const { sense, named } = previous ?? {};
  if (sense !== "take" || named?.literal !== mention.named.literal || line.quantity < 2)
    return "none";
  line.quantity -= Math.min(previous?.count ?? 1, line.quantity - 1);
  return "removed";
}

/** "it's only a mini fridge", where a fridge is on the list. */
function isCalledSo(draft: Draft, mention: Mention, { heads }: Vocabulary): boolean {
  const called = draft.lines.some(({ id }) => heads.get(id)?.has(mention.head));
  return mention.indefinite && called && !lineOf(draft, mention.id);
}

function keep(draft: Draft, mention: Mention, line: DraftLine | undefined, place: Place): Effect {
  const { message } = place;
  if (mention.excepted) draft.excepted.set(mention.id, message);
  draft.last = mention.id;
  // "not a regular couch" says what a sectional is not; it takes nothing off.
  if (
    !line ||
    (line.id !== mention.id &&
      (mention.indefinite || (line.message === message && !mention.definite)))
  )
    return "none";
  if (line.message === message && isElsewhere(line, mention)) return "none";
  // "el sofá sí pero el sillón no": two nouns of one breath are two things.
  if (line.message === message && line.id !== mention.id && line.head !== mention.head)
    return "none";
  // "4 tires no rims": another word for the same item, denied within one message.
  const renamed = place.previous?.sense === "take" && place.previous.id === line.id;
  // "sorry, a daybed, not a bed": what it is not, once it has its right name.
  if (renamed && mention.loosely && line.id !== mention.id) return "none";
  const otherWord = line.literal !== mention.named.literal;
  if (otherWord && (mention.indefinite || mention.vague)) return "none";
  if (
    otherWord &&
    line.message === message &&
    line.head !== mention.head &&
    isLumped(line.id, place)
  )
    return takeBack(line, mention, place);
  if (mention.loosely && line.message === message && otherWord) return "none";
  const some = mention.count !== null && mention.count > 0 && mention.count < line.quantity;
  if (some) line.quantity -= mention.count ?? 0;
  else removeLine(draft, line);
  return "removed";
}

/** "ok take off the fridge", "remove the desk", said of what an earlier message put on the list. */
function takesOff(
  line: DraftLine,
  mention: Mention,
  { lead, tail, message, follows, link }: Place,
): boolean {
  if (line.message === message) return false;
  if (follows === "removed" && link.joins && lead !== "") return true;
  if (mention.unwanted && !/\banymore|any more|any longer\b/.test(tail)) return true;
  return (
    TAKING_OFF.test(lead) ||
    (/\b(?:take|taking|get|pull)\b/.test(lead) && /^(?:back )?(?:off|out)\b/.test(tail))
  );
}

/** Changes the count of a line that stands: set when corrected or restated, raised when added to. */
function change(
  draft: Draft,
  line: DraftLine,
  mention: Mention,
  { lead, tail, message, link, follows }: Place,
): Effect {
  draft.last = line.id;
  const { count } = mention;
  if (count === null) return "restated";
  const adds = link.adds && !link.repairs && !link.sums && follows !== "restated";
  const more = adds || /^(?:too|as well|tambien|also)\b/.test(tail);
  if (mention.additive || (line.message < message && more && !mention.definite && !line.open)) {
    line.quantity += count;
    return "added";
  }
  const onlyOne = line.message < message && ONLY_BEFORE.test(lead);
  if (!mention.indefinite || onlyOne) Object.assign(line, { quantity: count, open: false });
  return "restated";
}

function add(draft: Draft, mention: Mention, { message }: Place): Effect {
  draft.last = mention.id;
  const open = mention.count === null && (mention.plural || mention.vague);
  const quantity = mention.count ?? 1;
  const line = lineOf(draft, mention.id);
  if (line) {
    line.quantity += quantity;
    line.open ||= open;
    line.section = mention.section;
    return "added";
  }
  const back = draft.removed.findLast(({ id }) => id === mention.id);
  const restored = back && mention.count === null ? back.quantity : quantity;
  const { id, described, words, head, section } = mention;
  draft.lines.push({
    id,
    quantity: restored,
    open: open && !back,
    counted: mention.count !== null && !mention.indefinite,
    described,
    words,
    head,
    base: mention.named.id,
    literal: mention.named.literal,
    message,
    section,
  });
  return "added";
}
