/**
 * The conversation that the page without JavaScript sends with each post in a hidden field,
 * checked like anything from a browser. It holds no prices; they come from the catalogue.
 */
import { z } from "zod";
import { type ProductLine, withProducts } from "./cart.ts";
import type { Product } from "./catalog.ts";
import { fitConversation, MAX_CHAT_MESSAGES, toParsedCart } from "./chat.ts";
import { type ChatState, NEW_CHAT } from "./chat-flow.ts";
import { chatMessageSchema, chatQuestionSchema, chosenLineSchema } from "./chat-request.ts";

export const MAX_CONVERSATION_BYTES = 131_072;

const conversationSchema = z.object({
  messages: z.array(chatMessageSchema).max(MAX_CHAT_MESSAGES),
  lines: z.array(chosenLineSchema).max(200),
  questions: z.array(chatQuestionSchema).max(2).default([]),
  prompt: z.enum(["pre-offer", "post-offer", "lead"]).nullable(),
  isPostOfferShown: z.boolean(),
  discountToldFor: z.string().max(40).nullable(),
});

export function writeConversation(state: ChatState): string {
  const { parsed, prompt, isPostOfferShown, discountToldFor } = state;
  const messages = fitConversation(state.messages);
  const lines = parsed.lines.map(({ id, quantity }) => ({ id, quantity }));
  return JSON.stringify({
    messages,
    lines,
    questions: parsed.questions,
    prompt,
    isPostOfferShown,
    discountToldFor,
  });
}

/** The conversation of the field, priced again; a new one where the field is missing or broken. */
export function readConversation(
  text: string | null,
  findProduct: (id: string) => Product | undefined,
): ChatState {
  const parsed = conversationSchema.safeParse(parseJson(text));
  if (!parsed.success) return NEW_CHAT;
  const { lines, questions, messages, ...rest } = parsed.data;
  const known: ProductLine[] = withProducts(lines, findProduct);
  return {
    ...NEW_CHAT,
    ...rest,
    messages: fitConversation(messages),
    parsed: toParsedCart(known, questions),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
