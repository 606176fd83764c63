import type { Text } from "../things/body.ts";
import { markAt, type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { type Part, partsOf } from "./cues.ts";
import type { Event, NamedEvent, RemarkEvent, Role } from "./event.ts";
import { isCue } from "./look.ts";
import { countOfThem, remarkOf } from "./remarks.ts";
import { readSentence } from "./roles.ts";
import { type Claim, type Drop, type Verdict, verdictsOf } from "./state.ts";

/** No message speaks of more things to be exchanged. */
const MOST_SWAPS = 8;
const SENTENCE_ENDS = /^[.!?;\n]$/;

/**
 * Reads what a message does with the things it names, in its order.
 * @param before what the message before it did last: "and the lamp" goes on with that
 */
export function readClauses(things: readonly Thing[], text: Text, before: Role): Event[] {
  const { pieces } = text;
  const parts = partsOf(pieces, things);
  const sentences = sentencesOf(parts);
  const claims: Claim[] = [];
  const drops: Drop[] = [];
  const others: Event[] = [];
  let section: Role = "take";
  for (const [index, sentence] of sentences.entries()) {
    const heading = headingOf(sentence, sentences[index + 1]);
    if (heading) {
      section = heading;
      continue;
    }
    const commanded = commandOf(sentence);
    if (commanded) others.push(commanded);
    if (commanded && !sentence.some(({ kind }) => kind === "thing")) continue;
    const remarks: RemarkEvent[] = [];
    const clauses = clausesOf(sentence);
    const left = clauses.flatMap((clause) => {
      const remark = clause.some(({ kind }) => kind === "thing")
        ? undefined
        : remarkOf(clause, text, things, clauses.length === 1);
      if (remark) remarks.push(remark);
      const named = clause.findLast((part) => part.kind === "thing" && part.thing.plural);
      const counted = named && countOfThem(text, named.to, clause.at(-1)?.to ?? 0);
      if (counted) remarks.push(counted);
      return remark ? [] : clause;
    });
    others.push(...asKinds(remarks));
    const earlier = claims.findLast((claim) => claim.by === "name" && claim.role !== "aside");
    const goesOn = claims.length === 0 && isContinued(left);
    const read = readSentence({
      parts: left,
      pieces,
      section: goesOn ? before : section,
      earlier: earlier?.thing,
    });
    claims.push(...read.claims);
    drops.push(...read.drops);
    if (announces(sentence, sentences[index + 1])) claims.push(...announced(read.claims));
  }
  const swaps = parts
    .filter((part) => part.kind === "cue" && part.kinds.has("swap"))
    .slice(0, MOST_SWAPS);
  const verdicts = verdictsOf(claims);
  const named = things.flatMap((thing, index) => {
    const verdict = verdicts.get(thing);
    const none = isNone(pieces, thing);
    return verdict && !thing.heading && !none
      ? [
          {
            kind: "thing" as const,
            at: thing.start,
            thing,
            ...withTold(verdict, toldOf(thing, index, things, swaps, pieces)),
            repairs: verdict.repairs || isTotal(pieces, thing),
            only: verdict.only || isOnlyBehind(pieces, thing),
            single: things.length === 1,
            repeats: isRepeated(thing, things[index - 1], pieces),
          },
        ]
      : [];
  });
  return [...named, ...others, ...drops.map((drop) => ({ kind: "drop" as const, ...drop }))].sort(
    (a, b) => a.at - b.at,
  );
}

function sentencesOf(parts: readonly Part[]): Part[][] {
  const sentences: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === "mark" && SENTENCE_ENDS.test(part.mark)) {
      if (sentences.at(-1)?.length) sentences.push([]);
      if (part.mark === "\n") sentences.at(-1)?.push(part);
    } else sentences.at(-1)?.push(part);
  }
  return sentences
    .map((sentence) =>
      sentence.filter((part, at) => !(at === 0 && part.kind === "mark" && part.mark === "\n")),
    )
    .filter((sentence) => sentence.length > 0);
}

/** A line without a name that gives the role of the things below: "KEEP", "Not included:". */
function headingOf(sentence: readonly Part[], next: readonly Part[] | undefined): Role | undefined {
  if (sentence.some(({ kind }) => kind === "thing") || !next) return undefined;
  const last = sentence.at(-1);
  const colon = last?.kind === "mark" && last.mark === ":";
  const words = sentence.filter(({ kind }) => kind === "word" || kind === "cue");
  if (!colon && words.length > 2) return undefined;
  if (!colon && !next.some(({ kind }) => kind === "thing")) return undefined;
  const is = (kind: CueKind) =>
    sentence.some((part) => part.kind === "cue" && part.kinds.has(kind));
  if (!colon && !is("keep") && !is("stay") && !is("take") && !is("go") && !is("except"))
    return undefined;
  const negated = is("not");
  if (is("keep") || is("stay") || is("gone")) return negated ? "take" : "keep";
  if (is("take")) return negated ? "keep" : "take";
  return colon ? "take" : undefined;
}

