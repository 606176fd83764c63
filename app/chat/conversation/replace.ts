import type { Mention } from "../reading/mention.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { isKin, kindOf, mayBe, mayTell, related, sharesNoun } from "./kin.ts";
import type { Link } from "./link.ts";
import {
  changeItem,
  type Draft,
  type DraftLine,
  lineOf,
  referredLine,
  removeLine,
} from "./list.ts";
import type { Place } from "./place.ts";

const SWAPS = /^(?:to|for|with|into|por|a|con)(?: (?:a|an|the|un|una))?$/;

/** "change it to a", "cámbialo por un": one thing for another, of whatever kind. */
const SWAPS_IT =
  /\b(?:(?:change|swap|switch|replace|trade|make)(?: (?:it|that|this|them|those|one))+(?: (?:out|over|around))?|cambi\w*l[oa]s?|reempla\w+l[oa]s?)(?: (?:to|for|with|into|be|por|a|con))?(?: (?:a|an|the|un|una|el|la))?$/;

/** "the sofa is a sleeper", "a couch, no wait, a loveseat", "no, a loveseat". */
export function replaces(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  place: Place,
): boolean {
  if (splitsOff(draft, mention, place)) return true;
  const old = replacedLine(draft, mention, line, place);
  if (!old || old.id === mention.id) return false;
  const kind =
    SWAPS.test(place.lead) || place.link.repairs
      ? undefined
      : kindOf(old, mention, place.vocabulary);
  if (line?.id === mention.id && mention.definite) {
    removeLine(draft, old);
    return true;
  }
  const counted = mention.count !== null && !mention.indefinite;
  if (counted && mention.count !== null)
    Object.assign(old, { quantity: mention.count, open: false });
  if (!kind) Object.assign(old, { base: mention.named.id, head: mention.head });
  changeItem(draft, old, kind?.id ?? mention.id, kind?.words ?? mention.words);
  if (place.link.tells) dropParts(draft, mention);
  return true;
}

const SOME =
  /(?:^|[ ,])(\d{1,3}|un[ao]|(?:the |el |la )?(?:other|otr[ao])(?: 1)?) (?:of (?:them|those|these|the [a-z]+) |de (?:ellos|ellas) )?(?:is|are|was|were|being|es|son)(?: (?:actually|really|just|also|all|both))*$/;
const OTHER_ONE = /(?:^|[ ,])(?:the other|la otra|el otro)(?: 1)?$/;

/** How many "3 of them are", "the other one" and their like speak of; 0 for none. */
function someOf(lead: string): number {
  const said = SOME.exec(lead)?.[1] ?? "0";
  return /^(?:un|the|el|la|ot)/.test(said) || OTHER_ONE.test(lead) ? 1 : Number(said);
}

/** "one of them is a loveseat": some of several are told apart. */
function splitsOff(draft: Draft, mention: Mention, place: Place): boolean {
  const { lead, link, previous, vocabulary } = place;
  const some = link.joins ? 0 : someOf(lead);
  if (some === 0) return false;
  const { last } = draft;
  const line = previous
    ? referredLine(draft, previous, vocabulary)
    : draft.lines.findLast(
        ({ id, quantity }) =>
          quantity > some && (id === last || vocabulary.heads.get(id)?.has(mention.head)),
      );
  if (!line || line.quantity <= some) return false;
  // "one of them is a regular couch": as it stands already.
  if (line.id === mention.id) return true;
  if (!related(line.id, mention, vocabulary)) return false;
  line.quantity -= some;
  const other = lineOf(draft, mention.id);
  const { id, words } = mention;
  if (other) other.quantity += some;
  else draft.lines.push({ ...line, id, words, quantity: some, open: false, described: true });
  return true;
}

/** "the washer and dryer are a stacked washer and dryer": one thing takes the place of both. */
function dropParts(draft: Draft, { id, words }: Mention): void {
  draft.lines = draft.lines.filter(
    (line) => line.id === id || !line.words.every((word) => words.includes(word)),
  );
}

function replacedLine(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  place: Place,
): DraftLine | undefined {
  const { previous, link } = place;
  if (link.recounts && !line) return undefined;
  const before = previous?.sense === "take" ? namedBefore(draft, mention, place) : undefined;
  if (before) return before;
  if (line?.id === mention.id || previous) return undefined;
  return replacedEarlier(draft, mention, line, place);
}

/** The line of the name right before, when this name says better what it is. */
function namedBefore(draft: Draft, mention: Mention, place: Place): DraftLine | undefined {
  const { lead, link, previous, vocabulary, message } = place;
  const before = previous && referredLine(draft, previous, vocabulary);
  if (!before || before.id === mention.id) return undefined;
  // "I don't want the rug or the lamps": neither stands for the other.
  if (previous.unwanted && mention.unwanted) return undefined;
  // "the fridge is a french door": two names that make a third.
  if (link.tells && mayTell(before, mention, vocabulary)) return before;
  if (
    lead === "," &&
    isApposed(before, mention, previous, link) &&
    sharesNoun(before, mention, vocabulary)
  )
    return before;
  if (before.message === message && isKindAtOnce(before, mention, previous, place)) return before;
  if (mention.likened && !link.adds && sharesNoun(before, mention, vocabulary)) return before;
  if (
    before.message === message &&
    (link.repairs || (link.doubts && isKin(before, mention, vocabulary)))
  )
    return before;
  if (link.repairs && previous.count === null && isKin(before, mention, vocabulary)) return before;
  return SWAPS.test(lead) && before.message < message ? before : undefined;
}

