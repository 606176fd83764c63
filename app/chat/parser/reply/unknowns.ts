import type { MessageReading } from "#app/chat/parser/conversation.ts";
import { type Pieces, range, wordAt } from "#app/chat/parser/things/pieces.ts";
import { isBoundary } from "#app/chat/parser/things/senses.ts";
import { isTraitWord } from "#app/chat/parser/things/thing.ts";
import { slipsBetween } from "#app/chat/parser/vocabulary/slips.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { ARTICLES, isFunctionWord, NOT_THINGS, OF } from "#app/chat/parser/words/lists.ts";
import { isOrdinaryWord } from "#app/chat/parser/words/ordinary.ts";
import type { Topic } from "#app/chat/small-talk.ts";
import { TOPIC_WORDS } from "#app/chat/topic-patterns.ts";

/** So many of something that neither list knows, in the customer's words, with what comes nearest to it. */
export type Unknown = { phrase: string; count: number; nearest: readonly string[] };

/** No reply speaks of more. */
export const MOST_UNKNOWNS = 3;
const LONGEST_PHRASE = 4;

/** The things a message names that neither list knows. */
export function unknownsOf(reading: MessageReading, vocabulary: Vocabulary): Unknown[] {
  const { pieces } = reading.text;
  const owned = new Set(reading.things.flatMap(({ start, end }) => range(start, end)));
  const isContent = (at: number) => {
    const word = wordAt(pieces, at);
    return word !== "" && !owned.has(at) && (!isFunctionWord(word) || OF.has(word));
  };
  const unknowns: Unknown[] = [];
  for (let at = 0; at < pieces.length && unknowns.length < MOST_UNKNOWNS; at += 1) {
    if (owned.has(at) || !startsPhrase(reading, at)) continue;
    const number = pieces[at]?.kind === "number" ? pieces[at] : undefined;
    const from = number || ARTICLES.has(wordAt(pieces, at)) ? at + 1 : at;
    let to = from;
    while (to < from + LONGEST_PHRASE && isContent(to)) to += 1;
    const words = pieces.slice(from, to);
    const ends = isBoundary(pieces, to) || isFunctionWord(wordAt(pieces, to));
    if (!ends || !namesSomething(words, vocabulary)) continue;
    const phrase = words.map(({ text }) => text).join(" ");
    unknowns.push({ phrase, count: number?.value ?? 1, nearest: nearestItems(words, vocabulary) });
    at = to;
  }
  return unknowns;
}

/** A count, an article, or the beginning of an entry in a list. */
function startsPhrase({ text: { pieces, senses }, things }: MessageReading, at: number): boolean {
  const word = wordAt(pieces, at);
  if (pieces[at]?.kind === "number") return senses[at] === "count";
  if (ARTICLES.has(word)) return true;
  if (word === "" || !isBoundary(pieces, at - 1)) return false;
  return things.length > 0 || pieces.length <= LONGEST_PHRASE + 1;
}

/** True when a phrase has a noun that is not a place, a measure or mere talk. */
function namesSomething(words: Pieces, vocabulary: Vocabulary): boolean {
  const { text = "" } = words.at(-1) ?? {};
  if (words.some((word) => NOT_THINGS.has(word.text) || OF.has(word.text))) return false;
  // "boxed", "gutted": what was done.
  if (isOrdinaryWord(text) || (words.length === 1 && /..ed$/.test(text))) return false;
  return text.length > 2 && !words.every(({ canon }) => isTraitWord(canon, vocabulary));
}

const MOST_NEAREST = 3;
/** An unknown word that may be likened to others, and the most slips a letter that it then has. */
const LIKENED = /^[a-z]{5,16}$/;
const SLIPS_A_LETTER = 0.3;

/** Catalogue items with a word that is like one of an unknown thing's, nearest first. */
function nearestItems(words: Pieces, { lexicon, phrasesById, catalog }: Vocabulary) {
  const near = words.flatMap(({ lemma, canon, known }) => {
    if (!LIKENED.test(lemma)) return [];
    if (known) return [{ canon, slips: 0 }];
    const most = Math.floor(lemma.length * SLIPS_A_LETTER);
    return (lexicon.byLetter.get(lemma.charAt(0)) ?? [])
      .map((word) => ({ canon: lexicon.canonical(word), slips: slipsBetween(lemma, word, most) }))
      .filter(({ slips }) => slips <= most);
  });
  const nearest = near.sort((a, b) => a.slips - b.slips).slice(0, MOST_NEAREST);
  const items = nearest.flatMap(({ canon }) =>
    catalog.items.filter(({ id }) => phrasesById.get(id)?.some((name) => name.includes(canon))),
  );
  return [...new Set(items.map(({ id }) => id))].slice(0, MOST_NEAREST);
}

const TOPICS = Object.entries(TOPIC_WORDS).map(
  ([topic, words]) => [topic as Topic, new RegExp(`\\b(?:${words.source})\\b`)] as const,
);

const QUESTION = new RegExp(
  String.raw`^\W*(?:and |but |also |y |pero |oh |ok |okay |so )*(?:what|when|where|who|` +
    "how|why|which|are|is|do|does|can|could|will|would|did|have|que|cuando|donde|" +
    String.raw`quien|como|cual|hay|tienen|puedo|pueden|cobran|son|es|eres|a que)\b`,
);
const SENTENCES = /[^.!?;\n]+[.!?;\n]*/g;
const MOST_ASKED = 3; // No more questions of one message are looked at.

/** The last sentences of a folded message that ask something, latest first. */
export function questionsIn(folded: string): string[] {
  const sentences = folded.match(SENTENCES) ?? [];
  return sentences
    .filter((sentence) => sentence.includes("?") || QUESTION.test(sentence))
    .slice(-MOST_ASKED)
    .reverse();
}

/** What a folded message without new junk in it is about, if the chat has an answer. */
export function topicOf(text: string, { cities }: Vocabulary): Topic | undefined {
  const isPlace = cities?.test(text) ?? false;
  return TOPICS.find(
    ([topic, pattern]) => pattern.test(text) || (topic === "area" && isPlace),
  )?.[0];
}
