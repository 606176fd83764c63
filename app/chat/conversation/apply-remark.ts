import type { Remark, RemarkPart } from "../reading/remarks.ts";
import { isPieces, type Variant, variantOf } from "../reading/variants.ts";
import { isAttribute } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { changeItem, type Draft, type DraftLine, lineOf } from "./list.ts";

/** Screens are asked for by size, not by count, from this number on. */
const SMALLEST_SCREEN = 19;

/** Puts counts and sizes that name nothing to the line they must be about. */
export function applyRemark(
  draft: Draft,
  remark: Remark,
  message: number,
  vocabulary: Vocabulary,
): void {
  if (tellPieces(draft, remark, vocabulary) || tellBoth(draft, remark, vocabulary)) return;
  const parts = screensOf(draft, remark, vocabulary) ?? remark.parts;
  const sized = parts.filter(({ traits }) => traits.words.length > 0 || traits.inches !== null);
  const [first] = parts;
  if (sized.length > 1) breakDown(draft, sized, vocabulary);
  else if (sized[0]) tellApart(draft, sized[0], remark, vocabulary);
  else if (first?.count != null && parts.length === 1) {
    if (!isScreenSize(draft, first.count, remark.corrects, vocabulary))
      count(draft, remark, first.count, message);
  } else answerInTurn(draft, remark.parts);
}

/** "one is a 32 and one a 55", "las dos de 65": numbers too large for counts are sizes of screens. */
function screensOf(
  draft: Draft,
  { parts, both }: Remark,
  { ranges }: Vocabulary,
): RemarkPart[] | undefined {
  const line = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  if (!line || !ranges.has(line.id) || parts.length < 2) return undefined;
  const screens: RemarkPart[] = [];
  let counted: number | null = null;
  for (const part of parts) {
    const { count, traits } = part;
    if (count !== null && count < SMALLEST_SCREEN && traits.inches === null) counted = count;
    else if (traits.inches !== null || count !== null) {
      const inches = traits.inches ?? count;
      const own = traits.inches === null ? null : count;
      screens.push({ ...part, count: counted ?? own ?? 1, traits: { ...traits, inches } });
      counted = null;
    }
  }
  const [only] = screens;
  if (both && only && screens.length === 1) only.count = line.quantity;
  return screens.length > 0 && counted === null ? screens : undefined;
}

/** "seven pieces", "the large one, two pieces": said of the line that comes in pieces. */
function tellPieces(draft: Draft, remark: Remark, vocabulary: Vocabulary): boolean {
  const part = remark.parts.at(-1);
  const line = byRecency(draft).find(({ id }) => isPieces(id, part?.unit ?? "", vocabulary));
  if (!part || !line || part.count === null || remark.additive) return false;
  const words = remark.parts.flatMap(({ traits }) => traits.words);
  const traits = { words: [...words, String(part.count), "piece"], inches: null };
  const variant = variantOfLine(line, { traits }, vocabulary);
  if (variant) changeItem(draft, line, variant.id, variant.words);
  return true;
}

/** "both are king" of a mattress and a box spring. */
function tellBoth(draft: Draft, { parts, both }: Remark, vocabulary: Vocabulary): boolean {
  const lines = draft.lines.slice(-2);
  const kinds = lines.map((line) => variantOfLine(line, parts[0], vocabulary));
  if (!both || lines.length < 2 || kinds.includes(undefined)) return false;
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at];
    if (kind) changeItem(draft, line, kind.id, kind.words);
  }
  return true;
}

/** "2 queen and 1 king" after "3 mattresses": the line is replaced by its kinds. */
function breakDown(draft: Draft, parts: readonly RemarkPart[], vocabulary: Vocabulary): void {
  const lines = byRecency(draft);
  const line =
    lines.find((one) => variantOfLine(one, parts[0], vocabulary)) ??
    lines.find((one) => parts.some((part) => variantOfLine(one, part, vocabulary)));
  if (!line) return;
  const kinds = parts.flatMap((part) => {
    const variant = variantOfLine(line, part, vocabulary);
    return variant ? [{ ...variant, quantity: part.count ?? 1 }] : [];
  });
  const told = kinds.reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = line.open ? 0 : line.quantity - told;
  const apart = kinds.map((kind) => ({ ...line, ...kind, open: false, described: true }));
  draft.lines = draft.lines.flatMap((one) => {
    if (one !== line) return [one];
    return rest > 0 ? [{ ...line, quantity: rest, open: false }, ...apart] : apart;
  });
  draft.last = kinds.at(-1)?.id ?? draft.last;
}

