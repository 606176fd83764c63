import { LOAD_WORDS } from "#app/chat/parser/text/number-words.ts";
import { isTotal } from "#app/chat/parser/things/each.ts";
import {
  markAt,
  type Piece,
  type Pieces,
  sentenceAround,
  wordAt,
} from "#app/chat/parser/things/pieces.ts";
import type { Text } from "#app/chat/parser/things/senses.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import type { CueKind } from "#app/chat/parser/words/cues.server.ts";
import {
  ARTICLES,
  isFunctionWord,
  NUMBER_LABELS,
  PARTS_OF,
  PLACING,
} from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import {
  CLAUSE_WORDS,
  hasCue,
  hasName,
  isAnswer,
  isCue,
  isEnd,
  isMark,
  type Part,
  partsOf,
} from "./cues.ts";
import { remarkOf, toldOf } from "./remarks.ts";
import { isSubject, readSentence } from "./roles.ts";
import type { Drop, Event, NamedEvent, RemarkEvent, Role, Verdicts } from "./state.ts";

/** What a message does with the things it names, in its order; `before` is what the message before it did last. */
export function readClauses(things: readonly Thing[], text: Text, before: Role): Event[] {
  const { pieces } = text;
  const parts = partsOf(pieces, things);
  const sentences = sentencesOf(parts);
  let verdicts: Verdicts = new Map();
  const others: Event[] = [];
  // "my brother wants the saw || and the compressor"
  const isEnded = isEnd(parts[isCue(parts[2], "add") ? 3 : 2]);
  const isOneMore = isCue(parts[0], "join") && isEnded && things[0]?.definite;
  let section: Role = isOneMore && before === "keep" ? "keep" : "take";
  for (const [index, sentence] of sentences.entries()) {
    const heading = headingOf(sentence, sentences[index + 1]);
    // "copier (leased. do not remove.)" is none
    if (heading && markAt(pieces, (sentence[0]?.from ?? 0) - 1) !== ".") {
      section = heading;
      continue;
    }
    const at = sentence[0]?.from ?? 0;
    const command = commandOf(sentence, pieces, before, verdicts.size > 0);
    if (command) others.push({ kind: "command", at, command });
    const clauses = clausesOf(sentence, pieces);
    const isThey = ({ kind, from }: Part) =>
      (kind === "word" ? /^all$/ : /^theyre$/).test(wordAt(pieces, from));
    let told = false;
    const remarks: RemarkEvent[] = [];
    const [whole, nameless] = [clauses.length === 1, !hasName(sentence)];
    // "it's a king, both of them", "theyre queen", "all fulls"
    const all = nameless && (hasCue(sentence, "all") || sentence.some(isThey));
    const left = clauses.flatMap((clause) => {
      const own = withoutPlace(clause, pieces);
      const remark = remarkOf(own, text, things, { whole, nameless, told });
      told = remark !== undefined;
      // "one more: a clock"
      const to = clause.at(-1)?.to ?? -1;
      const isHead = markAt(pieces, to) === ":";
      const isAdd = remark?.op === "add" && isHead;
      const isRoom = isHead && remark?.count === null; // "patio: a grill"
      if (remark && !isAdd && !isRoom) remarks.push({ ...remark, all });
      return remark ? clause.slice(own.length) : clause;
    });
    // "the cat was on the mattress. take it": of what was named, and else of what was mentioned.
    const names = [...verdicts];
    const [earlier] = names.findLast(([, { role }]) => role !== "aside") ?? names.at(-1) ?? [];
    const read = readSentence({ parts: left, pieces, section, earlier }, verdicts);
    verdicts = read.verdicts;
    // "two of them still work so I'm keeping those"
    const [first, last] = [remarks[0], remarks.at(-1)];
    const isKept =
      first?.counts && read.drops.some(({ role, at }) => role === "keep" && at > first.at);
    if (isKept && last) others.push(...remarks.slice(0, -1), { ...last, op: "less" });
    else others.push(...remarks, ...read.drops.map(droppedOr));
  }
  const swap = parts.find((part) => isCue(part, "swap"));
  const named = namedEvents(things, verdicts, pieces, swap);
  return [...settled(named, text), ...others].sort((a, b) => a.at - b.at);
}

