/** What a chat request may hold (rule 84): checked before anything reads it. */
import { z } from "zod";
import { MAX_CHAT_MESSAGES, MAX_MESSAGE_CHARACTERS } from "./chat.ts";

/** One message as a browser sends it back. */
export const chatMessageSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(MAX_MESSAGE_CHARACTERS),
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
