import { englishSingular } from "#app/chat/parser/text/fold.ts";
import { isFunctionWord, ROOMS } from "#app/chat/parser/words/lists.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import { markAt, type Pieces, range, sentenceAround, wordAt } from "./pieces.ts";
import { isJoin } from "./senses.ts";
import type { Thing } from "./thing.ts";

const EACH = wordSet`each every per por apiece cada`;
/** Behind "each", or the noun that it counts, these open what every one of them has. */
const OPENS = wordSet`
  has have had with w need needs gets get got there theres is tiene tienen con hay lleva`;

type Group = { from: number; to: number; times: number; noun: string };
/** A message without the count of units, and the spans that name what each unit of a group has. */
type Shares = { pieces: Pieces; shares: readonly { from: number; to: number; group: Group }[] };

/**
 * Finds what is told of each of several units: "each unit has a stove. 7 units"; the number of
 * rooms counts no more.
 */
export function sharesOf(pieces: Pieces): Shares {
  const places = [...pieces.keys()];
  const cues = places.filter((at) => EACH.has(wordAt(pieces, at)));
  if (cues.length === 0) return { pieces, shares: [] };
  const groups = places.flatMap((at) => groupAt(pieces, at) ?? []);
  const shares = cues.flatMap((at) => {
    const group = groupOf(pieces, at, groups);
    return group ? [{ ...spanOf(pieces, at, group), group }] : [];
  });
  const rooms = shares.filter(({ group }) => ROOMS.has(group.noun));
  const spent = new Set(rooms.flatMap(({ group }) => range(group.from, group.to)));
  const left = pieces.map((piece, at) =>
    piece.kind === "number" && spent.has(at) ? { ...piece, kind: "noise" as const } : piece,
  );
  return { pieces: left, shares };
}

/** "so 8 wardrobes total": the sum of what was counted before. */
export function isTotal(pieces: Pieces, { start, end, indefinite }: Thing): boolean {
  // "10 bags of leaves 5 bags of dirt" sums nothing.
  const before = pieces[start - 1]?.named ? "" : wordAt(pieces, start - 1);
  const sums = indefinite ? before === "so" : SUMS.test(before);
  const heads = SUM.test(wordAt(pieces, sentenceAround(pieces, start).from));
  // "cut the chairs to 3"
  const isCut = wordAt(pieces, end - 2) === "to" && pieces[end - 1]?.kind === "number";
  return sums || heads || isCut;
}

const SUM = /^(?:totals?|altogether)$/;
const SUMS = /^(?:so|makes|leaves|leaving|entonces|total)$/;

/** The things, with what each unit has counted for all of them. */
export function withShares(things: readonly Thing[], { shares }: Shares): readonly Thing[] {
  return things.map((thing) => {
    const share = shares.find(({ from, to }) => thing.from >= from && thing.to <= to);
    const one = thing.count ?? (thing.plural ? null : 1);
    if (!share || one === null) return thing;
    return { ...thing, count: one * share.group.times, indefinite: false };
  });
}

function groupAt(pieces: Pieces, at: number): Group | undefined {
  const isPlural = (place: number) => nounAt(pieces, place) !== wordAt(pieces, place);
  const times = pieces[at]?.value ?? 0;
  const end = range(at + 1, at + 4).find((place) => isPlural(place) || !wordAt(pieces, place));
  if (times > 1 && end !== undefined && isPlural(end))
    return { from: at, to: end + 1, times, noun: nounAt(pieces, end) };
  const noun = nounAt(pieces, at);
  let to = at + 1;
  while (ROOMS.has(noun) && (/^\d/.test(pieces[to]?.text ?? "") || isJoin(pieces, to))) to += 1;
  const labels = range(at + 1, to).filter((place) => !isJoin(pieces, place)).length;
  return labels > 1 ? { from: at, to, times: labels, noun } : undefined;
}

function nounAt(pieces: Pieces, at: number): string {
  return englishSingular(wordAt(pieces, at));
}

function groupOf(pieces: Pieces, at: number, groups: readonly Group[]): Group | undefined {
  if (countsNoun(pieces, at)) return groups.find(({ noun }) => noun === nounAt(pieces, at + 1));
  const ahead = groups.filter(({ to }) => to <= at);
  const last = ahead.at(-1);
  const isTold = OPENS.has(wordAt(pieces, at + 1));
  return isTold && last ? last : ahead.findLast(({ noun }) => ROOMS.has(noun));
}

function countsNoun(pieces: Pieces, at: number): boolean {
  const word = wordAt(pieces, at + 1);
  return word !== "" && !isFunctionWord(word) && !OPENS.has(word);
}

/** What stands behind "each unit has" or "per unit:", or before "each" and "in each room, 6 rooms". */
function spanOf(pieces: Pieces, at: number, group: Group): { from: number; to: number } {
  const isOwn = group.from >= at && group.from <= at + 3;
  const isNamed = countsNoun(pieces, at) || pieces[at + 1]?.value === 1;
  const open = isOwn ? group.to : at + (isNamed ? 2 : 1);
  const { from, to } = sentenceAround(pieces, at);
  const isHad = OPENS.has(wordAt(pieces, open));
  const isOpen = markAt(pieces, open) === "," ? at - from < 3 : markAt(pieces, open) === ":";
  if (isHad || isOpen) return { from: open, to };
  return { from: group.to <= at ? Math.max(from, group.to) : from, to: at };
}