/** What an earlier message named is kept; "ok, take it" puts it back, or takes what was asked about. */
function droppedOr({ at, all, role }: Drop): Event {
  return role === "take" ? { kind: "command", at, command: "restore" } : { kind: "drop", at, all };
}

function namedEvents(things: readonly Thing[], verdicts: Verdicts, pieces: Pieces, swap?: Part) {
  // "unit 3: a stove. unit 8: 2 stoves": from the second unit on, what is named comes on top.
  const isUnit = ({ text }: Piece, at: number) =>
    NUMBER_LABELS.has(text) && /^(?:\d+\w?|[a-z])$/.test(pieces[at + 1]?.text ?? "");
  const [, second = pieces.length] = pieces.flatMap((one, at) => (isUnit(one, at) ? [at] : []));
  let isSum = false;
  return things.flatMap((thing, index): NamedEvent[] => {
    const said = verdicts.get(thing);
    if (!said) return [];
    const before = things[index - 1];
    // "the new vanity stays": no word about the old one
    const isNew = wordAt(pieces, thing.from - 1) === "new" && thing.count === null;
    if (isToCome(pieces, thing) || (said.role === "keep" && isNew)) return [];
    if (isTitle(pieces, thing, things[index + 1])) return [];
    const tells = toldOf(pieces, thing, before, swap);
    // "so three chairs and a lamp"
    isSum = isTotal(pieces, thing) || (isSum && said.joined);
    // "the carpet and couch", "the carpet, couch"
    const isShared = before?.definite && before.id !== thing.id && thing.from === before.end + 1;
    const other = isNone(pieces, thing) ? "keep" : undefined;
    // A total goes, and so does a thing that another is told to be, or is swapped for.
    const isTold = tells !== null && tells !== "last";
    const role = isTold || (isSum && thing.count !== null) ? "take" : (other ?? said.role);
    const [repairs, adds] = [said.repairs || isSum, said.adds && !isSum];
    const at = thing.start;
    const joined = said.joined || second < at;
    const described = thing.definite || isShared || isSubject(pieces, thing);
    return [{ ...said, kind: "thing", at, thing, tells, role, repairs, adds, joined, described }];
  });
}

/**
 * What is half sure is only asked about where the message says outright what goes: "it is on
 * the desk, just the desk".
 */
function settled(named: readonly NamedEvent[], { pieces, vocabulary }: Text): NamedEvent[] {
  const goes = named.filter(({ role, sure }) => role === "take" && sure === "sure");
  const only = named.find((event) => event.only && event.role === "take");
  // "and in the den just a tv", but "i work mornings. just a bed"
  const { from, to } = sentenceAround(pieces, only?.at ?? 0);
  const isOver = ({ at }: NamedEvent) => only && (!only.thing.indefinite || at < from || at > to);
  return named.map((event) => {
    const { role, sure, thing } = event;
    const isSome = thing.plural && thing.count === null;
    // "hot tubs": the kind, and no one of it
    const isKind = isSome && !thing.vague && !thing.definite && asksOf(thing, pieces);
    if (role !== "keep" && isKind) return { ...event, role: "take", sure: "no" };
    if (role === "take" && isApart(event, named, pieces)) return { ...event, sure: "no" };
    if (role !== "take" || sure !== "half") return event;
    // "cleaning out the garage", "my storage unit": where it is done; but "my rug is 9x12" tells the size of what goes
    const isDone = vocabulary.phrasesById.get(thing.id)?.some(([verb]) => verb === "clean");
    const isTold = !thing.indefinite && !thing.described && isSubject(pieces, thing);
    // "the tenants got the toys": some or other (`isSome`) beside what is told outright
    const told = goes.length > 0 && (isDone || isTold || isSome);
    const isTalk = told || (isOver(event) && !event.only && !event.joined);
    return isTalk ? { ...event, sure: "no" } : event;
  });
}

