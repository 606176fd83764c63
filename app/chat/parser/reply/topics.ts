import type { Topic } from "#app/chat/small-talk.ts";
import { TOPIC_WORDS } from "#app/chat/topic-patterns.ts";

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
export function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, pattern]) => pattern.test(text))?.[0];
}
