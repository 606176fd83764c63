import type { ChatQuestion } from "#app/domain/chat.ts";
import { type Line, type List, summed } from "../list/list.ts";
import { variantOf } from "../things/variants.ts";
import { BED_SIZES } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Language } from "./language.ts";
import { REPLY_WORDS, type ReplyWords } from "./reply-words.ts";
import type { Unknown } from "./unknowns.ts";

/** What a question about no single item is about. */
const WHOLE_LIST = "list";

/** More than this of one item no line holds without a word with the customer. */
const MOST_OF_A_LINE = 200;
/** No reply asks more than this at once. */
const MOST_QUESTIONS = 2;
/** What was left open is asked about in the next replies, too, but no longer than this. */
export const ASKED_FOR = 4;
/** The counts offered where nobody gave one. */
const COUNTS = [1, 2, 3, 4, 5, 6, 8];

/** A word that may tell a kind, and the noun of the name it stands with: "patio", of a "patio chair". */
export type Told = { word: string; of: string | undefined };

type Entry = { id: string; quantity: number };
type Place = {
  words: ReplyWords;
  vocabulary: Vocabulary;
  latest: number;
  /** Words by which the customer may have told the kind of a thing, each with the nouns it was said of. */
  traits: readonly Told[];
};

/** What a list leaves open, each with the lists that an answer would leave; the dearest first. */
export function questionsOf(
  list: List,
  unknowns: readonly Unknown[],
  place: Place,
): ChatQuestion[] {
  const lines = capped(list.lines);
  const asked = [
    ...list.lines.flatMap((line) => questionOf(line, lines, place) ?? []),
    ...insteadOf(list, lines, place),
    ...unsureOf(list, lines, place),
    ...unknowns.flatMap((unknown) => nearestOf(unknown, lines, place) ?? []),
  ];
  return dearest(asked.reduce(joined, []), place.vocabulary);
}

/** The items and counts of a list, none above what a line holds. */
export function capped(lines: readonly Line[]): Entry[] {
  return summed(lines).map(({ id, quantity }) => ({
    id,
    quantity: Math.min(quantity, MOST_OF_A_LINE),
  }));
}

/** Questions about one item are one question: its answers together, each list once. */
function joined(questions: ChatQuestion[], next: ChatQuestion): ChatQuestion[] {
  const same = questions.find(({ about }) => about === next.about);
  if (!same) return [...questions, next];
  const lists = new Set(same.options.map(({ lines }) => JSON.stringify(lines)));
  const more = next.options.filter(({ lines }) => !lists.has(JSON.stringify(lines)));
  const both = { ...same, options: [...same.options, ...more] };
  return questions.map((question) => (question === same ? both : question));
}

function dearest(questions: readonly ChatQuestion[], vocabulary: Vocabulary): ChatQuestion[] {
  return questions
    .map((question) => ({ question, cents: spread(question, vocabulary) }))
    .sort((a, b) => b.cents - a.cents)
    .slice(0, MOST_QUESTIONS)
    .map(({ question }) => question);
}

function questionOf(line: Line, lines: readonly Entry[], place: Place): ChatQuestion | undefined {
  const { words, vocabulary } = place;
  const { id, quantity, open } = line;
  const name = nameOf(id, vocabulary);
  const to = (count: number) => ({
    label: String(count),
    lines: withEntry(lines, id, { id, quantity: count }),
  });
  if (quantity > MOST_OF_A_LINE)
    return { about: id, text: words.tooMany(name, quantity), options: [to(MOST_OF_A_LINE)] };
  if (open) return { about: id, text: words.howMany(name), options: COUNTS.map(to) };
  const kinds = line.described ? [] : kindsOf(line, place);
  if (kinds.length < 2) return undefined;
  const options = kinds.map((kind) => ({
    label: nameOf(kind, vocabulary),
    lines: withEntry(lines, id, { id: kind, quantity }),
  }));
  return { about: id, text: words.whichSize(name), options };
}

/**
 * The items that a thing named without its kind may be, itself among them: each of its sizes, and
 * each kind that a word said of something else would make it ("a patio chair, a table").
 */
function kindsOf(line: Line, { vocabulary, latest, traits }: Place): string[] {
  const { base } = line;
  const words = traits.filter(({ of }) => base.words.length === 1 && of !== base.head);
  const told = words.flatMap(
    ({ word }) => variantOf(base, { words: [word], inches: null }, vocabulary)?.id ?? [],
  );
  const sizes = line.message === latest ? sizesOf(line, vocabulary) : [];
  return latest - line.message > ASKED_FOR ? [] : [...new Set([line.id, ...told, ...sizes])];
}

