import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { wordSet } from "../words/table.ts";
import { isJoinedTo } from "./clauses.ts";
import type { Mention } from "./mention.ts";
import { hasWordOf, markAt, type Piece, wordAt } from "./pieces.ts";

const TOTAL =
  /^(?:total|in|all|altogether|are|is|being|which|of|them|those|here|there|we|have|son|de|ellos|ellas|en|todo|los|cuales)$/;

/**
 * Sets aside a count that the things behind it add up to: "4 tables total: 2 folding tables, a
 * coffee table and a picnic table" are four, not eight.
 */
export function setTotalsAside(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): void {
  for (const last of mentions) dropTotalBehind(last, mentions, pieces);
  for (const [index, total] of mentions.entries()) {
    if (
      total.kind !== "item" ||
      total.described ||
      (total.count ?? 0) < 2 ||
      !announces(total, mentions[index + 1], pieces)
    )
      continue;
    const list = listBehind(mentions, index, pieces);
    const kin = list.filter(
      (part) => part.id !== total.id && vocabulary.heads.get(part.id)?.has(total.head),
    );
    // "5 chairs: 2 recliners, 2 dining chairs and an office chair": behind a colon, the whole list.
    const whole = markAt(pieces, total.end) === ":" && kin.length > 0 ? [kin, list] : [kin];
    if (whole.some((parts) => parts.length > 1 && sumOf(parts) === total.count))
      total.sense = "aside";
  }
}

function sumOf(parts: readonly Mention[]): number {
  return parts.reduce((sum, { count }) => sum + (count ?? 1), 0);
}

/** Only marks and "in total" stand between a total and the first of its parts. */
function announces(total: Mention, first: Mention | undefined, pieces: readonly Piece[]): boolean {
  if (!first) return false;
  for (let at = total.end; at < first.start; at += 1)
    if (!/^[,:;.(\n-]$/.test(markAt(pieces, at)) && !TOTAL.test(wordAt(pieces, at))) return false;
  return first.start > total.end;
}

function listBehind(
  mentions: readonly Mention[],
  index: number,
  pieces: readonly Piece[],
): Mention[] {
  const list: Mention[] = [];
  for (const mention of mentions.slice(index + 1)) {
    const before = list.at(-1);
    if (before && !isJoinedTo(pieces, before.end, mention.start)) break;
    list.push(mention);
  }
  return list;
}

const PIECES = wordSet("total altogether pcs pc pieces items things piezas cosas");

/** "a sofa, a loveseat, an ottoman - 3 pcs total": the number is that of the list, not of its last name. */
function dropTotalBehind(
  last: Mention,
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): void {
  const { to, end, plural, count, kind } = last;
  if (kind !== "item" || count === null) return;
  const total = hasWordOf(PIECES, pieces, to, end);
  const unit = PIECES.has(wordAt(pieces, to - 1));
  if (plural !== unit || !(total || unit)) return;
  const before = mentions.slice(0, mentions.indexOf(last));
  const list = unit ? before : [...before, { ...last, count: 1 }];
  const sum = list.reduce((all, one) => all + (one.count ?? 1), 0);
  if (list.length < 2 || sum !== count) return;
  if (unit) last.sense = "aside";
  else last.count = null;
}