/** Beside what goes, not of it: "his lawyer says he picks up the safe", "the door comes off". */
function isApart(event: NamedEvent, named: readonly NamedEvent[], pieces: Pieces): boolean {
  const { thing, at, adds, joined, only, tells } = event;
  if (tells || joined) return false;
  const { from, to } = sentenceAround(pieces, at);
  const said = pieces.slice(from, to).map(({ text }) => text);
  const beside = named.filter((one) => one.at >= from && one.at < to).length;
  const isListed = (one: NamedEvent) =>
    one !== event && one.role === "take" && one.sure === "sure" && !one.thing.definite;
  const listed = named.filter(isListed).length;
  const isTheirs = beside === 1 && thing.count === null && said.some((word) => THEY.test(word));
  const isTold = thing.definite && said.length >= LONG && beside < 3;
  const isBeside = (isTheirs && listed > 0) || (isTold && listed > 2);
  const isPart = thing.to - thing.from === 1 && PARTS_OF.has(wordAt(pieces, thing.from));
  const ahead = pieces.slice(thing.start, thing.from);
  const isLone = isPart && thing.start > from && !ahead.some(({ kind }) => kind === "number");
  return (isBeside && !adds) || (isLone && !only);
}

const THEY = /^(?:he|she|they|him|them|his|her|their)$/;
const LONG = 6; // So many words and marks say more of a thing than its name.

/** "do you take hot tubs?", "se llevan albercas?", and behind other words "mija me dijo que ustedes recogen muebles" */
function asksOf({ start }: Thing, pieces: Pieces): boolean {
  const { from } = sentenceAround(pieces, start);
  const opening = pieces.slice(from, Math.max(from + 4, start + 1)).map(({ text }) => text);
  return ASKING.test(opening.join(" "));
}

const ASKING = new RegExp(
  String.raw`^(?:you|u|yall|ya) |\b(?:(?:do|can|could|would|will) (?:you|u|yall|ya)|` +
    String.raw`se (?:llevan|pueden)|(?:aceptan|recogen|llevan|levantan|agarran|reciben) \w+)\b`,
);

function cutAt(parts: readonly Part[], isCut: (part: Part, at: number) => boolean): Part[][] {
  const rows: Part[][] = [[]];
  for (const [at, part] of parts.entries()) {
    if (isCut(part, at) && rows.at(-1)?.length) rows.push([]);
    rows.at(-1)?.push(part);
  }
  return rows;
}

function sentencesOf(parts: readonly Part[]): Part[][] {
  // "fridge? no." is one.
  const isAnswered = (at: number) =>
    isMark(parts[at], /^\?$/) && parts[at - 1]?.kind === "thing" && isAnswer(parts, at + 1);
  const rows = cutAt(parts, (part, at) => isMark(part, ENDING) && !isAnswered(at));
  const sentences = rows.map((row) => (isMark(row[0], ENDING) ? row.slice(1) : row));
  return sentences.filter((sentence) => sentence.length > 0);
}

const ENDING = /^[.!?\n]$/;

/** The clauses of a sentence: what its commas, "and" and "but" part, where each says something. */
function clausesOf(sentence: readonly Part[], pieces: Pieces): Part[][] {
  const isList = sentence.filter(({ kind }) => kind === "number").length > 1;
  return cutAt(sentence, (part, at) => {
    const [before, next] = [sentence[at - 1], sentence[at + 1]];
    // "2 queen 1 king", but "one is a tall one"
    if (isList && part.kind === "number" && before?.kind === "word")
      return !isFunctionWord(before.word) && !isEnd(next);
    // "a mattress on the floor its a twin"
    const isKind = ARTICLES.has(wordAt(pieces, part.to)) || next?.kind === "number";
    if (isKind && /^(?:its|thats)$/.test(wordAt(pieces, part.from))) return true;
    if (part.kind === "word") return CLAUSE_WORDS.test(part.word);
    const isJoined = isCue(part, "join") && !isCue(next, "stay", "keep");
    return isMark(part, /^[,:()]$/) || isCue(part, "but") || isJoined;
  });
}

/** "there are 14 of them against the fence": what a clause says before it tells where. */
function withoutPlace(clause: readonly Part[], pieces: Pieces): readonly Part[] {
  const isPlace = ({ kind, from, to }: Part) =>
    kind === "word" && PLACING.has(wordAt(pieces, from)) && pieces[to]?.kind !== "number";
  const at = clause.findIndex(isPlace);
  return at > 0 ? clause.slice(0, at) : clause;
}