/** "and the lamp": an "and" before what is known, with no verb of its own. */
function isContinued(sentence: readonly Part[]): boolean {
  const first = sentence.find(({ kind }) => kind === "thing");
  const verbs = ["take", "keep", "stay", "gone", "want", "have", "go", "buy", "over"] as const;
  return (
    first?.kind === "thing" &&
    first.thing.definite &&
    isCue(sentence[0], "join", "add") &&
    !sentence.some((part) => isCue(part, ...verbs))
  );
}

/** "Demo debris at the job site:", with the list below it. */
function announces(sentence: readonly Part[], next: readonly Part[] | undefined): boolean {
  const last = sentence.at(-1);
  return (
    last?.kind === "mark" &&
    last.mark === ":" &&
    next?.some(({ kind }) => kind === "thing") === true
  );
}

function announced(claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim) =>
    claim.by === "name" && claim.role === "take" && claim.thing.count === null
      ? [{ by: "verb" as const, thing: claim.thing, role: "aside" as const }]
      : [],
  );
}

/** "start over", "never mind", "put it back": orders about the list as a whole. */
function commandOf(sentence: readonly Part[]): Event | undefined {
  const named = sentence.some(({ kind }) => kind === "thing");
  for (const [index, part] of sentence.entries()) {
    if (part.kind !== "cue" || !standsAlone(sentence[index + 1])) continue;
    if (part.kinds.has("cancel")) return { kind: "command", at: part.from, command: "clear" };
    const own = sentence.slice(0, index).every(({ kind }) => kind !== "thing");
    if (part.kinds.has("restore") && own)
      return { kind: "command", at: part.from, command: "restore" };
  }
  if (named) return undefined;
  const undo = sentence.find((part) => part.kind === "cue" && part.kinds.has("undo"));
  const words = sentence.flatMap((part) => (part.kind === "word" ? [part.word] : []));
  if (!undo || words.length > 3 || words.some((word) => BOOKED.test(word))) return undefined;
  return { kind: "command", at: undo.from, command: "undo" };
}

/** "how do i cancel", "cancel my appointment": asked about a booking, no order about the list. */
const BOOKED =
  /^(?:how|como|when|appointments?|bookings?|reservation|pickup|citas?|reserva|reservacion)$/;

/** An order is one where neither a thing nor an "except" or a "for" follows. */
function standsAlone(next: Part | undefined): boolean {
  if (!next || next.kind === "mark") return true;
  if (next.kind === "cue") return !next.kinds.has("except") && !next.kinds.has("but");
  return (
    next.kind === "word" &&
    !/^(?:for|por|from|para|that|inside|in|into|until|before|yet)$/.test(next.word)
  );
}

