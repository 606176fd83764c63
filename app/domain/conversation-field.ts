/**
 * The conversation as the page without JavaScript carries it from post to post: a hidden field,
 * checked like anything from a browser. Prices are not in it; the catalogue gives them anew.
 */
import { z } from "zod";
import { type ProductLine, withProducts } from "./cart.ts";
import type { Product } from "./catalog.ts";
import { fitConversation, MAX_CHAT_MESSAGES, toParsedCart } from "./chat.ts";
import { type ChatState, NEW_CHAT } from "./chat-flow.ts";
import { chatMessageSchema } from "./chat-request.ts";

export const MAX_CARRIED_BYTES = 131_072;

const carriedSchema = z.object({
  messages: z.array(chatMessageSchema).max(MAX_CHAT_MESSAGES),
  lines: z
    .array(z.object({ id: z.string().max(40), quantity: z.number().int().min(1).max(200) }))
    .max(200),
  prompt: z.enum(["pre-offer", "post-offer", "lead"]).nullable(),
  isPostOfferShown: z.boolean(),
  discountToldFor: z.string().max(40).nullable(),
});

export function carryChat(state: ChatState): string {
  const { parsed, prompt, isPostOfferShown, discountToldFor } = state;
  const messages = fitConversation(state.messages);
  const lines = parsed.lines.map(({ id, quantity }) => ({ id, quantity }));
  return JSON.stringify({ messages, lines, prompt, isPostOfferShown, discountToldFor });
}

/** The carried conversation, priced again; a new one where the field is missing or broken. */
export function readCarriedChat(
  text: string | null,
  findProduct: (id: string) => Product | undefined,
): ChatState {
  const carried = carriedSchema.safeParse(parseJson(text));
  if (!carried.success) return NEW_CHAT;
  const { lines, ...rest } = carried.data;
  const known: ProductLine[] = withProducts(lines, findProduct);
  return { ...NEW_CHAT, ...rest, parsed: toParsedCart(known) };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
