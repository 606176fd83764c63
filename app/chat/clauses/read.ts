import type { Text } from "../things/body.ts";
import { isTotal } from "../things/each.ts";
import { markAt, type Pieces, sentenceAround, wordAt } from "../things/pieces.ts";
import type { Named, Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { AND, isFunctionWord } from "../words/function-words.ts";
import { PLACING, ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import { type Part, partsOf } from "./cues.ts";
import type { Command, Event, NamedEvent, Role } from "./event.ts";
import { hasCue, hasName, isAnswer, isCue, isMark } from "./look.ts";
import { isDamaged } from "./mentioned.ts";
import { countOfThem, remarkOf } from "./remarks.ts";
import { isSubject, readSentence } from "./roles.ts";
import { type Claim, type Drop, verdictsOf } from "./state.ts";
import { isOtherKind, isSomeOf, toldOf, withOnes } from "./told.ts";

/** No message speaks of more things to be exchanged. */
const MOST_SWAPS = 8;

/**
 * Reads what a message does with the things it names, in its order.
 * @param before what the message before it did last: "and the lamp" goes on with that
 */
export function readClauses(
  things: readonly Thing[],
  text: Text,
  before: Role,
  listed: readonly Named[],
): Event[] {
  const { pieces } = text;
  const parts = partsOf(pieces, things);
  const sentences = sentencesOf(parts);
  const claims: Claim[] = [];
  const others: Event[] = [];
  let section: Role = "take";
  for (const [index, sentence] of sentences.entries()) {
    const heading = headingOf(sentence, sentences[index + 1]);
    if (heading) {
      section = heading;
      continue;
    }
    const at = sentence[0]?.from ?? 0;
    const command = commandOf(sentence, before);
    if (command) others.push({ kind: "command", at, command });
    const clauses = clausesOf(sentence);
    let told = false;
    const left = clauses.flatMap((clause, place) => {
      // "add bldg C: a sofa"
      const next = clauses[place + 1] ?? [];
      const isLabel = isMark(next[0], /^:$/) && hasName(next);
      const remark =
        isLabel || hasName(clause)
          ? undefined
          : remarkOf(clause, text, things, { whole: clauses.length === 1, told });
      told = remark !== undefined;
      // "it's a king, both of them"
      const all = remark?.all || (!hasName(sentence) && hasCue(sentence, "all"));
      others.push(...(remark ? [{ ...remark, all }] : []), ...countOfThem(clause, pieces));
      return remark ? [] : clause;
    });
    // "the cat was on the mattress. take it": of what was named, and else of what was mentioned.
    const names = claims.filter((claim) => claim.by === "name");
    const isKept = ({ thing }: Claim) =>
      claims.some((one) => one.by === "verb" && one.thing === thing && one.role === "keep");
    const goes = names.filter((claim) => !isKept(claim));
    const earlier = goes.findLast(({ role }) => role !== "aside") ?? goes.at(-1) ?? names.at(-1);
    const role = claims.length === 0 && isContinued(left, pieces, listed) ? before : section;
    const read = readSentence({ parts: left, pieces, section: role, earlier: earlier?.thing });
    claims.push(...read.claims);
    others.push(...read.drops.flatMap((drop) => droppedOr(drop, before)));
  }
  const named = namedEvents(things, claims, parts, text);
  return [...withOnes(settled(named, parts, pieces)), ...others].sort((a, b) => a.at - b.at);
}

/** What an earlier message named is kept; "ok, take it" puts it back, or takes what was asked about. */
function droppedOr({ at, all, role }: Drop, before: Role): Event[] {
  if (role !== "take") return role === "keep" ? [{ kind: "drop", at, all }] : [];
  return [{ kind: "command", at, command: before === "keep" ? "restore" : "accept" }];
}

/** What is done with each thing that the sentences claim, in the order of the message. */
function namedEvents(
  things: readonly Thing[],
  claims: readonly Claim[],
  parts: readonly Part[],
  text: Text,
): NamedEvent[] {
  const { pieces } = text;
  const swaps = parts.filter((part) => isCue(part, "swap")).slice(0, MOST_SWAPS);
  const verdicts = verdictsOf(claims);
  const told = things.map((thing, index) => toldOf(thing, index, things, swaps, pieces));
  return things.flatMap((thing, index): NamedEvent[] => {
    const verdict = verdicts.get(thing);
    if (!verdict || thing.heading || isNone(pieces, thing) || isToCome(pieces, thing)) return [];
    if (isTitle(pieces, thing) && index < things.length - 1) return [];
    if (isOtherKind(text, thing, things[index - 1])) return [];
    const isTaken = verdict.role === "take";
    const before = things[index - 1];
    const goesOn = isTaken && before && verdicts.get(before)?.role === "take";
    if (goesOn && isRepeated(thing, before, pieces)) return [];
    // "one of the couches is a sleeper": the sleeper is the one.
    if (told[index + 1] === "some" && isSomeOf(pieces, thing)) return [];
    const tells = told[index] ?? null;
    const isSum = isTotal(pieces, thing);
    // A thing that another is told to be, or is swapped for, goes, and so does what is counted in all.
    const isKind =
      tells !== null && !verdict.denied && !(tells === "last" && verdict.role === "keep");
    const goes = isKind || (isSum && thing.count !== null);
    return [
      {
        ...verdict,
        kind: "thing",
        at: thing.start,
        thing,
        tells,
        role: goes ? "take" : verdict.role,
        repairs: verdict.repairs || isSum,
        adds: verdict.adds && !isSum,
        single: things.length === 1,
        described: thing.definite || isSubject(pieces, thing),
      },
    ];
  });
}

/**
 * A name that is half sure stays off the list where the message says outright what goes: "the lamp is on
 * the desk, just the desk". It is only asked about.
 */
function settled(
  named: readonly NamedEvent[],
  parts: readonly Part[],
  pieces: Pieces,
): NamedEvent[] {
  const goes = named.filter(({ role, sure }) => role === "take" && sure === "sure");
  const only = named.some((event) => event.only && event.role === "take");
  return named.map((event) => {
    const { role, sure, thing } = event;
    if (role !== "keep" && isGeneric(thing) && asksOf(thing, parts, pieces))
      return { ...event, role: "take", sure: "no" };
    if (role === "take" && isOccasion(thing) && goes.some((other) => other !== event))
      return { ...event, sure: "no" };
    if (role !== "take" || sure !== "half") return event;
    const isRuined = isDamaged(pieces, { start: thing.end, end: thing.end + 2 });
    const isBare = thing.end === thing.to && isSubject(pieces, thing) && !isRuined;
    const told = goes.length > 0 && thing.definite && isBare;
    return (only && !event.only && !event.joined) || told ? { ...event, sure: "no" } : event;
  });
}

/** "cleaning out the garage, got 2 tires": why the crew comes, beside what it takes. */
function isOccasion({ words, count }: Thing): boolean {
  return words.includes("clean") && count === null;
}

/** "hot tubs": the kind, and no one of it. */
function isGeneric({ plural, count, vague, definite, collective }: Thing): boolean {
  return plural && count === null && !vague && !definite && !collective;
}

/** "do you take hot tubs?": a sentence that asks and says nothing of what the customer has. */
function asksOf({ start }: Thing, parts: readonly Part[], pieces: Pieces): boolean {
  const { from, to } = sentenceAround(pieces, start);
  const sentence = parts.filter((part) => part.from >= from && part.to <= to);
  const opening = `${wordAt(pieces, from)} ${wordAt(pieces, from + 1)}`;
  const asks = /^(?:do|can|could|would|will) (?:you|u|yall|ya)$/.test(opening);
  const isPlain = pieces.slice(from, to).every(({ kind }) => kind !== "number");
  const has = hasCue(sentence, "us", "have", "want");
  return isPlain && !has && (asks || markAt(pieces, to) === "?");
}

/** The parts in rows; a part that cuts begins the next one. */
function cutAt(parts: readonly Part[], isCut: (part: Part) => boolean): Part[][] {
  const rows: Part[][] = [[]];
  for (const part of parts) {
    if (isCut(part) && rows.at(-1)?.length) rows.push([]);
    rows.at(-1)?.push(part);
  }
  return rows;
}

function sentencesOf(parts: readonly Part[]): Part[][] {
  // "fridge? no." is one.
  const isAnswered = (at: number) =>
    isMark(parts[at], /^\?$/) && parts[at - 1]?.kind === "thing" && isAnswer(parts, at + 1);
  const isEnd = (part: Part, at: number) => isMark(part, /^[.!?\n]$/) && !isAnswered(at);
  const ends = new Set(parts.filter(isEnd));
  const sentences = cutAt(parts, (part) => ends.has(part)).map((row) =>
    row.filter((part) => !ends.has(part)),
  );
  return sentences.filter((sentence) => sentence.length > 0);
}

/** The clauses of a sentence: what its commas, "and" and "but" part, where each says something. */
function clausesOf(sentence: readonly Part[]): Part[][] {
  const isCut = (part: Part) =>
    isMark(part, /^[,:()]$/) ||
    isCue(part, "but", "join") ||
    (part.kind === "word" && /^(?:if|because|cuz|cause|since|porque|so)$/.test(part.word));
  // "2 queen 1 king", "2 are queen 1 is king"
  const counts = sentence.filter(({ kind }) => kind === "number");
  const words = sentence.filter((part) => part.kind === "word" && !isFunctionWord(part.word));
  const isList = counts.length > 1 && words.length <= counts.length;
  const isNext = ({ kind }: Part, at: number) => {
    const before = sentence[at - 1];
    const isTold = before?.kind === "word" && !isFunctionWord(before.word);
    return isList && kind === "number" && isTold;
  };
  // "one is 32 the other is 60"
  const isOther = (part: Part, at: number) => {
    const other = sentence[at + 1];
    const isTold = part.kind === "word" && other?.kind === "word" && other.word === "other";
    return isTold && !hasName(sentence);
  };
  // "it's a 55 not a 65"
  const isDenial = (part: Part, at: number) =>
    isCue(part, "not") && sentence[at - 1]?.kind === "number" && !hasName(sentence);
  const next = new Set(
    sentence.filter((part, at) => isNext(part, at) || isOther(part, at) || isDenial(part, at)),
  );
  return cutAt(sentence, (part) => isCut(part) || next.has(part));
}

/** A line without a name that gives the role of the things below: "KEEP", "Not included:". */
function headingOf(sentence: readonly Part[], next: readonly Part[] | undefined): Role | undefined {
  if (hasName(sentence) || !next) return undefined;
  const is = (...kinds: readonly CueKind[]) => hasCue(sentence, ...kinds);
  const words = sentence.filter(({ kind }) => kind === "word" || kind === "cue");
  const titles = is("keep", "take", "go") || (is("stay") && words.length === 1);
  if (!isMark(sentence.at(-1), /^:$/) && (words.length > 2 || !titles)) return undefined;
  const at = sentence.findIndex((part) => isCue(part, "keep", "stay", "gone", "except"));
  if (at !== -1) return is("not") ? "take" : "keep";
  return is("not") && is("take", "go") ? "keep" : "take";
}

/** "and the lamp": an "and" before what is on the list, with no verb of its own. */
function isContinued(sentence: readonly Part[], pieces: Pieces, listed: readonly Named[]): boolean {
  const first = sentence.find(({ kind }) => kind === "thing");
  const isOn = ({ head, base }: Thing) =>
    listed.some((one) => one.head === head || one.id === base.id || one.words.includes(head));
  const isKnown = first?.kind === "thing" && isOn(first.thing);
  const known = isKnown && first.thing.definite;
  const isAdding = ADDING.test(wordAt(pieces, sentence[0]?.from ?? 0));
  const opens = known && isCue(sentence[0], "join", "add") && !isAdding;
  const closes = isKnown && sentence.length === 2 && isCue(sentence[1], "add");
  const verbs = ["take", "keep", "stay", "gone", "want", "have", "go", "buy", "over"] as const;
  return Boolean(opens || closes) && !hasCue(sentence, ...verbs);
}

const ADDING = /^(?:add|adding|throw|forgot|agreg\w*|anad\w*)$/;

/** "start over", "never mind", "put it back": orders about the list as a whole. */
function commandOf(sentence: readonly Part[], before: Role): Command | undefined {
  for (const [index, part] of sentence.entries()) {
    if (!isCue(part, "cancel", "restore") || !standsAlone(sentence[index + 1])) continue;
    if (isCue(part, "cancel")) return "clear";
    if (!hasName(sentence.slice(0, index))) return "restore";
  }
  if (hasName(sentence)) return undefined;
  // "actually both"
  const isAll = hasCue(sentence, "all") && !hasCue(sentence, "not", "keep", "stay");
  if (isAll && hasCue(sentence, "repair")) return "restore";
  const isAnswer = (part: Part) =>
    isCue(part, "yes", "repair", "join", "talk") || part.kind === "mark";
  if (hasCue(sentence, "yes") && sentence.every(isAnswer)) {
    // "ok, take it", of what was kept
    const takes = sentence.some(({ from, to }) => to - from > 1);
    return before === "keep" && takes ? "restore" : "accept";
  }
  const words = sentence.flatMap((part) => (part.kind === "word" ? [part.word] : []));
  const undoes = hasCue(sentence, "undo") && words.length <= 3;
  return undoes && !words.some((word) => BOOKED.test(word)) ? "undo" : undefined;
}

/** "how do i cancel", "cancel my appointment": asked about a booking, no order about the list. */
const BOOKED =
  /^(?:how|como|when|appointments?|bookings?|reservation|pickup|citas?|reserva|reservacion)$/;

/** An order is one where neither a thing nor an "except" or a "for" follows. */
function standsAlone(next: Part | undefined): boolean {
  if (!next || next.kind === "mark") return true;
  if (next.kind === "cue") return !isCue(next, "except", "but");
  const goesOn = /^(?:to|for|por|from|para|that|inside|in|into|until|before|yet)$/;
  return next.kind === "word" && !goesOn.test(next.word);
}

/** "Demo debris at the site:" above the lines that tell what there is. */
function isTitle(pieces: Pieces, { count, definite, end }: Thing): boolean {
  const at = pieces.findIndex(({ kind }, place) => place >= end && kind === "mark");
  const isShort = at !== -1 && at - end <= LONGEST_TITLE;
  return (
    isShort &&
    count === null &&
    !definite &&
    markAt(pieces, at) === ":" &&
    markAt(pieces, at + 1) === "\n"
  );
}

const LONGEST_TITLE = 8;

/** "Microwave: 0", "0 microwaves": counted, and none there. */
function isNone(pieces: Pieces, { start, end }: Thing): boolean {
  const zero = (at: number) => pieces[at]?.kind === "number" && pieces[at]?.value === 0;
  return zero(start - 1) || (/^[:|=-]$/.test(markAt(pieces, end)) && zero(end + 1));
}

/** "until the new ones come", "the new sofa arrives friday": what replaces a thing is none of those that go. */
function isToCome(pieces: Pieces, { one, start, from, to, end }: Thing): boolean {
  const around = [...pieces.slice(Math.max(0, start - 2), start), ...pieces.slice(to, end + 3)];
  const comes = around.some(({ text }) => ARRIVING.has(text));
  const isNew = [from - 1, to].some((at) => /^(?:new|nuev[oa]s?)$/.test(wordAt(pieces, at)));
  return (one || comes) && isNew;
}

const ARRIVING = wordSet(
  "come comes coming arrive arrives arriving delivered delivery installed llega llegan llegar",
);

/** "two desks um yeah two desks": said twice, with no mark and nothing that adds between. */
function isRepeated(thing: Thing, before: Thing, pieces: Pieces): boolean {
  const { id, count, additive, definite } = thing;
  if (before.id !== id || before.count !== count || additive || definite) return false;
  const between = pieces.slice(before.end, thing.start);
  const adds = (word: string) => AND.has(word) || PLACING.has(word) || ROOMS.has(word);
  const isTalk = between.every(({ kind, text }) => kind === "word" && !adds(text));
  return isTalk && between.length <= MOST_BETWEEN;
}

/** No more words than this stand between a thing and the same thing said again. */
const MOST_BETWEEN = 5;
