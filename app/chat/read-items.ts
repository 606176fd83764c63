import type { Language } from "#app/lib/language.ts";
import type { CartLine } from "#app/prices/cart.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";
import type { ChatMessage } from "./chat.ts";
import type { ChatAnswerChoice } from "./chat-answer.ts";
import { parseConversation } from "./parser/parser.ts";
import { explainLeftOut } from "./parser/reply/compose.ts";
import type { Vocabulary } from "./parser/vocabulary/vocabulary.ts";

/** What was read; the notes say what is not in the list, and why. */
export type ReadItems = { lines: CartLine[]; notes: string[]; questions: ChatQuestion[] };

type Words = { vocabulary: Vocabulary; phone: string; answerIn?: Language | undefined };

/**
 * Reads things in somebody's own words without a model.
 * @param choice the answer that was pressed after it
 * @param words the vocabulary of the price list, the number that the notes name, and the language of the notes and
 *   questions; left out: that of the text
 */
export function readItemsOf(
  text: string,
  choice: ChatAnswerChoice | null,
  { vocabulary, phone, answerIn }: Words,
): ReadItems {
  const typed: ChatMessage = { role: "user", content: text };
  const read = parseConversation([typed], vocabulary, answerIn);
  const pressed = choice && { role: "user" as const, content: choice.label, lines: choice.lines };
  const { lines, questions } = pressed
    ? parseConversation([typed, pressed], vocabulary, answerIn)
    : read;
  const notes = explainLeftOut(read, vocabulary);
  return { lines, questions, notes: notes.map((note) => note.replaceAll("{phone}", phone)) };
}
