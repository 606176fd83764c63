import type { Said } from "../text/fold.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { type Command, commandOf } from "./commands.ts";
import type { Owner } from "./find-mentions.ts";
import { type Mention, previousOf } from "./mention.ts";
import { withOtherKinds } from "./other-kind.ts";
import { partsOfMessage } from "./parts-of-message.ts";
import {
  endsSentence,
  hasRoom,
  markAt,
  type Piece,
  readPieces,
  sentenceStart,
  wordAt,
  wordsBetween,
} from "./pieces.ts";
import { readPolarity } from "./polarity.ts";
import { readMentions } from "./read-mentions.ts";
import { isPlainSize, type Remark, type RemarkPart, remarkOf } from "./remarks.ts";
import { type Share, shareOf } from "./shares.ts";

/** A name with the words before and behind it in its sentence, up to the next name. */
export type MentionEvent = {
  kind: "mention";
  at: number;
  mention: Mention;
  lead: string;
  tail: string;
  /** True when `lead` begins right behind the name before. */
  behind: boolean;
};

/** One thing that a message does to the list, in the order of its words. */
export type Event =
  | MentionEvent
  | { kind: "command"; at: number; command: Command; count?: number | null }
  | ({ kind: "share"; at: number } & Share)
  | ({ kind: "remark"; at: number } & Remark);

export type MessageReading = {
  pieces: readonly Piece[];
  owner: Owner;
  mentions: readonly Mention[];
  events: readonly Event[];
};

/** More places than one part of a message can name. */
const MOST_PLACES = 1_000;

/**
 * Reads one message by itself, a long one in parts; what it means for the list is up to the
 * conversation.
 */
export function readMessage(said: Said, vocabulary: Vocabulary): MessageReading[] {
  return partsOfMessage(readPieces(said, vocabulary)).map((pieces, part) => {
    const reading = readPart(pieces, vocabulary);
    // Places are numbered anew in each part.
    for (const mention of reading.mentions)
      if (mention.section > 0) mention.section += part * MOST_PLACES;
    return reading;
  });
}

function readPart(pieces: readonly Piece[], vocabulary: Vocabulary): MessageReading {
  const { mentions: named, owner } = readMentions(pieces, vocabulary);
  const keepsEarlier = readPolarity(named, pieces);
  const mentions = withOtherKinds(named, pieces, vocabulary);
  const spoken = mentions.filter(({ sense }) => sense !== "aside");
  const events: Event[] = [
    ...spoken.map((mention, index) => mentionEvent(mention, spoken, index, pieces)),
    ...clauseEvents(spoken, pieces, owner, vocabulary),
  ];
  if (keepsEarlier)
    events.push({
      kind: "command",
      at: 0,
      command: keepsEarlier.whole ? "clear" : "drop",
      count: keepsEarlier.count,
    });
  events.sort((a, b) => a.at - b.at);
  return { pieces, owner, mentions, events };
}

function mentionEvent(
  mention: Mention,
  spoken: readonly Mention[],
  index: number,
  pieces: readonly Piece[],
): Event {
  const previous = previousOf(spoken, index);
  const before = previous?.end ?? 0;
  const after = spoken[index + 1]?.start ?? pieces.length;
  const from = sentenceStart(pieces, mention.start, before);
  const lead = wordsBetween(pieces, from, mention.start);
  const tail = wordsBetween(pieces, mention.end, sentenceEnd(pieces, mention.end, after));
  const behind = previous !== undefined && from === before;
  return { kind: "mention", at: mention.start, mention, lead, tail, behind };
}

function sentenceEnd(pieces: readonly Piece[], at: number, limit: number): number {
  let end = at;
  while (end < limit && !endsSentence(pieces, end)) end += 1;
  return end;
}

/** What the clauses say that name nothing: commands, "make that 3", "a queen". */
function clauseEvents(
  spoken: readonly Mention[],
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
): Event[] {
  const events: Event[] = [];
  const taken = new Set<number>();
  for (const { start, end } of spoken) for (let at = start; at < end; at += 1) taken.add(at);
  for (let from = 0; from < pieces.length; ) {
    const to = clauseEnd(pieces, from);
    const free = !rangeHas(taken, from, to);
    const command = commandIn(pieces, from, to, taken, spoken);
    const share = free ? shareOf(wordsBetween(pieces, from, to)) : undefined;
    if (share) events.push({ kind: "share", at: from, ...share });
    else if (command) events.push({ kind: "command", at: from, command });
    else if (from === 0 && !free) answerBefore(events, spoken, pieces, owner, vocabulary);
    else if (free && !isInBracket(pieces, from, to)) {
      const remark =
        moreElsewhere(pieces, from, to, owner, vocabulary) ??
        remarkOf(pieces, from, to, owner, vocabulary) ??
        remarkOf(pieces, from, andWithin(pieces, from, to), owner, vocabulary);
      const meant = spoken.length === 0 || remark?.told || (remark && isPlainSize(remark));
      if (remark && meant && !isMeasureOfOther(remark, spoken, from, vocabulary))
        addRemark(events, remark, from, pieces);
    }
    from = to + 1;
  }
  return events;
}