/** The line of an earlier message that a message's first name speaks of. */
function replacedEarlier(
  draft: Draft,
  mention: Mention,
  line: DraftLine | undefined,
  { link, lead, tail, message, vocabulary, denied }: Place,
): DraftLine | undefined {
  const wrong = denied && link.tells ? referredLine(draft, denied, vocabulary) : undefined;
  if (wrong && wrong.message < message) return wrong;
  const last = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  if (last?.message === message) return undefined;
  if (link.tells || mention.likened) {
    const told = toldOf(draft, mention, last, message, vocabulary);
    if (told) return told;
  }
  if ((line && !link.repairs) || !last) return undefined;
  if (last.message < message && SWAPS_IT.test(lead)) return last;
  const one = mention.count === null || mention.indefinite;
  const describes = link.tells || mention.words.length > 1 || /\b(?:with|has|con)$/.test(lead);
  if (one && describes && kindOf(last, mention, vocabulary)) return last;
  if (isAnswer(last, mention, lead, tail)) return last;
  const told = lead === "" && !line ? singleCalled(draft, mention, message) : undefined;
  if (told) return told;
  const adds = /\b(?:also|plus|add|another|too|as well|forgot|tambien)\b/.test(`${lead} ${tail}`);
  const rethinks = link.repairs || link.doubts || link.tells || /\b(?:instead|en vez)\b/.test(tail);
  if (!rethinks || adds) return undefined;
  // "no, it's a futon" takes back whatever it was.
  const insists = link.tells && (link.doubts || link.repairs);
  if (mayBe(last, mention, vocabulary)) return last;
  const kin = draft.lines.findLast(
    (one) => one.message < message && mayBe(one, mention, vocabulary),
  );
  return insists ? (kin ?? last) : undefined;
}

/** "it's a double vanity": the line called by that noun, one without a kind before others. */
function toldOf(
  draft: Draft,
  mention: Mention,
  last: DraftLine | undefined,
  message: number,
  vocabulary: Vocabulary,
): DraftLine | undefined {
  const called = draft.lines.filter(
    (line) => line.message < message && vocabulary.heads.get(line.id)?.has(mention.head),
  );
  return (
    called.find((line) => line === last && !line.described) ??
    called.findLast(({ described }) => !described) ??
    called.at(-1) ??
    (last && mayBe(last, mention, vocabulary) ? last : undefined)
  );
}

/** "mattress", then "queen mattress" and no more: the kind of what was named without one. */
function isAnswer(last: DraftLine, mention: Mention, lead: string, tail: string): boolean {
  const bare = lead === "" && (tail === "" || /^(?:, )?(?:not|no) /.test(tail));
  const one = mention.count === null || mention.indefinite;
  return bare && one && !last.described && mention.described && last.words.includes(mention.head);
}

/** "tubs cast iron", for "the tub's": more than one would not be spoken of where there is one. */
function singleCalled(draft: Draft, mention: Mention, message: number): DraftLine | undefined {
  if (!mention.plural || mention.count !== null || !mention.described || mention.vague)
    return undefined;
  return draft.lines.findLast(
    (line) =>
      line.message < message &&
      line.quantity === 1 &&
      !line.described &&
      line.head === mention.head,
  );
}

/** "a bathtub, a clawfoot tub", "the shed, the 10x12 shed": the same thing named again, and better. */
function isApposed(line: DraftLine, mention: Mention, previous: Mention, link: Link): boolean {
  if (line.described || !mention.described) return false;
  if (previous.indefinite && mention.indefinite)
    return link.apposes && previous.count === mention.count;
  // "shed: yes, the 10x12 shed".
  const known = mention.definite && mention.head === previous.head;
  return known && !mention.plural && previous.count === null;
}

/** "and a desk a small desk and …", "a safe uh like a gun safe": its kind, in the same breath. */
function isKindAtOnce(
  line: DraftLine,
  mention: Mention,
  previous: Mention,
  { lead, tail }: Place,
): boolean {
  const one = previous.indefinite && mention.indefinite && !previous.vague && !mention.vague;
  const again = mention.head === previous.head && !line.described && mention.described;
  return one && again && HESITATES.test(lead) && ENDS.test(tail);
}

const HESITATES = /^(?:(?:um|uh|uhm|er|like|este|como)(?: |$))*$/;
/** What follows goes on with the list or speaks of something else. */
const ENDS =
  /^(?:$|,|(?:and|y|plus|um|uh|then|theres|there|we|i|that|thats|in|from|with|too|maybe|its|please|hay|tambien|q|que|en)\b)/;
