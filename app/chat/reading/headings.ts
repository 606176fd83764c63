import { isFunctionWord } from "../words/function-words.ts";
import { unionOf, wordSet } from "../words/table.ts";
import { EXCLUDED, KEEP, NEGATORS, TAKE, TAKEN } from "../words/verbs.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, markAt, type Piece, wordAt } from "./pieces.ts";

/** "Staying:" or "KEEP" above a list: its own words, and the place its list ends. */
export type Heading = { from: number; to: number; until: number; keeps: boolean };

const LONGEST = 8;
const FILLERS = wordSet(
  "items item things stuff list following these those below after included includes include part goes going go trash haul pickup pile owner owners landlord tenant seller buyer apart furniture del dueno casero lista siguientes siguiente cosas incluido incluida incluidos incluye",
);
const BULLETS: ReadonlySet<string> = new Set("-*•");
const GOING = wordSet("go goes going included include includes part coming va van incluido");

const HEADING_WORDS = unionOf(KEEP, TAKE, TAKEN, EXCLUDED, FILLERS, NEGATORS, GOING);

/** The headings of a message that say whether what stands under them is kept, by their first piece. */
export function headingsOf(
  pieces: readonly Piece[],
  byStart: ReadonlyMap<number, Mention>,
): ReadonlyMap<number, Heading> {
  const headings = new Map<number, Heading>();
  for (let at = 0; at < pieces.length; at += 1) {
    if (!endsSentence(pieces, at - 1) && !BULLETS.has(markAt(pieces, at - 1))) continue;
    const heading = headingAt(pieces, at, byStart);
    if (heading) headings.set(at, heading);
  }
  for (const heading of headings.values()) heading.until = endOf(heading, pieces, headings);
  return headings;
}

/** True where a name stands under a heading that keeps it. */
export function isUnderKeep(headings: ReadonlyMap<number, Heading>, at: number): boolean {
  for (const { to, until, keeps } of headings.values())
    if (keeps && at >= to && at < until) return true;
  return false;
}

function headingAt(
  pieces: readonly Piece[],
  from: number,
  byStart: ReadonlyMap<number, Mention>,
): Heading | undefined {
  let end = from;
  for (; end <= from + LONGEST; end += 1) {
    if (byStart.has(end)) return undefined;
    const word = wordAt(pieces, end);
    if (word === "") break;
    if (!mayHead(word)) return undefined;
  }
  const mark = markAt(pieces, end);
  const alone = mark === "\n" && markAt(pieces, from - 1) === "\n" && end < pieces.length;
  if (end === from || (mark !== ":" && !alone)) return undefined;
  const keeps = sayingOf(pieces.slice(from, end).map(({ text }) => text));
  return keeps === undefined ? undefined : { from, to: end + 1, until: end + 1, keeps };
}

function mayHead(word: string): boolean {
  return HEADING_WORDS.has(word) || isFunctionWord(word);
}

/** Whether such words keep or take; undefined when they say neither. */
function sayingOf(words: readonly string[]): boolean | undefined {
  // "Remaining items:" are what is left to take.
  if (words[0] === "remaining") return undefined;
  const denied = words.some((word) => NEGATORS.has(word) || word === "nada");
  if (words.includes("behind")) return false;
  const keeps = words.some((word) => KEEP.has(word) || EXCLUDED.has(word));
  const takes = words.some((word) => TAKE.has(word) || TAKEN.has(word) || GOING.has(word));
  if (!keeps && /^(?:none|nothing|nada|ninguno)$/.test(words[0] ?? "")) return true;
  if (keeps) return !denied || EXCLUDED.has(words.find((word) => EXCLUDED.has(word)) ?? "");
  return takes ? denied : undefined;
}

/** A list on the heading's own line ends with it, one below ends at an empty line or a heading. */
function endOf(
  { to }: Heading,
  pieces: readonly Piece[],
  headings: ReadonlyMap<number, Heading>,
): number {
  let at = to;
  const inline = markAt(pieces, to - 1) === ":" && markAt(pieces, to) !== "\n";
  while (!inline && markAt(pieces, at) === "\n" && at < pieces.length) at += 1;
  for (; at < pieces.length; at += 1) {
    if (inline ? endsSentence(pieces, at) : markAt(pieces, at) === "\n" && isGap(pieces, at))
      return at;
    if (headings.has(at)) return at;
  }
  return at;
}

function isGap(pieces: readonly Piece[], at: number): boolean {
  return markAt(pieces, at + 1) === "\n";
}