/** The items that a thing comes in by its size, itself among them. */
function sizesOf(line: Line, vocabulary: Vocabulary): string[] {
  const ranges = vocabulary.ranges.get(line.id);
  if (ranges) return ranges.map(({ id }) => id);
  const kinds = [...BED_SIZES].flatMap(
    (size) => variantOf(line.base, { words: [size], inches: null }, vocabulary)?.id ?? [],
  );
  return [...new Set([line.id, ...kinds])];
}

/** The most items that the answer which leaves a list names. */
const MOST_NAMED = 4;

/** Which of several whole lists is meant. */
function insteadOf(
  { instead }: List,
  lines: readonly Entry[],
  { words, vocabulary, latest }: Place,
): ChatQuestion[] {
  const others = instead.filter(({ message }) => message === latest);
  if (others.length === 0) return [];
  const label = (list: readonly Entry[]) => {
    const names = list.map(({ id, quantity }) => `${quantity} × ${nameOf(id, vocabulary)}`);
    if (names.length <= MOST_NAMED) return names.join(", ") || words.nothing;
    return `${names.slice(0, MOST_NAMED).join(", ")} + ${names.length - MOST_NAMED}`;
  };
  const lists = [lines, ...others.map((other) => capped(other.lines))];
  const options = lists.map((list) => ({ label: label(list), lines: list }));
  return [{ about: WHOLE_LIST, text: words.whichList, options }];
}

/** What may not go though it is listed, may go though it is not, or may be more or fewer. */
function unsureOf({ unsure }: List, lines: readonly Entry[], place: Place): ChatQuestion[] {
  const countOf = (id: string) => lines.find((line) => line.id === id)?.quantity ?? 0;
  const asked = unsure.filter(
    ({ id, counts, message }) =>
      message >= place.latest - ASKED_FOR && counts.some((count) => count !== countOf(id)),
  );
  return asked.flatMap((one) => alternative(lines, one, place) ?? []);
}

/** Which of the items nearest to an unknown name is meant, if any. */
function nearestOf(
  { phrase, count, nearest }: Unknown,
  lines: readonly Entry[],
  { words, vocabulary }: Place,
): ChatQuestion | undefined {
  const [about] = nearest;
  if (about === undefined) return undefined;
  const options = nearest.map((id) => {
    const listed = lines.find((line) => line.id === id)?.quantity ?? 0;
    const entry = { id, quantity: Math.min(listed + count, MOST_OF_A_LINE) };
    return { label: nameOf(id, vocabulary), lines: withEntry(lines, id, entry) };
  });
  const none = { label: words.none, lines };
  const names = nearest.map((id) => nameOf(id, vocabulary));
  return { about, text: words.unknown(phrase, names), options: [...options, none] };
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
  const place = { words: REPLY_WORDS[language], vocabulary };
  const asked = others.flatMap((other) => alternative(lines, other, place) ?? []);
  return dearest(asked, vocabulary);
}

/** The question whether another count of an item is meant: none, or more, or fewer. */
function alternative(
  lines: readonly Entry[],
  { id, counts }: Others,
  { words, vocabulary }: Pick<Place, "words" | "vocabulary">,
): ChatQuestion | undefined {
  const now = lines.find((line) => line.id === id)?.quantity ?? 0;
  const name = nameOf(id, vocabulary);
  const entry = (count: number) => withEntry(lines, id, { id, quantity: count });
  const all = [...new Set([now, ...counts])];
  if (all.length > 2 || !all.includes(0)) {
    const options = all.map((count) => ({
      label: count === 0 ? words.no : String(count),
      lines: entry(count),
    }));
    return { about: id, text: words.howMany(name), options };
  }
  const options = [
    { label: words.yes(name), lines: entry(Math.max(...all)) },
    { label: words.no, lines: entry(0) },
  ];
  return { about: id, text: words.isGoing(name), options };
}

/** The list with another entry in an item's place, or at the end; a count of 0 takes it off. */
function withEntry(lines: readonly Entry[], id: string, entry: Entry): Entry[] {
  const twin = entry.id === id ? undefined : lines.find((line) => line.id === entry.id);
  const whole = { ...entry, quantity: entry.quantity + (twin?.quantity ?? 0) };
  const rest = lines.filter((line) => line !== twin);
  const next = rest.some((line) => line.id === id)
    ? rest.map((line) => (line.id === id ? whole : line))
    : [...rest, whole];
  return next.filter(({ quantity }) => quantity > 0);
}

/** By how much the answers differ, in cents. */
function spread({ options }: ChatQuestion, { catalog }: Vocabulary): number {
  const cents = options.map(({ lines }) =>
    lines.reduce(
      (sum, { id, quantity }) => sum + (catalog.byId.get(id)?.priceCents ?? 0) * quantity,
      0,
    ),
  );
  return Math.max(...cents) - Math.min(...cents);
}

export function nameOf(id: string, { catalog }: Vocabulary): string {
  return catalog.byId.get(id)?.name ?? id;
}
