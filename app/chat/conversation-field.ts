/**
 * The conversation that the page without JavaScript sends with each post in a hidden field,
 * checked like anything from a browser. It holds no prices; they come from the catalogue.
 */

import { z } from "zod";
import type { Language } from "#app/lib/language.ts";
import { type Cart, withProducts } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { fitConversation, MAX_CHAT_MESSAGES, toParsedCart } from "./chat.ts";
import { type ChatState, NEW_CHAT } from "./chat-flow.ts";
import { chatMessageSchema, chatQuestionSchema, chosenLineSchema } from "./chat-request.ts";
import { MAX_CHAT_PHOTOS, toPhotoDetections } from "./photos/photo-detections.ts";

export const MAX_CONVERSATION_BYTES = 131_072;

/** What photos show, as `seen` in the field; prices and names come from the price list, like those of the list. */
const detectionsSchema = z.object({
  lines: z
    .array(
      chosenLineSchema.extend({
        photos: z.array(z.number().int().min(1).max(MAX_CHAT_PHOTOS)).min(1).max(MAX_CHAT_PHOTOS),
      }),
    )
    .max(200),
  isAsked: z.boolean(),
});

const conversationSchema = z.object({
  messages: z.array(chatMessageSchema).max(MAX_CHAT_MESSAGES),
  lines: z.array(chosenLineSchema).max(200),
  doubtful: z.array(chosenLineSchema).max(200).default([]),
  questions: z.array(chatQuestionSchema).max(2).default([]),
  seen: detectionsSchema.default({ lines: [], isAsked: false }),
  prompt: z.enum(["pre-offer", "post-offer", "lead"]).nullable(),
  isPostOfferShown: z.boolean(),
  discountToldFor: z.string().max(40).nullable(),
  language: z.enum(["en", "es"]).default("en"),
});

export function writeConversation(state: ChatState): string {
  const { parsed, detections, prompt, isPostOfferShown, discountToldFor, language } = state;
  const messages = fitConversation(state.messages);
  const lines = parsed.lines.map(({ id, quantity }) => ({ id, quantity }));
  return JSON.stringify({
    messages,
    lines,
    doubtful: parsed.doubtful.map(({ id, quantity }) => ({ id, quantity })),
    questions: parsed.questions,
    seen: {
      lines: detections.lines.map(({ id, quantity, photos }) => ({ id, quantity, photos })),
      isAsked: detections.isAsked,
    },
    prompt,
    isPostOfferShown,
    discountToldFor,
    ...(language !== "en" && { language }),
  });
}

/**
 * The conversation of the field, priced again; a new one where the field is missing or broken.
 * @param findProduct a product as it is called in a language
 * @param page the language of the page, which in Spanish is that of the list too
 */
export function readConversation(
  text: string | null,
  findProduct: (id: string, language: Language) => Product | undefined,
  numbers: ShopNumbers,
  page: Language = "en",
): ChatState {
  const parsed = conversationSchema.safeParse(parseJson(text));
  if (!parsed.success) return NEW_CHAT;
  const { lines, doubtful, questions, messages, seen, ...rest } = parsed.data;
  const language = page === "es" ? page : rest.language;
  const named = (some: Cart) => withProducts(some, (id) => findProduct(id, language));
  return {
    ...NEW_CHAT,
    ...{ ...rest, language },
    messages: fitConversation(messages),
    detections: { ...seen, lines: toPhotoDetections(seen.lines, (id) => findProduct(id, page)) },
    parsed: toParsedCart(named(lines), numbers, questions, [], named(doubtful)),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
