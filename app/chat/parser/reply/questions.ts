import { type Line, type List, quantityOf, summed } from "#app/chat/parser/list/list.ts";
import { isOfCategory, variantOf } from "#app/chat/parser/things/thing.ts";
import { BED_SIZES } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { grouped } from "#app/chat/parser/words/table.ts";
import { REPLY_WORDS, type ReplyWords } from "#app/chat/reply-words.ts";
import type { Language } from "#app/lib/language.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";
import type { Unknown } from "./unknowns.ts";

const WHOLE_LIST = "list"; // What a question about no single item is about.

const MOST_HELD = 200; // More than this of one item no line holds without a word with the customer.
const MOST_QUESTIONS = 2; // No reply asks more than this at once.
/** What was left open is asked about in the next replies, too, but no longer than this. */
export const ASKED_FOR = 4;
const COUNTS = [1, 2, 3, 4, 5, 6, 8]; // The counts offered where nobody gave one.
const MOST_NAMED = 4; // The most items that the answer which leaves a list names.
const MOST_SAID = 4; // The most counts that are offered because the customer said them.

/** A word that may tell a kind, and the noun of the name it stands with: "patio", of a "patio chair". */
export type Told = { word: string; of: string | undefined };

/** A count that was said, and the item that it was said of. */
export type Said = { count: number; of: string | undefined };

type Entry = { id: string; quantity: number };
type Option = ChatQuestion["options"][number];
/** A question with answers that are offered behind the likely ones, and that make it no dearer. */
type Asked = ChatQuestion & { more?: readonly Option[] };
type Place = {
  language: Language;
  vocabulary: Vocabulary;
  latest: number;
  /** Words by which the customer may have told the kind of a thing, each with the nouns it was said of. */
  traits: readonly Told[];
  /** The counts in what the customer wrote. */
  said: readonly Said[];
};
/** What every question is asked with: the list that stands, the sentences, the price list, counts that were said. */
type Asking = Pick<Place, "vocabulary" | "said" | "language"> & {
  lines: readonly Entry[];
  words: ReplyWords;
};

/** What a list leaves open, each with the lists that an answer would leave; the dearest first. */
export function questionsOf(list: List, unknowns: readonly Unknown[], place: Place) {
  const { language, vocabulary, latest, said } = place;
  const lines = capped(list.lines);
  const asking = { lines, words: REPLY_WORDS[language], vocabulary, said, language };
  // What may not go though it is listed, may go though it is not, or may be more or fewer.
  const isOpen = ({ id, counts }: Others) =>
    counts.some((count) => count !== quantityOf(lines, id));
  const unsure = list.unsure.filter((one) => one.message >= latest - ASKED_FOR && isOpen(one));
  const isWhether = ({ id, counts }: Others) => !counts[1] && !(counts[0] && quantityOf(lines, id));
  const whether = unsure.filter(isWhether);
  const isApart = (other: Others) => whether.length < 2 || !isWhether(other);
  const asked = [
    ...summed(list.lines).map((line) => questionOf(line, kindsOf(line, place), asking)),
    list.instead ? whichList(capped(list.instead), asking) : undefined,
    whether.length > 1 ? whichGo(whether, asking) : undefined,
    ...unsure.filter(isApart).map((other) => whichCount(other, asking)),
    ...unknowns.map((unknown) => whichItem(unknown, asking)),
  ];
  return dearest(asked, vocabulary);
}

/** Other counts of an item. */
export type Others = { id: string; counts: readonly number[] };

/** Where two readers of a conversation differ: a list, and other counts of some items; the dearest first. */
export function questionsBetween(
  lines: readonly Entry[],
  others: readonly Others[],
  language: Language,
  vocabulary: Vocabulary,
): ChatQuestion[] {
  const asking = { lines, words: REPLY_WORDS[language], vocabulary, said: [], language };
  const asked = others.map((other) => whichCount(other, asking));
  return dearest(asked, vocabulary);
}

/** What may go though it is not on the list. */
export function doubtfulOf({ lines, unsure }: List, latest: number): Entry[] {
  const open = unsure.filter(
    ({ id, message }) => message >= latest - ASKED_FOR && quantityOf(lines, id) === 0,
  );
  return open.flatMap(({ id, counts }) => {
    const quantity = counts.find((count) => count > 0);
    return quantity ? [{ id, quantity: Math.min(quantity, MOST_HELD) }] : [];
  });
}

