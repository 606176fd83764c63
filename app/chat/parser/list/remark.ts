import type { RemarkEvent } from "#app/chat/parser/clauses/event.ts";
import { hasTraits, isScreenSize, variantOf } from "#app/chat/parser/things/variants.ts";
import { BED_SIZES } from "#app/chat/parser/vocabulary/attributes.ts";
import type { Line, List, Place } from "./list.ts";
import { addLine, around, asking, lastLine, lineAt, withLine, withOffered } from "./list.ts";
import { isExplained, kindOf } from "./refer.ts";

/** A count or a kind told without a name goes to what was named last. */
export function applyRemark(list: List, said: RemarkEvent, place: Place): List {
  const named = list.focus.flatMap((key) => lineAt(list, key) ?? []);
  const { traits, count } = said;
  const { vocabulary } = place;
  const had = offeredAs(list, said, place);
  if (had) return had;
  if (said.each) return named.reduce((next, line) => counted(next, line, said, place), list);
  const last = lineMeant(list, named, said, place);
  if (!last) return list;
  const latest = [last, ...list.lines.toReversed()];
  // "a tv || 32", "2 tvs || a 32 and a 55": so many inches, and no tv is named by the dozen.
  const screen = latest.find(
    ({ id, quantity }) => isScreenSize(id, count, vocabulary) && (count ?? 0) > 4 * quantity,
  );
  if (screen && !last.open) {
    const id = kindOf(screen, { words: [], inches: count }, vocabulary);
    return id ? toKind(list, screen, id, said.all ? null : 1) : list;
  }
  if (!hasTraits(traits)) return counted(list, last, said, place);
  // "there are 14, leaning on the fence": what tells no kind is only talk.
  const told = withKind(list, said.all ? named : latest, said, place);
  return told ?? (said.counts ? counted(list, last, said, place) : list);
}

/** "do you take mattresses? || I have 2", "… a king": what was only asked about is had. */
function offeredAs(list: List, { traits, count }: RemarkEvent, { vocabulary }: Place) {
  const { offered } = list;
  const id = offered && kindOf(offered, traits, vocabulary);
  if (id) return withOffered({ ...list, offered: { ...offered, id, described: true } }, count ?? 1);
  return count === null ? undefined : withOffered(list, count);
}

/** The line that a remark speaks of: the one that was asked about, one of several for fewer, else the last named. */
function lineMeant(list: List, named: readonly Line[], { count, op }: RemarkEvent, place: Place) {
  const [open, other] = count === null ? [] : list.lines.filter((line) => line.open);
  if (open && !other) return open;
  // "3 TVs and the stand || just 2 of them", "… || there are 2 more in the den"
  const isOfSeveral = ({ quantity, message }: Line) =>
    count !== null && quantity > (op === "add" ? 1 : count) && message < place.message;
  const last = lastLine(list);
  return last && count !== null && count > 1 && last.quantity === 1
    ? (named.findLast(isOfSeveral) ?? last)
    : last;
}

/** The first of the lines that come in the kind told, all of them for "both", as what it is. */
function withKind(
  list: List,
  candidates: readonly Line[],
  { traits, all, count }: RemarkEvent,
  { vocabulary }: Place,
): List | undefined {
  const fits = candidates.filter((line) => kindOf(line, traits, vocabulary) !== undefined);
  // Of "2 tvs" the one without a size comes before the one that has it.
  const bare = fits.filter((line) => !line.described && line.base.head === fits[0]?.base.head);
  const told = fits.filter((line) => line.id === kindOf(line, traits, vocabulary));
  const [first] = [...bare, ...told, ...fits];
  if (!first) {
    // "washer and dryer || its the stacked kind": one thing by both names
    const [one, two] = list.lines.slice(-2);
    const words = [...(one?.base.words ?? []), "and", ...(two?.base.words ?? [])];
    const both = one && two && variantOf({ ...one.base, words }, traits, vocabulary);
    return both && withLine(withLine(list, two, null), one, { id: both.id, described: true });
  }
  // "a mattress and box spring || it's a queen": both are
  const isSized = (count ?? 1) === 1 && traits.words.some((word) => BED_SIZES.has(word));
  const isPair = ({ quantity, message, described }: Line) =>
    isSized && quantity === 1 && message === first.message && described === first.described;
  const lines = new Set(fits.filter((line) => all || line === first || isPair(line)));
  const kind = (line: Line) => kindOf(line, traits, vocabulary) ?? line.id;
  return [...lines].reduce((next, line) => toKind(next, line, kind(line), count), list);
}

function counted(list: List, line: Line, { count, op }: RemarkEvent, { message }: Place): List {
  const { id, quantity } = line;
  // "it's unit 406": no number of things grows a hundredfold.
  if (count === null || count >= 100 * quantity || isExplained(list, line, count)) return list;
  if (op === "set") {
    const set = withLine(list, line, { quantity: count, open: false });
    const corrects = line.message < message && !line.open;
    return corrects ? asking(set, id, around(quantity, count), message) : set;
  }
  const by = op === "add" ? count : -count;
  return withLine(list, line, { quantity: quantity + by, open: false });
}

function toKind(list: List, line: Line, id: string, count: number | null): List {
  const kind = { id, described: true };
  // "some mattresses": "2 twins and a queen" are three.
  if (count === null) return withLine(list, line, kind);
  if (count >= line.quantity)
    return withLine(list, line, { ...kind, quantity: count, open: false });
  const rest = withLine(list, line, { quantity: line.quantity - count, counted: false });
  return addLine(rest, { ...line, ...kind, quantity: count });
}
