import { englishSingular } from "../text/fold.ts";
import { ARTICLES, BOTH, isFunctionWord, OF, WITH } from "../words/function-words.ts";
import { ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import { isJoin } from "./numbers.ts";
import { isEmptyLine } from "./parts-of-message.ts";
import { endsSentence, markAt, type Piece, type Pieces, sentenceAround, wordAt } from "./pieces.ts";
import type { Thing } from "./thing.ts";

const EACH = wordSet("each every per por apiece cada both ambos ambas all todos todas");
/** These need a number of their own behind them: "all 3 bedrooms". */
const WHOLE = wordSet("both ambos ambas all todos todas");
/** Behind "each", or the noun that it counts, these open what every one of them has. */
const OPENS = wordSet(
  "has have had with w need needs gets get got contains includes there theres is tiene tienen con hay trae lleva",
);

/** So many of a noun: "7 units", "units 101, 102 and 105". Places of pieces. */
type Group = { from: number; to: number; times: number; noun: string };
/** The things named between two pieces are there so many times over; `isCount` where that is all their count. */
type Share = { from: number; to: number; times: number; isCount: boolean };

/** A message's pieces without the count of units, and what it says that each of them has. */
type Shares = { pieces: Pieces; shares: readonly Share[] };

/**
 * Finds what is told of each of several units: "each unit has a stove. 7 units", "3 rooms with a bed
 * each", "one desk per office, 8 offices". The number of rooms counts nothing else.
 */
export function sharesOf(pieces: Pieces): Shares {
  const places = [...pieces.keys()];
  const cues = places.filter((at) => EACH.has(wordAt(pieces, at)));
  if (cues.length === 0) return { pieces, shares: [] };
  const groups = places.flatMap((at) => groupAt(pieces, at) ?? []);
  const found = cues.flatMap((at) => {
    const group = groupOf(pieces, at, groups);
    return group
      ? [{ group, share: { ...shareOf(pieces, at, group), isCount: group.noun === "" } }]
      : [];
  });
  const rooms = found
    .map(({ group }) => group)
    .filter(({ noun }) => noun === "" || ROOMS.has(noun));
  const isCount = (at: number) => rooms.some(({ from, to }) => at >= from && at < to);
  return {
    pieces: pieces.map((piece, at) =>
      piece.kind === "number" && isCount(at) ? { ...piece, kind: "noise" } : piece,
    ),
    shares: found.map(({ share }) => share),
  };
}

/** "so 8 wardrobes total": the sum of what was counted before. */
export function isTotal(pieces: Pieces, { start, to, end, indefinite }: Thing): boolean {
  const before = wordAt(pieces, start - 1);
  const sums = indefinite ? before === "so" : SUMS.test(before);
  const heads = SUM.test(wordAt(pieces, sentenceAround(pieces, start).from));
  return sums || heads || pieces.slice(to, end + 1).some(({ text }) => SUM.test(text));
}

const SUM = /^(?:totals?|altogether)$/;
const SUMS = /^(?:so|leaves|leaving|entonces|total)$/;

/** The things, with what each unit has counted for all of them. */
export function withShares(things: readonly Thing[], { pieces, shares }: Shares): readonly Thing[] {
  return things.map((thing) => {
    const share = shares.find(({ from, to }) => thing.from >= from && thing.to <= to);
    const one = thing.count ?? (thing.plural && !share?.isCount ? null : 1);
    if (!share || one === null || isTotal(pieces, thing)) return thing;
    return { ...thing, count: one * share.times, indefinite: false };
  });
}

function groupAt(pieces: Pieces, at: number): Group | undefined {
  const word = wordAt(pieces, at);
  const isBoth = BOTH.has(word);
  if (isBoth || pieces[at]?.kind === "number") {
    const times = isBoth ? 2 : (pieces[at]?.value ?? 0);
    for (let to = at + 1; times > 1 && to < at + 4 && wordAt(pieces, to) !== ""; to += 1) {
      const noun = englishSingular(wordAt(pieces, to));
      if (noun !== wordAt(pieces, to)) return { from: at, to: to + 1, times, noun };
    }
    return undefined;
  }
  const noun = englishSingular(word);
  if (!ROOMS.has(noun)) return undefined;
  let times = 0;
  let to = at + 1;
  for (; isLabel(pieces, to); to += 1) if (isNumber(pieces[to])) times += 1;
  return times > 1 ? { from: at, to, times, noun } : undefined;
}

function isLabel(pieces: Pieces, at: number): boolean {
  return isNumber(pieces[at]) || isJoin(pieces, at);
}

/** "101", "3b" */
function isNumber(piece: Piece | undefined): boolean {
  return piece?.kind === "number" || (piece?.kind === "noise" && /^\d/.test(piece.text));
}

/** The units that "each", "per office" or "both rooms" speaks of. */
function groupOf(pieces: Pieces, at: number, groups: readonly Group[]) {
  const number = OF.has(wordAt(pieces, at - 1)) ? pieces[at - 2] : undefined;
  // "two of each: a lamp, a desk", "dos de cada uno"
  const to = pieces[at + 1]?.value === 1 ? at + 2 : at + 1;
  if (number?.kind === "number") return { from: at - 2, to, times: number.value, noun: "" };
  const behind = groups.find(({ from }) => from >= at && from <= at + 3);
  if (OF.has(wordAt(pieces, at + 1))) return behind;
  // "units 12 and 14 both have"
  const isOfBoth = BOTH.has(wordAt(pieces, at)) && OPENS.has(wordAt(pieces, at + 1));
  if (WHOLE.has(wordAt(pieces, at)) && !isOfBoth)
    return behind && OPENS.has(wordAt(pieces, behind.to)) ? behind : undefined;
  const noun = nounBehind(pieces, at);
  if (noun) return groups.find((group) => group.noun === noun);
  const ahead = groups.filter(({ to }) => to <= at);
  const last = ahead.at(-1);
  const isNear =
    last && !pieces.slice(last.to, at).some((_, by) => endsSentence(pieces, last.to + by));
  const isTold = OPENS.has(wordAt(pieces, at + 1)) || WITH.has(wordAt(pieces, last?.to ?? at));
  return isNear && isTold ? last : ahead.findLast((group) => ROOMS.has(group.noun));
}

/** The noun that "each" counts, in its singular; "" for "each", "each one", "each has". */
function nounBehind(pieces: Pieces, at: number): string {
  const word = wordAt(pieces, at + 1);
  return isFunctionWord(word) || OPENS.has(word) ? "" : englishSingular(word);
}

/** What stands behind "each unit has" or "per unit:", or before "each" and "per unit". */
function shareOf(pieces: Pieces, at: number, group: Group): Omit<Share, "isCount"> {
  const { times } = group;
  const isOwn = group.from >= at && group.from <= at + 3;
  const isNamed =
    nounBehind(pieces, at) !== "" ||
    pieces[at + 1]?.value === 1 ||
    ARTICLES.has(wordAt(pieces, at + 1));
  const open = isOwn ? group.to : at + (isNamed ? 2 : 1);
  const { from, to: behind } = sentenceAround(pieces, at);
  const mark = markAt(pieces, open);
  const isHad = OPENS.has(wordAt(pieces, open)) || OPENS.has(wordAt(pieces, at - 1));
  const opens = isHad || mark === ":" || (mark === "," && at - from < 2);
  if (!opens) return { from: group.to <= at ? Math.max(from, group.to) : from, to: at, times };
  // "Per unit:", "each room has:" above a list.
  let to = behind;
  let last = open;
  while (OPENS.has(wordAt(pieces, last)) || markAt(pieces, last) === ":") last += 1;
  if (to === last) while (to < pieces.length && !isEmptyLine(pieces, to)) to += 1;
  return { from: open, to, times };
}
