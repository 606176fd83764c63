import type { Topic } from "#app/content/small-talk.ts";
import { type ChatMessage, readConversation } from "./conversation/parse.ts";
import type { MessageReading } from "./reading/message.ts";
import { type Language, languageOf } from "./reply/language.ts";
import { MOST_OF_A_LINE, type Question, questionsOf } from "./reply/questions.ts";
import { topicOf } from "./reply/topics.ts";
import { type Unknown, unknownsOf } from "./reply/unknowns.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type { ChatMessage, Language, Question, Topic, Unknown };

/** What a conversation comes to. Only `lines` speak of all of it; the rest is for the next reply. */
export type Parsed = {
  /** The list that stands, in order of first mention; counts from 1 to 200. */
  lines: { id: string; quantity: number }[];
  /** What is not sure yet about the list. */
  questions: Question[];
  /** What the latest message offered that is not taken, with what to do with it instead. */
  refusals: { id: string; advice: string }[];
  /** What the latest message named that neither list knows. */
  unknowns: Unknown[];
  /** True when the latest message changed the list. */
  changed: boolean;
  language: Language;
  /** What the latest message talks about beside its junk. */
  topic: Topic | undefined;
};

/**
 * Reads a whole conversation: the list that stands after all additions, corrections and refusals,
 * and what the next reply has to say. Pure, without a model; it never throws and never invents an
 * item: what it is unsure of it asks about.
 */
export function parseConversation(
  messages: readonly ChatMessage[],
  vocabulary: Vocabulary,
): Parsed {
  const { draft, said, last, changed, latest } = readConversation(messages, vocabulary);
  return {
    lines: draft.lines.map(({ id, quantity }) => ({
      id,
      quantity: Math.min(quantity, MOST_OF_A_LINE),
    })),
    questions: questionsOf(draft, latest, vocabulary),
    refusals: last ? refusalsOf(last, vocabulary) : [],
    unknowns: last ? unknownsOf(last, vocabulary) : [],
    changed,
    language: languageOf(said),
    topic: topicOf(said.at(-1)?.folded ?? ""),
  };
}

function refusalsOf({ mentions }: MessageReading, { notAccepted }: Vocabulary): Parsed["refusals"] {
  const offered = mentions.filter(({ kind, sense }) => kind === "refused" && sense === "take");
  return [...new Set(offered.map(({ id }) => id))].flatMap((id) => {
    const entry = notAccepted.get(id);
    return entry ? [{ id, advice: entry.advice }] : [];
  });
}