/** The clauses of a sentence: what its commas, "and" and "but" part, where each says something. */
function clausesOf(sentence: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]];
  for (const part of sentence) {
    const parts =
      part.kind === "mark"
        ? /^[,()]$/.test(part.mark)
        : part.kind === "cue" && (part.kinds.has("but") || part.kinds.has("join"));
    if (parts && clauses.at(-1)?.length) clauses.push([]);
    clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** "two queens and a king": several counted kinds of one sentence are told of one thing. */
function asKinds(remarks: readonly RemarkEvent[]): readonly RemarkEvent[] {
  const [first] = remarks;
  const kinds = remarks.filter(
    ({ count, traits }) => count !== null && (traits.words.length > 0 || traits.inches !== null),
  );
  if (!first || kinds.length < 2 || kinds.length < remarks.length) return remarks;
  return [{ ...first, kinds: kinds.map(({ count, traits }) => ({ count: count ?? 1, traits })) }];
}

/** A thing that another is told to be, or is swapped for, goes. */
function withTold(
  verdict: Verdict,
  tells: NamedEvent["tells"],
): Verdict & Pick<NamedEvent, "tells"> {
  const role = tells !== null && !verdict.denied ? "take" : verdict.role;
  return { ...verdict, role, tells };
}

/** "Microwave: 0", "0 microwaves": counted, and none there. */
function isNone(pieces: readonly Piece[], { start, end }: Thing): boolean {
  const zero = (at: number) => pieces[at]?.kind === "number" && pieces[at]?.value === 0;
  return zero(start - 1) || (/^[:|=-]$/.test(markAt(pieces, end)) && zero(end + 1));
}

/** "the couch only". */
function isOnlyBehind(pieces: readonly Piece[], { end }: Thing): boolean {
  return (
    /^(?:only|nomas|solamente|unicamente)$/.test(wordAt(pieces, end)) &&
    markAt(pieces, end + 1) !== ""
  );
}

/** "so 8 wardrobes total": the sum of what was counted before. */
function isTotal(pieces: readonly Piece[], { start, end, count }: Thing): boolean {
  // "6 stools, not 3"
  const denied = markAt(pieces, end) === "," ? end + 1 : end;
  if (
    count !== null &&
    /^(?:not|no|instead)$/.test(wordAt(pieces, denied)) &&
    pieces[denied + 1]?.kind === "number"
  )
    return true;
  const before = wordAt(pieces, start - 1);
  if (/^(?:so|leaves|leaving|entonces)$/.test(before)) return true;
  return (
    /^(?:total|altogether)$/.test(wordAt(pieces, end)) ||
    /^(?:in|en) total$/.test(`${wordAt(pieces, end)} ${wordAt(pieces, end + 1)}`)
  );
}

/** "two desks um two desks": said twice, with nothing that adds between. */
function isRepeated(thing: Thing, before: Thing | undefined, pieces: readonly Piece[]): boolean {
  if (before?.id !== thing.id || before.count !== thing.count || thing.start - before.end > 4)
    return false;
  for (let at = before.end; at < thing.start; at += 1) {
    if (
      pieces[at]?.kind === "mark" ||
      /^(?:and|n|y|plus|another|otro|otra|e)$/.test(wordAt(pieces, at))
    )
      return false;
  }
  return true;
}

const EQUALS =
  /^(?:is|are|its|was|actually|really|now|turns|turned|out|to|be|in|fact|all|both|just|should|have|been|es|son|era|resulto|ser|que|en|realidad|theyre|thats|kind|type|of|like|for|with|por|than|oh|no|so|i|say|mean|um|uh)$/;
const TELLS = /^(?:its|is|thats|theyre|es|son|was|turns|are|be|like|ser|era)$/;
const SWAPS = /^(?:for|with|to|por|into|a)$/;

/** The thing that another name tells the kind of: "the couch is a sleeper", "no, it's a rower". */
function toldOf(
  thing: Thing,
  index: number,
  things: readonly Thing[],
  swaps: readonly Part[],
  pieces: readonly Piece[],
): NamedEvent["tells"] {
  if (thing.definite && /^(?:kind|type|style|one|tipo)$/.test(wordAt(pieces, thing.to)))
    return "last";
  const before = things[index - 1];
  const swap = swaps.find(
    (part) => part.from < thing.start && part.from > (things[index - 2]?.end ?? -1),
  );
  if (swap && SWAPS.test(wordAt(pieces, thing.start - 1))) {
    if (before && before.start > swap.from) return before;
    if (thing.start - swap.to <= 3) return "last";
  }
  if (/^(?:meant|mean|digo|dije)$/.test(wordAt(pieces, thing.start - 1)) && thing.count === null)
    return "last";
  let told = false;
  let at = thing.start - 1;
  for (; at >= 0 && at > thing.start - 8; at -= 1) {
    const word = wordAt(pieces, at);
    if (pieces[at]?.text === ",") continue;
    if (!EQUALS.test(word)) break;
    told ||= TELLS.test(word);
  }
  if (before && (isApposed(before, thing, pieces) || isPutRight(before, thing, pieces)))
    return before;
  if (!told) return null;
  if (before?.end === at + 1) return before;
  if (pieces[at]?.kind === "number" && pieces[at]?.value === 1 && thing.count === 1) return "one";
  while (at < thing.start && wordAt(pieces, at + 1) === "") at += 1;
  for (let place = at + 1; place < thing.start; place += 1)
    if (/^(?:it|its|thats|that|they|theyre|es|son|be|ser)$/.test(wordAt(pieces, place)))
      return "last";
  return null;
}

const BETWEEN =
  /^(?:um|uh|uhm|like|one|of|those|well|actually|i|mean|este|o|sea|como|esos|esas|de)$/;

/** "a cabinet, one of those china cabinets", "a couch a sleeper couch": the noun again, with its kind. */
function isApposed(before: Thing, thing: Thing, pieces: readonly Piece[]): boolean {
  const same =
    before.base.head === thing.base.head && before.base.words.length < thing.base.words.length;
  if (!same || !(before.indefinite || before.definite) || thing.definite !== before.definite)
    return false;
  for (let at = before.end; at < thing.start; at += 1)
    if (pieces[at]?.text !== "," && !BETWEEN.test(wordAt(pieces, at))) return false;
  return thing.indefinite || thing.count === null;
}

const PUT_RIGHT =
  /^(?:no|wait|sorry|actually|i|mean|meant|er|rather|correction|make|that|oops|digo|perdon|mejor|dicho|quise|decir|um|uh|guess|its|a)$/;
const RIGHTED = /^(?:wait|sorry|mean|meant|er|rather|correction|oops|digo|perdon|dicho|decir|no)$/;

/** "a piano, sorry, an organ": one named in place of another at once. */
function isPutRight(before: Thing, thing: Thing, pieces: readonly Piece[]): boolean {
  let righted = false;
  for (let at = before.end; at < thing.start; at += 1) {
    const word = wordAt(pieces, at);
    if (word === "" ? !/^[,.]$/.test(pieces[at]?.text ?? "") : !PUT_RIGHT.test(word)) return false;
    righted ||= RIGHTED.test(word) && !(word === "no" && thing.start - before.end < 2);
  }
  return (
    righted && before.definite === thing.definite && (before.count ?? 1) === (thing.count ?? 1)
  );
}