/** "queen", "the small one", "they're all 4 drawer": the latest line that has such a kind. */
function tellApart(draft: Draft, part: RemarkPart, remark: Remark, vocabulary: Vocabulary): void {
  for (const line of byRecency(draft)) {
    const variant = variantOfLine(line, part, vocabulary);
    if (!variant) continue;
    const some = part.count !== null && part.count < line.quantity && !remark.corrects;
    if (some) split(draft, line, part.count ?? 0, variant);
    else {
      if (part.count !== null) Object.assign(line, { quantity: part.count, open: false });
      changeItem(draft, line, variant.id, variant.words);
    }
    return;
  }
}

/** A line may be told apart anew: a queen mattress becomes a king one. */
function variantOfLine(
  line: DraftLine,
  part: Pick<RemarkPart, "traits"> | undefined,
  vocabulary: Vocabulary,
): Variant | undefined {
  if (!part) return undefined;
  const { head } = line;
  const bare = line.words.filter((word) => !isAttribute(word));
  const plain = vocabulary.bags.get(head);
  return (
    variantOf({ id: line.id, words: line.words, head }, part.traits, vocabulary) ??
    (plain && (bare.length === 1 || line.base === plain.id)
      ? variantOf({ id: plain.id, words: [head], head }, part.traits, vocabulary)
      : undefined) ??
    variantOfName(line, part, vocabulary)
  );
}

/** "U shaped", of a "sectional sofa": the line's item may have a shorter name that has such a kind. */
function variantOfName(
  { id, words }: DraftLine,
  { traits }: Pick<RemarkPart, "traits">,
  { phrasesById, ...vocabulary }: Vocabulary,
): Variant | undefined {
  for (const name of phrasesById.get(id) ?? []) {
    if (name.length >= words.length || !name.every((word) => words.includes(word))) continue;
    const head = name.at(-1) ?? "";
    const variant = variantOf({ id, words: name, head }, traits, { phrasesById, ...vocabulary });
    if (variant && variant.id !== id) return variant;
  }
  return undefined;
}

/** The line named last first, then those named without a size, then the others from the latest back. */
function byRecency(draft: Draft): DraftLine[] {
  const last = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  const others = draft.lines.filter((line) => line !== last).reverse();
  const ordered = last ? [last, ...others] : others;
  return [...ordered].sort((a, b) => Number(a.described) - Number(b.described));
}

/** "one is a queen": one of several becomes another item. */
function split(draft: Draft, line: DraftLine, quantity: number, variant: Variant): void {
  if (variant.id === line.id) return;
  line.quantity -= quantity;
  const other = lineOf(draft, variant.id);
  if (other) other.quantity += quantity;
  else draft.lines.push({ ...line, ...variant, quantity, open: false, described: true });
}

/** A bare "65" after "which size is the TV?". */
function isScreenSize(
  draft: Draft,
  inches: number,
  corrects: boolean,
  vocabulary: Vocabulary,
): boolean {
  const line = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  if (!line || (line.described && !corrects) || line.open || inches < SMALLEST_SCREEN) return false;
  const variant = variantOfLine(line, { traits: { words: [], inches } }, vocabulary);
  if (variant) changeItem(draft, line, variant.id, variant.words);
  return variant !== undefined || vocabulary.ranges.has(line.id);
}

/** "4 of them", "make that 3": first what was asked for, then the line named last. */
function count(draft: Draft, remark: Remark, value: number, message: number): void {
  const asked = draft.lines.find(({ open }) => open);
  const last = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  const line = last?.open || remark.corrects || last?.message === message ? last : (asked ?? last);
  if (!line || (line.message === message && line.counted && !remark.corrects)) return;
  if (remark.additive) line.quantity += value;
  else if (value > 0) Object.assign(line, { quantity: value, open: false });
  else draft.lines = draft.lines.filter((other) => other !== line);
}

/** "6 and 2" answers two questions in the order they were asked. */
function answerInTurn(draft: Draft, parts: readonly RemarkPart[]): void {
  const asked = draft.lines.filter(({ open }) => open);
  for (const [index, { count: value }] of parts.entries()) {
    const line = asked[index];
    if (line && value !== null && value > 0) Object.assign(line, { quantity: value, open: false });
  }
}
