import type { RemarkEvent } from "../clauses/event.ts";
import { hasTraits, SMALLEST_SCREEN } from "../things/variants.ts";
import { bagKey } from "../vocabulary/heads.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { around, asking } from "./doubt.ts";
import {
  addLine,
  kindOf,
  type Line,
  type List,
  lineAt,
  type Place,
  withLine,
  withOffered,
} from "./list.ts";

/** A count or a kind told without a name goes to what was named last. */
export function applyRemark(list: List, remark: RemarkEvent, place: Place): List {
  const { traits, op, all } = remark;
  const { vocabulary, message } = place;
  // "the sofa and the lamp, both …": so many were named, not so many of one.
  const count = all && remark.count === list.focus.length ? null : remark.count;
  const { offered } = list;
  // "do you take mattresses? I have a king"
  const kind = offered && kindOf(offered, traits, vocabulary);
  const ofKind = offered && kind && { ...offered, id: kind, described: true };
  if (ofKind) return withOffered({ ...list, offered: ofKind }, count ?? 1, offered) ?? list;
  const had = count === null ? undefined : withOffered(list, count);
  if (had) return had;
  const named = list.focus.map((key) => lineAt(list, key)).filter((line) => line !== undefined);
  const joint = jointOf(list, named.slice(-2), traits, vocabulary);
  if (joint) return joint;
  const open = list.lines.filter((line) => line.open);
  const asked = count !== null && open.length === 1 ? open[0] : undefined;
  const last = asked ?? named.at(-1) ?? list.lines.at(-1);
  if (!last) return list;
  // "a tv": "32" are its inches.
  const screen = [last, ...list.lines.toReversed()].find((line) =>
    isScreen(line, remark, vocabulary),
  );
  if (screen && !asked) {
    const id = kindOf(screen, { words: [], inches: count }, vocabulary);
    return id ? withLine(list, screen, { id, described: true }) : list;
  }
  // "70 inches, it's huge": a size in inches says more than a word.
  const isMeasured = last.described && vocabulary.ranges.has(last.id);
  const isLoose =
    traits.inches === null && traits.words.every((word) => /^(?:large|small)$/.test(word));
  if (isMeasured && isLoose && count === null) return list;
  if (hasTraits(traits)) {
    const candidates = all ? named : [last, ...list.lines.toReversed()];
    const fits = candidates.filter((line) => kindOf(line, traits, vocabulary) !== undefined);
    // Of "2 tvs" the one without a size comes before the one that has it.
    const bare = fits.filter((line) => !line.described && line.base.head === fits[0]?.base.head);
    const lines = all ? fits : [...bare, ...fits].slice(0, 1);
    // "a gun safe, and also the small one"
    const isNamed = count !== null && bare.every(({ base }) => base.words.length > 1);
    const isMore = op === "add" && (isNamed || bare.length === 0);
    // "there's a second one too, upright": the one that was added
    const start = list.start.find(({ key }) => key === last.key);
    const isMoreOf = !all && start && !start.open && last.quantity === start.quantity + 1;
    const fresh = count === null && isMoreOf ? 1 : count;
    const told = (next: List, line: Line) =>
      toKind(
        next,
        line,
        kindOf(line, traits, vocabulary) ?? line.id,
        line === last ? fresh : count,
        isMore,
      );
    if (lines.length > 0) return lines.reduce(told, list);
    if (op !== "add") return list;
  }
  if (count === null) return list;
  const { id, quantity } = last;
  if (op === "add" || op === "less") {
    const by = op === "add" ? count : -count;
    // "make it 3 chairs, found another one": the message said what comes of it.
    const before = list.start.find(({ key }) => key === last.key)?.quantity;
    // "a repair man wants 350"
    if (quantity + by < 0 || before === quantity - by) return list;
    return withLine(list, last, { quantity: quantity + by, open: false });
  }
  const set = withLine(list, last, { quantity: count, open: false });
  const corrects = last.message < message && !last.open;
  return corrects ? asking(set, id, around(quantity, count), message) : set;
}

/** "a washer and a dryer": told to be stacked, the two are one item. */
function jointOf(
  list: List,
  pair: readonly Line[],
  { words }: RemarkEvent["traits"],
  { bags }: Vocabulary,
): List | undefined {
  const [first, second] = pair;
  if (!first || !second || first.base.head === second.base.head) return undefined;
  if (words.length === 0) return undefined;
  const hit = bags.get(bagKey([...words, first.base.head, second.base.head]));
  if (hit?.kind !== "item") return undefined;
  return withLine(withLine(list, first, null), second, { id: hit.id, described: true });
}

/** Of a screen, so many without a unit are inches. */
function isScreen(
  line: Line,
  { count, traits, all }: RemarkEvent,
  { ranges }: Vocabulary,
): boolean {
  const inches = count !== null && count >= SMALLEST_SCREEN && !hasTraits(traits);
  return inches && ranges.has(line.id) && (all || line.quantity === 1);
}

/** All of a line become of a kind, or so many of it. */
function toKind(list: List, line: Line, id: string, count: number | null, isMore: boolean): List {
  const kind = { id, described: true };
  // "a tv of 55 and another of 40"
  if (isMore) return addLine(list, { ...line, ...kind, quantity: count ?? 1 });
  // "some mattresses": "2 twins and a queen" are three.
  const isTold = line.described && !list.start.some((one) => one.key === line.key && one.described);
  if (isTold && count !== null && id !== line.id)
    return addLine(list, { ...line, ...kind, quantity: count, open: false });
  if (count === null) return withLine(list, line, kind);
  if (count >= line.quantity || (id === line.id && line.open))
    return withLine(list, line, { ...kind, quantity: count, open: false });
  const rest = withLine(list, line, { quantity: line.quantity - count, counted: false });
  return addLine(rest, { ...line, ...kind, quantity: count });
}