/** A line without a name that gives the role of the things below: "KEEP", "Not included:". */
function headingOf(sentence: readonly Part[], next: readonly Part[] | undefined): Role | undefined {
  if (hasName(sentence) || !next) return undefined;
  const is = (...kinds: readonly CueKind[]) => hasCue(sentence, ...kinds);
  const words = sentence.filter(({ kind }) => kind === "word" || kind === "cue");
  const isTitle = words.length <= 2 && is("keep", "take", "go", "stay");
  if (!isTitle && !isMark(sentence.at(-1), /^:$/)) return undefined;
  if (is("keep", "stay", "gone", "except")) return is("not") ? "take" : "keep";
  return is("not") ? "keep" : "take";
}

/** "start over", "never mind": an order about the list; where the message named things (`isNamed`) it may be talk. */
function commandOf(sentence: readonly Part[], pieces: Pieces, before: Role, isNamed: boolean) {
  for (const [index, part] of sentence.entries()) {
    if (!isCue(part, "cancel", "restore") || !standsAlone(sentence[index + 1])) continue;
    // "the sofa fits in my car, so I'll do it myself" is of the sofa.
    if (!hasName(sentence.slice(0, index))) return isCue(part, "cancel") ? "clear" : "restore";
  }
  if (hasName(sentence) || sentence.at(-1)?.kind === "number") return undefined; // "scratch that, 12"
  const isAnswer = (part: Part) =>
    isCue(part, "yes", "repair", "join", "talk") || part.kind === "mark";
  if (hasCue(sentence, "yes") && sentence.every(isAnswer))
    return before === "keep" ? "restore" : "accept";
  const words = sentence.flatMap((part) => (part.kind === "word" ? [part.word] : []));
  const isTalk = words.some((word) => BOOKED.has(word) || (isNamed && !isFunctionWord(word)));
  const at = sentence.findIndex((part) => isCue(part, "undo"));
  const [undo, next] = at === -1 ? [] : sentence.slice(at);
  const isHow = undo && wordAt(pieces, undo.from) === "not" && next?.kind === "word"; // "its not that heavy"
  return undo && !isHow && !isTalk ? "undo" : undefined;
}

/** "how do i cancel", "cancel my appointment": asked about a booking, no order about the list. */
const BOOKED = wordSet`how como when appointment pickup`;

/** An order is one where neither a thing nor an "except", a "for" or an "out of" follows. */
function standsAlone(next: Part | undefined): boolean {
  const goesOn = /^(?:to|for|por|from|para|that|inside|in|into|until|before|yet|off)$/;
  if (next?.kind === "word") return !goesOn.test(next.word);
  return isEnd(next) || (next?.kind === "cue" && !isCue(next, "except", "but", "go"));
}

/** "Demo debris at the site:" above the lines that tell what there is, "SHED: push mower". */
function isTitle(pieces: Pieces, { id, count, definite, end, head }: Thing, next?: Thing): boolean {
  const at = pieces.findIndex(({ kind }, place) => place >= end && kind === "mark");
  const opens = markAt(pieces, at + 1) === "\n" || (!LOAD_WORDS.has(id) && next?.start === at + 1);
  const isHead = (head === "furniture" ? /^[.:-]$/ : /^:$/).test(markAt(pieces, at)) && opens;
  return isHead && count === null && !definite && at < pieces.length - 2;
}

/** "Microwave: 0", "0 tvs": counted, and none there. */
function isNone(pieces: Pieces, { end }: Thing): boolean {
  return /^[:|=-]$/.test(markAt(pieces, end)) && pieces[end + 1]?.text === "0";
}

/** "until the new ones come", "the new sofa arrives friday": what replaces a thing is none of those that go. */
function isToCome(pieces: Pieces, { start, from, to, end }: Thing): boolean {
  const around = [...pieces.slice(Math.max(0, start - 2), start), ...pieces.slice(to, end + 3)];
  const isNew = [from - 1, to].some((at) => /^(?:new|nuev[oa]s?)$/.test(wordAt(pieces, at)));
  // "crib arrives the 20th"
  return isNew && around.some(({ text }) => ARRIVING.has(text));
}

const ARRIVING = wordSet`
  come comes came coming arrive arrives delivered delivery installed supposed llegan`;
