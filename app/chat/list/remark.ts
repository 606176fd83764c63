import type { RemarkEvent } from "../clauses/event.ts";
import { hasTraits } from "../things/variants.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { around, asking } from "./doubt.ts";
import { addLine, kindOf, type Line, type List, lineOf, type Place, withLine } from "./list.ts";

/** A count or a kind told without a name goes to what was named last. */
export function applyRemark(
  list: List,
  { count, traits, op, all, kinds }: RemarkEvent,
  { vocabulary, message }: Place,
): List {
  const named = list.focus.map((id) => lineOf(list, id)).filter((line) => line !== undefined);
  const open = list.lines.filter((line) => line.open);
  const last =
    (count !== null && open.length === 1 ? open[0] : undefined) ??
    named.at(-1) ??
    list.lines.at(-1);
  if (!last) return list;
  if (kinds.length > 0) return intoKinds(list, last, kinds, vocabulary);
  // "kinda 32": of a screen, its inches.
  if (
    count !== null &&
    count >= 19 &&
    !hasTraits(traits) &&
    vocabulary.ranges.has(last.id) &&
    last.quantity === 1
  ) {
    const id = kindOf(last, { words: [], inches: count }, vocabulary);
    return id ? withLine(list, last.id, { id, described: true }) : list;
  }
  if (hasTraits(traits)) {
    const candidates = all ? named : [last, ...list.lines.toReversed()];
    const fits = candidates.filter((line) => kindOf(line, traits, vocabulary) !== undefined);
    const lines = all ? fits : fits.slice(0, 1);
    if (lines.length > 0)
      return lines.reduce(
        (before, line) => ofKind(before, line, kindOf(line, traits, vocabulary) ?? line.id, count),
        list,
      );
    if (op !== "add") return list;
  }
  if (count === null) return list;
  if (op === "add")
    return withLine(list, last.id, { quantity: last.quantity + count, open: false });
  const before = list.start.find(({ id }) => id === last.id)?.quantity;
  if (op === "less" && before === last.quantity + count) return list;
  if (op === "less")
    return withLine(
      list,
      last.id,
      count >= last.quantity ? null : { quantity: last.quantity - count },
    );
  const set = withLine(list, last.id, { quantity: count, open: false });
  return last.message < message && !last.open
    ? asking(set, last.id, around(last.quantity, count), message)
    : set;
}

/** "two queens and a king": the line falls into its kinds, and what is left of it stays. */
function intoKinds(
  list: List,
  last: Line,
  kinds: RemarkEvent["kinds"],
  vocabulary: Vocabulary,
): List {
  const line = [last, ...list.lines.toReversed()].find((one) =>
    kinds.every(({ traits }) => kindOf(one, traits, vocabulary) !== undefined),
  );
  if (!line) return list;
  const told = kinds.reduce((sum, { count }) => sum + count, 0);
  const rest = withLine(
    list,
    line.id,
    told >= line.quantity ? null : { quantity: line.quantity - told },
  );
  return kinds.reduce((before, { count, traits }) => {
    const id = kindOf(line, traits, vocabulary) ?? line.id;
    const same = lineOf(before, id);
    return same
      ? withLine(before, id, { quantity: same.quantity + count })
      : addLine(before, { ...line, id, quantity: count, open: false, described: true });
  }, rest);
}

/** All of a line become of a kind, or so many of it. */
function ofKind(list: List, line: Line, id: string, count: number | null): List {
  if (count === null || count >= line.quantity)
    return withLine(list, line.id, {
      id,
      described: true,
      ...(count === null ? {} : { quantity: count, open: false }),
    });
  if (id === line.id) return list;
  const rest = withLine(list, line.id, { quantity: line.quantity - count });
  return addLine(rest, { ...line, id, quantity: count, described: true });
}
