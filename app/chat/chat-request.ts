/** What a chat request may hold (rule 84): checked before anything reads it. */
import { z } from "zod";
import { MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import { MAX_CHAT_MESSAGES, MAX_MESSAGE_CHARACTERS } from "./chat.ts";

/** A list has at most as many lines as a cart. */
const MAX_LINES = 200;

/** A line of a list as a browser sends it: whether there is such a product is for the catalogue to say. */
export const chosenLineSchema = z.object({
  id: z.string().max(40),
  quantity: z.number().int().min(1).max(MAX_UNITS_PER_LINE),
});

/** One message as a browser sends it back; a customer's may carry the list that it chose. */
export const chatMessageSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(MAX_MESSAGE_CHARACTERS),
  lines: z.array(chosenLineSchema).max(MAX_LINES).optional(),
  language: z.enum(["en", "es"]).optional(),
});

/** What a list may offer to choose among. */
export const chatQuestionSchema = z.object({
  about: z.string().max(40),
  text: z.string().max(400),
  options: z
    .array(
      z.object({ label: z.string().max(200), lines: z.array(chosenLineSchema).max(MAX_LINES) }),
    )
    .max(12),
});

export const chatRequestSchema = z.object({
  sessionId: z.string().min(1).max(100),
  messages: z
    .array(chatMessageSchema)
    .min(1)
    .max(MAX_CHAT_MESSAGES)
    .refine((messages) => {
      const last = messages.at(-1);
      return last?.role === "user" && last.content.trim() !== "";
    }, "the last message must be the customer's"),
});