/** "gun safe, empty, 59 in. tall": a length behind a name that has no lengths says nothing of others. */
function isMeasureOfOther(
  { parts, told }: Remark,
  spoken: readonly Mention[],
  from: number,
  { ranges }: Vocabulary,
): boolean {
  const before = spoken.findLast(({ end }) => end <= from);
  const measures = parts.some(
    ({ traits }) => traits.inches !== null || traits.words.includes("foot"),
  );
  return measures && !told && before !== undefined && !ranges.has(before.id);
}

/** The command of a clause; "start over with 2 tires" names what comes after it. */
function commandIn(
  pieces: readonly Piece[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
  spoken: readonly Mention[],
): Command | undefined {
  let end = from;
  while (end < to && !taken.has(end)) end += 1;
  if (end === from) return undefined;
  const command = commandOf(wordsBetween(pieces, from, end), end === to);
  // "ya no, la mesa se queda" says itself what is taken back.
  return command === "undo" && spoken.some(({ sense }) => sense === "keep") ? undefined : command;
}

/** "and one more in the garage": one more of what was named, wherever it stands. */
function moreElsewhere(
  pieces: readonly Piece[],
  from: number,
  to: number,
  owner: Owner,
  vocabulary: Vocabulary,
): Remark | undefined {
  let place = from;
  while (place < to && !PLACING.has(wordAt(pieces, place))) place += 1;
  if (place === to || !hasRoom(pieces, place, to)) return undefined;
  const remark = remarkOf(pieces, from, place, owner, vocabulary);
  return remark?.additive ? remark : undefined;
}

/** The first "and" of a clause, up to which it may answer; its beginning when it has none. */
function andWithin(pieces: readonly Piece[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (AND.has(wordAt(pieces, at))) return at;
  return from;
}

/** "queen and the box spring too": an answer at the head of a message, before any name. */
function answerBefore(
  events: Event[],
  spoken: readonly Mention[],
  pieces: readonly Piece[],
  owner: Owner,
  vocabulary: Vocabulary,
): void {
  const end = (spoken[0]?.start ?? 0) - 1;
  if (end < 1 || !AND.has(wordAt(pieces, end))) return;
  const remark = remarkOf(pieces, 0, end, owner, vocabulary);
  if (remark) events.push({ kind: "remark", at: 0, ...remark });
}

/** "2 queen, 1 king": the parts of one remark. */
function addRemark(events: Event[], remark: Remark, at: number, pieces: readonly Piece[]): void {
  const before = events.at(-1);
  if (before?.kind === "remark" && markAt(pieces, at - 1) === ",")
    joinParts(before.parts, remark.parts);
  else events.push({ kind: "remark", at, ...remark });
}

/** "20, folding ones" is one part; "2 queen, 1 king" are two. */
function joinParts(parts: RemarkPart[], more: readonly RemarkPart[]): void {
  const [first, ...others] = more;
  const last = parts.at(-1);
  if (first && last && first.count === null && last.traits.words.length === 0)
    last.traits = first.traits;
  else parts.push(...more.slice(0, 1));
  parts.push(...others);
}

/** "(4)" and the "four" before it belong to a name. */
function isInBracket(pieces: readonly Piece[], from: number, to: number): boolean {
  const mark = markAt(pieces, to);
  return mark === "(" || (mark === ")" && to - from === 1);
}

function clauseEnd(pieces: readonly Piece[], from: number): number {
  let end = from;
  while (end < pieces.length && !endsSentence(pieces, end) && !isClauseMark(pieces, end)) end += 1;
  return end;
}

const CLAUSE_MARKS: ReadonlySet<string> = new Set(",:-()");

function isClauseMark(pieces: readonly Piece[], at: number): boolean {
  const mark = markAt(pieces, at);
  if (mark !== "") return CLAUSE_MARKS.has(mark);
  const word = wordAt(pieces, at);
  return word === "but" || word === "pero";
}

function rangeHas(places: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (places.has(at)) return true;
  return false;
}
