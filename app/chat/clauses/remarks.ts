import { type Body, readBody, type Text } from "../things/body.ts";
import { isBoundary, isCount } from "../things/numbers.ts";
import { markAt, type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import { hasTraits } from "../things/variants.ts";
import type { CueKind } from "../words/cues.ts";
import { PLACING, ROOMS } from "../words/places.ts";
import type { Part } from "./cues.ts";
import type { RemarkEvent } from "./event.ts";
import { isCue, isWord, opensAnswer } from "./look.ts";

/** Words beyond this many that neither count nor tell make the numbers among them none of ours. */
const MOST_STRANGE = 2;

/**
 * A clause without a name may say how many or of what kind the things named before are: "make that
 * 3", "both twin", "4 of them are staying", "another one". Undefined for other talk.
 */
export function remarkOf(
  parts: readonly Part[],
  text: Text,
  things: readonly Thing[],
  whole: boolean,
): RemarkEvent | undefined {
  const placed = placedCount(parts, things, text);
  if (placed !== undefined) return placed ?? undefined;
  const alone = things.length === 0;
  const is = (kind: CueKind) => parts.some((part) => part.kind === "cue" && part.kinds.has(kind));
  const { body, strange } = bodyOf(beforeDenial(parts), text);
  const pointed =
    is("it") ||
    is("all") ||
    is("have") ||
    is("repair") ||
    parts.some((_, at) => opensAnswer(parts, at, text.pieces));
  const denies = beforeDenial(parts).some(
    (part, at) => isCue(part, "not") && !opensAnswer(parts, at, text.pieces),
  );
  const more = is("add");
  const from = parts[0]?.from ?? 0;
  if (!body || strange > MOST_STRANGE) return undefined;
  const traits = hasTraits(body.traits);
  const stays = is("keep") || is("stay") || is("except") || is("edit");
  if (body.count === null && !traits) return undefined;
  if (things.length > 1 && isSum(parts)) return undefined;
  if (traits && (stays || (strange > 1 && !is("it") && !is("repair")))) return undefined;
  if (denies && !traits && !stays && !more) return undefined;
  if (traits && (denies || !(alone || pointed))) return undefined;
  if (
    !traits &&
    !isEvident(parts, text, (alone && strange <= 1) || (whole && strange === 0), more || stays)
  )
    return undefined;
  const op = body.additive || (more && !is("repair")) ? "add" : stays ? "less" : "set";
  return {
    kind: "remark",
    at: from,
    count: body.count,
    traits: body.traits,
    op,
    all: is("all"),
    kinds: [],
  };
}

/** "its a full, not a queen": what is told before what it is not. */
function beforeDenial(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex((part, index) => index > 1 && isCue(part, "not"));
  return at !== -1 && isCue(parts[0], "have", "repair", "it") ? parts.slice(0, at) : parts;
}

const BARE_BEFORE =
  /^(?:at|on|in|by|near|for|before|after|between|until|til|till|las|the|los|hes|shes|its|im|somos|tiene|are|around|floor|level|from|to|off|than|least|son las)$/;

/**
 * A number counts what was named before where something shows it: "of them" behind it, "make that",
 * "only" or "more" with it, a "have" before it, brackets around it, or a message of nothing else.
 */
function isEvident(parts: readonly Part[], text: Text, alone: boolean, moves: boolean): boolean {
  const { pieces } = text;
  const at = parts.findIndex(
    (part) => part.kind === "number" || (part.kind === "word" && /^(?:qty|both)$/.test(part.word)),
  );
  const number = parts[at];
  if (!number) return false;
  const before = parts[at - 1];
  const word = wordAt(pieces, number.from - 1);
  if (parts[at + 1]?.kind === "number") return false;
  if (before?.kind !== "cue" && BARE_BEFORE.test(word)) return false;
  // "el mayor tiene 17": an age.
  if (/^(?:tiene|has|cumple)$/.test(word)) return false;
  const behind = [1, 2].map((step) => wordAt(pieces, number.to - 1 + step)).join(" ");
  if (
    /^(?:of|de|ea|each|total|them|more|mas|de ellos|esos)\b/.test(behind) &&
    !/^de la/.test(behind)
  )
    return true;
  const cued =
    before?.kind === "cue" &&
    ["repair", "only", "have", "add", "take", "keep", "it", "not"].some((kind) =>
      before.kinds.has(kind as CueKind),
    );
  const ends =
    isBoundary(pieces, number.to) || parts[at + 1]?.kind === "cue" || parts.length <= at + 2;
  if ((cued || moves) && ends) return true;
  const bracketed =
    text.pieces[number.from - 1]?.text === "(" && text.pieces[number.to]?.text === ")";
  return bracketed || alone;
}

/** What a clause counts or describes, and how many of its words say something else. */
function bodyOf(parts: readonly Part[], text: Text): { body: Body | undefined; strange: number } {
  const end = parts.at(-1)?.to ?? 0;
  let body: Body | undefined;
  let strange = 0;
  let past = 0;
  for (const part of parts) {
    if (part.from < past) continue;
    if (part.kind === "cue" && !part.kinds.has("it")) continue;
    const read = part.kind === "mark" ? undefined : readBody(text, part.from);
    if (
      read &&
      read.told > 0 &&
      body === undefined &&
      (endsThere(text, read.to, end, parts) || read.measured)
    ) {
      body = indefinite(text, part.from, read);
      past = read.to;
    } else if (part.kind === "word" || part.kind === "number") strange += 1;
  }
  return { body, strange };
}

/** "a king": one of them. */
function indefinite(text: Text, from: number, body: Body): Body {
  const one = /^(?:a|an|un|una)$/.test(wordAt(text.pieces, from));
  return one && body.count === null ? { ...body, count: 1 } : body;
}

/** A number before a word that is none of ours counts that: "2 dogs". */
function endsThere({ pieces }: Text, to: number, end: number, parts: readonly Part[]): boolean {
  if (to >= end || isBoundary(pieces, to)) return true;
  return parts.some((part) => part.kind === "cue" && part.from === to && !part.kinds.has("other"));
}

/**
 * "one recliner in the garage and two upstairs": counts by place add up. Where the name was counted
 * without a place they only tell where the ones counted are: null.
 */
function placedCount(
  parts: readonly Part[],
  things: readonly Thing[],
  { pieces, isNamed }: Text,
): RemarkEvent | null | undefined {
  const number = parts.find(({ kind }) => kind === "number");
  const thing = number && things.findLast(({ end }) => end <= number.from);
  if (!thing || !isCount(pieces, number.from, isNamed) || !isPlace(pieces, number.to))
    return undefined;
  const first = pieces.findIndex(({ kind }, at) => at >= thing.to && kind === "number");
  if (thing.count === null) return counted(number, pieces, first === number.from ? "set" : "add");
  const isPlaced = pieces.some((_, at) => at >= thing.to && at < first && isPlace(pieces, at));
  return isPlaced || first < thing.end ? counted(number, pieces, "add") : null;
}

function counted(
  { from }: Pick<Part, "from">,
  pieces: readonly Piece[],
  op: "set" | "add",
): RemarkEvent {
  return { ...oneMore(from), count: pieces[from]?.value ?? 1, op };
}

/** A place at the end of a clause: "upstairs", "in the back bedroom". */
function isPlace(pieces: readonly Piece[], at: number): boolean {
  const word = wordAt(pieces, at);
  const behind = PLACING.has(word) ? [at + 1, at + 2, at + 3] : [at];
  const room = behind.find((place) => ROOMS.has(wordAt(pieces, place)));
  return room !== undefined && isBoundary(pieces, room + 1);
}

/** "3 items total" sums up what several names counted. */
function isSum(parts: readonly Part[]): boolean {
  return parts.some((part) => isWord(part, /^(?:total|altogether|items?|things|cosas|articulos)$/));
}

function oneMore(at: number): RemarkEvent {
  return {
    kind: "remark",
    at,
    count: 1,
    traits: { words: [], inches: null },
    op: "add",
    all: false,
    kinds: [],
  };
}

/** "bags to donate, 8 of them" beside a name: a count that points back. */
export function countOfThem(
  { pieces, isNamed }: Text,
  from: number,
  to: number,
): RemarkEvent | undefined {
  for (let at = from; at < to; at += 1) {
    const word = wordAt(pieces, markAt(pieces, at - 1) === "," ? at - 2 : at - 1);
    const put =
      pieces[at]?.kind === "number" &&
      /^(?:mean|meant|wait|sorry|actually|digo|perdon|no)$/.test(word);
    if (put && !isNamed(at + 1) && isBoundary(pieces, at + 1))
      return counted({ from: at }, pieces, "set");
    if (pieces[at]?.kind !== "number" || !/^(?:of|de)$/.test(wordAt(pieces, at + 1))) continue;
    if (!/^(?:them|em|those|these|ellos|ellas|esos|esas)$/.test(wordAt(pieces, at + 2))) continue;
    return counted({ from: at }, pieces, "set");
  }
  return undefined;
}