/** The items and counts of a list, none above what a line holds. */
export function capped(lines: readonly Line[]): Entry[] {
  return summed(lines).map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, MOST_HELD) }));
}

/** The questions whose answers differ most; all about one item are one question. */
function dearest(asked: readonly (Asked | undefined)[], vocabulary: Vocabulary): ChatQuestion[] {
  const questions = asked.filter((question) => question !== undefined);
  return [...grouped(questions.map((question) => [question.about, question])).values()]
    .map((same) => ({
      ...same[0],
      options: same.flatMap(({ options }) => options),
      more: same.flatMap(({ more = [] }) => more),
    }))
    .sort((a, b) => spread(b, vocabulary) - spread(a, vocabulary))
    .slice(0, MOST_QUESTIONS)
    .map(({ about, text, options, more }) => {
      return { about, text, options: eachOnce([...options, ...more]) };
    });
}

/** Answers without those that leave the list of an earlier one. */
function eachOnce(options: readonly Option[]): Option[] {
  const byList = options.map((option) => [JSON.stringify(option.lines), option] as const);
  return [...grouped(byList).values()].map(([first]) => first);
}

/** By how much the answers differ, in cents. */
function spread({ options }: ChatQuestion, { catalog }: Vocabulary): number {
  const priceOf = ({ id, quantity }: Entry) => (catalog.byId.get(id)?.priceCents ?? 0) * quantity;
  const cents = options.map(({ lines }) => lines.reduce((sum, line) => sum + priceOf(line), 0));
  return Math.max(...cents) - Math.min(...cents);
}

/** Is the number of a line right, how many are they, or of which kind? */
function questionOf({ id, quantity, open }: Line, kinds: readonly string[], asking: Asking) {
  const { words, vocabulary, language } = asking;
  const name = nameOf(id, vocabulary, language);
  const to = (counts: number[]) => counted(id, counts, asking);
  if (quantity > MOST_HELD)
    return { about: id, text: words.tooMany(name, quantity), options: to([MOST_HELD]) };
  if (open) {
    const more = to([...saidOf(id, asking), 0]);
    return { about: id, text: words.howMany(name), options: to(COUNTS), more };
  }
  if (kinds.length < 2) return undefined;
  const options = kinds.map((kind) =>
    answer(nameOf(kind, vocabulary, language), id, { id: kind, quantity }, asking),
  );
  return { about: id, text: words.whichSize(name), options, more: to([0]) };
}

/** The counts that the customer said of an item or of nothing else: "tires, theres 9". */
function saidOf(id: string, { said }: Asking): number[] {
  const its = said.filter(({ count, of }) => count <= MOST_HELD && (!of || of === id));
  return [...new Set(its.map(({ count }) => count))].slice(0, MOST_SAID);
}

/**
 * The items that a thing named without its kind may be: that of its bare name, each size, each
 * kind by a word said elsewhere.
 */
function kindsOf({ id, base, described, message }: Line, place: Place): string[] {
  const { vocabulary, latest, traits } = place;
  if (described || latest - message > ASKED_FOR) return [];
  const ranges = vocabulary.ranges.get(id)?.map((range) => range.id);
  const kindsBy = (words: readonly string[]) =>
    words.flatMap((word) => variantOf(base, { words: [word], inches: null }, vocabulary)?.id ?? []);
  const told = traits.filter(({ of }) => base.words.length === 1 && of !== base.head);
  const isKin = (kind: string) => isOfCategory(kind, id, vocabulary);
  const sizes = message === latest ? (ranges ?? kindsBy([...BED_SIZES]).filter(isKin)) : [];
  return [...new Set([id, base.id, ...kindsBy(told.map(({ word }) => word)), ...sizes])];
}

function whichList(other: readonly Entry[], asking: Asking) {
  const { lines, words } = asking;
  const label = (list: readonly Entry[]) => namesOf(list, asking) || words.nothing;
  const options = eachOnce([lines, other].map((list) => ({ label: label(list), lines: list })));
  if (options.length < 2) return undefined;
  return { about: WHOLE_LIST, text: words.whichList, options };
}

