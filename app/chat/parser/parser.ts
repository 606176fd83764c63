import type { ChatMessage } from "#app/chat/chat.ts";
import { languageOf } from "#app/chat/parser/reply/language.ts";
import {
  ASKED_FOR,
  capped,
  doubtfulOf,
  questionsOf,
  type Said,
  type Told,
} from "#app/chat/parser/reply/questions.ts";
import {
  MOST_UNKNOWNS,
  questionsIn,
  topicOf,
  type Unknown,
  unknownsOf,
} from "#app/chat/parser/reply/unknowns.ts";
import { foldText } from "#app/chat/parser/text/fold.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import type { Topic } from "#app/chat/small-talk.ts";
import type { Language } from "#app/lib/language.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";
import { type MessageReading, readConversation, readMessage } from "./conversation.ts";

export type { Topic, Unknown };

/** What a conversation comes to. Only `lines` speak of all of it; the rest is for the next reply. */
export type Parsed = {
  /** The list that stands, in order of first mention; counts from 1 to 200. */
  lines: { id: string; quantity: number }[];
  /** What is not on the list and may go too, as many as were said. */
  doubtful: { id: string; quantity: number }[];
  /** What is not sure yet about the list, two at most, each with the lists that an answer leaves. */
  questions: ChatQuestion[];
  /** What the latest message offered that is not taken, with what to do with it instead. */
  refusals: { id: string; advice: string }[];
  /** What the latest message named that neither list knows. */
  unknowns: Unknown[];
  /** True when the latest message changed the list. */
  changed: boolean;
  language: Language;
  /** What the latest message talks about beside its junk. */
  topic: Topic | undefined;
  /** What it asks in a sentence of its own: answered also beside a list. */
  asked: Topic | undefined;
};

/**
 * Reads a whole conversation: the list that stands after all additions, corrections and refusals,
 * and what the next reply has to say. Pure, without a model; it never throws and never invents an
 * item: what it is unsure of it asks about.
 * @param answerIn the language of its questions; left out: that of the customer's own words
 */
export function parseConversation(
  turns: readonly ChatMessage[],
  vocabulary: Vocabulary,
  answerIn?: Language,
): Parsed {
  const { list, said, read, changed, latest } = readConversation(turns, vocabulary);
  const folded = foldText(said.at(-1) ?? "");
  const language = answerIn ?? languageOf(said);
  const question = questionOf(folded, vocabulary) ?? "";
  const unknownIn = (parts: readonly MessageReading[]) =>
    parts
      .flatMap((part) => unknownsOf(part, vocabulary))
      // "is there a minimum?": what the chat can talk about is no thing to take.
      .filter(
        ({ phrase }) => topicOf(phrase, vocabulary) === undefined && !question.includes(phrase),
      );
  const [last = [], ...earlier] = read.slice(0, ASKED_FOR + 1);
  const unknowns = unknownIn(last).slice(0, MOST_UNKNOWNS);
  const readings = [last, ...earlier].flat();
  const traits = traitsIn(readings, vocabulary);
  const place = { language, vocabulary, latest, traits, said: readings.flatMap(countsIn) };
  const questions = questionsOf(list, [...unknowns, ...earlier.flatMap(unknownIn)], place);
  const refusals = refusalsOf(last, vocabulary);
  const [topic, asked] = [topicOf(folded, vocabulary), topicOf(question, vocabulary)];
  const lines = capped(list.lines);
  const doubtful = doubtfulOf(list, latest);
  return { lines, doubtful, questions, refusals, unknowns, changed, language, topic, asked };
}

/** The words that may tell a kind, but for those that name a thing there. */
function traitsIn(readings: readonly MessageReading[], { traitWords }: Vocabulary): Told[] {
  const heads = new Set(readings.flatMap(({ things }) => things.map(({ head }) => head)));
  return readings.flatMap(({ things, text }) =>
    text.pieces.flatMap(({ canon }, at) => {
      if (!traitWords.has(canon) || heads.has(canon)) return [];
      return [{ word: canon, of: things.find(({ start, end }) => at >= start && at < end)?.head }];
    }),
  );
}

/** The numbers that count something, each with the item that its name stands for, if it has one. */
function countsIn({ text: { pieces, senses }, things }: MessageReading): Said[] {
  return pieces.flatMap(({ value }, at) => {
    const of = things.find(({ start, end }) => at >= start && at < end)?.id;
    return value && senses[at] === "count" ? [{ count: value, of }] : [];
  });
}

/** A question that names nothing, of a topic that has an answer: "2 sofas. What are your hours?" */
function questionOf(folded: string, vocabulary: Vocabulary): string | undefined {
  return questionsIn(folded).find(
    (sentence) =>
      topicOf(sentence, vocabulary) !== undefined &&
      readMessage(sentence, vocabulary).every(({ things }) => things.length === 0),
  );
}

function refusalsOf(parts: readonly MessageReading[], { notAccepted }: Vocabulary) {
  const offered = parts
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === "thing" && event.role === "take" ? [event.thing] : []))
    .filter(({ kind }) => kind === "refused");
  const ids = new Set(offered.map(({ id }) => id));
  return [...ids].map((id) => ({ id, advice: notAccepted.get(id)?.advice ?? "" }));
}