/** Which of several things go: all of them, none, or those listed with or without one. */
function whichGo(others: readonly Others[], asking: Asking): ChatQuestion {
  const { lines, words, vocabulary, language } = asking;
  const on = lines.filter(({ id }) => others.some((other) => other.id === id));
  const off = others
    .filter(({ id }) => quantityOf(lines, id) === 0)
    .map(({ id, counts: [quantity = 1] }) => ({ id, quantity }));
  const without = (some: readonly Entry[]) => lines.filter((line) => !some.includes(line));
  const name = (one: Entry) => nameOf(one.id, vocabulary, language);
  const more = off.map((one) => ({ label: words.takeThis(name(one)), lines: [...lines, one] }));
  const less = on.map((one) => ({ label: words.without(name(one)), lines: without([one]) }));
  const options = [
    { label: words.all, lines: [...lines, ...off] },
    ...[...more, ...less].slice(0, MOST_NAMED),
    { label: words.none, lines: without(on) },
    { label: words.asListed, lines },
  ];
  const text = words.whichGo(namesOf([...on, ...off], asking));
  return { about: WHOLE_LIST, text, options: eachOnce(options) };
}

/** "1 × Sofa, 2 × Desk", the first of them by name. */
function namesOf(
  entries: readonly Entry[],
  { vocabulary, language }: Pick<Asking, "vocabulary" | "language">,
): string {
  const names = entries.map(
    ({ id, quantity }) => `${quantity} × ${nameOf(id, vocabulary, language)}`,
  );
  const more = names.length > MOST_NAMED ? ` + ${names.length - MOST_NAMED}` : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}`;
}

/** Which of the items nearest to an unknown name is meant, if any. */
function whichItem({ phrase, count, nearest }: Unknown, asking: Asking): ChatQuestion | undefined {
  const { lines, words, vocabulary, language } = asking;
  const [about] = nearest;
  if (about === undefined) return undefined;
  const names = nearest.map((id) => nameOf(id, vocabulary, language));
  const options = nearest.map((id) => {
    const quantity = Math.min(quantityOf(lines, id) + count, MOST_HELD);
    return answer(nameOf(id, vocabulary, language), id, { id, quantity }, asking);
  });
  const none = { label: words.none, lines };
  return { about, text: words.unknown(phrase, names), options: [...options, none] };
}

/** Whether another count is meant; where a doubtful one is the one listed, whether the item goes at all. */
function whichCount({ id, counts }: Others, asking: Asking): Asked {
  const { lines, words, vocabulary, language } = asking;
  const told = [...new Set([quantityOf(lines, id), ...counts])];
  const name = nameOf(id, vocabulary, language);
  const most = Math.max(...told);
  const isWhether = new Set([0, ...told]).size < 3;
  const label = (count: number) => (count === most ? words.yes(name) : `${count} × ${name}`);
  const to = (some: number[]) => counted(id, some, asking, isWhether ? label : String);
  const text = isWhether ? words.isGoing(name) : words.howMany(name);
  const options = to(isWhether ? [most, 0] : told);
  return { about: id, text, options, more: to(saidOf(id, asking)) };
}

/** Answers that leave so many of an item. */
function counted(
  id: string,
  counts: readonly number[],
  asking: Asking,
  label: (count: number) => string = String,
) {
  return counts.map((count) =>
    answer(count === 0 ? asking.words.no : label(count), id, { id, quantity: count }, asking),
  );
}

/** An answer that puts an entry in an item's place, or at the end of the list; a count of 0 takes it off. */
function answer(label: string, id: string, entry: Entry, { lines }: Asking): Option {
  const twin = entry.id === id ? 0 : quantityOf(lines, entry.id);
  const whole = { ...entry, quantity: entry.quantity + twin };
  const at = lines.findIndex((line) => line.id === id);
  const next = at === -1 ? [...lines, whole] : lines.with(at, whole);
  const isLeft = (line: Entry) => line.quantity > 0 && (line === whole || line.id !== entry.id);
  return { label, lines: next.filter(isLeft) };
}

/** What an item is called in a language. */
export function nameOf(id: string, { catalog }: Vocabulary, language: Language): string {
  const item = catalog.byId.get(id);
  return (language === "es" && item?.nameEs) || (item?.name ?? id);
}
