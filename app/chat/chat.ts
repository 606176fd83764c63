/** What the chat and the server say to each other (rules 80 to 84). */

import type { Language } from "#app/lib/language.ts";
import type { CartLine, ProductLine } from "#app/prices/cart.ts";
import type { ChatAdvice, ChatQuestion } from "#app/prices/list-questions.ts";
import { priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";

/** One message of a conversation, as the browser sends it and the parser reads it. */
export type ChatMessage = {
  role: "user" | "assistant";
  content: string;
  /** The list that a customer's message chose by an offered answer. */
  lines?: readonly CartLine[] | undefined;
  /** Not known of a customer's message until it is answered. */
  language?: Language | undefined;
};

/** A line of the list: unit price in dollars and unit points, as the catalogue has them. */
export type ParsedLine = {
  id: string;
  name: string;
  quantity: number;
  price: number;
  volume: number;
};

/** The list that stands after a conversation; `finalPrice` in dollars, before any discount. */
export type ParsedCart = {
  lines: ParsedLine[];
  totalVolume: number;
  finalPrice: number;
  /** What may go too, as many as were said: not priced until the customer ticks it. */
  doubtful: readonly ParsedLine[];
  /** What the list leaves open, two at most, the dearest first. */
  questions: readonly ChatQuestion[];
  /** What a change of the list would do to its price, two at most, the largest saving first. */
  advice: readonly ChatAdvice[];
};

/** Who read the message: the model, or the fallback parser. */
export type ReadBy = "on" | "off";

/** Whether a model reads the chat; unknown before the first answer. */
export type AiStatus = ReadBy | "unknown";

/** What one request may carry; a conversation that has outgrown it is shortened by `fitConversation`. */
export const MAX_CHAT_BYTES = 65_536;
export const MAX_CHAT_MESSAGES = 200;
export const MAX_MESSAGE_CHARACTERS = 4_000;
/** All messages of a request together: what the parser reads within 50 ms of CPU time. */
export const MAX_CONVERSATION_CHARACTERS = 6_000;
/** How much of a conversation counts as one post to the rate limit. */
const CHARACTERS_PER_POST = 1_000;

/** How an assistant message begins that reports lines as done (rule 81), in either language. */
export const ADDED = /^(?:Added to your cart|Agregado a su carrito):/;

/** Room for the session id and the punctuation around the messages. */
const ENVELOPE_BYTES = 256;

export const EMPTY_PARSED: ParsedCart = {
  lines: [],
  totalVolume: 0,
  finalPrice: 0,
  doubtful: [],
  questions: [],
  advice: [],
};

/** Prices a list as the cart would be priced. */
export function toParsedCart(
  lines: readonly ProductLine[],
  numbers: ShopNumbers,
  questions: readonly ChatQuestion[] = [],
  advice: readonly ChatAdvice[] = [],
  doubtful: readonly ProductLine[] = [],
): ParsedCart {
  const price = priceCart(lines, numbers);
  return {
    lines: lines.map(toParsedLine),
    totalVolume: price.volume,
    finalPrice: price.cents / 100,
    doubtful: doubtful.map(toParsedLine),
    questions,
    advice,
  };
}

function toParsedLine({ id, name, quantity, priceCents, volume }: ProductLine): ParsedLine {
  return { id, name, quantity, price: priceCents / 100, volume };
}

export function charactersOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}

/** How many posts a conversation counts as to the rate limit: one for each thousand characters begun. */
export function postsOf(messages: readonly ChatMessage[]): number {
  return Math.max(1, Math.ceil(charactersOf(messages) / CHARACTERS_PER_POST));
}

/**
 * True when the customer's words since the last lines went to the cart are more than one request can
 * carry: shortening the conversation would lose a part of the list.
 */
export function isTooLong(messages: readonly ChatMessage[]): boolean {
  const done = messages.findLastIndex(isReport);
  const words = messages.slice(done + 1).filter(({ role }) => role === "user");
  return charactersOf(words) > MAX_CONVERSATION_CHARACTERS;
}

/**
 * The conversation as one request can carry it. The list is read from what the customer said and
 * from what went to the cart, so the assistant's oldest messages are dropped first; the last message
 * always stays.
 */
export function fitConversation(messages: readonly ChatMessage[]): ChatMessage[] {
  const sizes = messages.map((message) => utf8Bytes(JSON.stringify(message)) + 1);
  const isKept = messages.map(() => true);
  let count = messages.length;
  let bytes = ENVELOPE_BYTES + sizes.reduce((sum, size) => sum + size, 0);
  let characters = charactersOf(messages);
  for (const at of byWorth(messages)) {
    const fits = count <= MAX_CHAT_MESSAGES && characters <= MAX_CONVERSATION_CHARACTERS;
    if (fits && bytes <= MAX_CHAT_BYTES) break;
    isKept[at] = false;
    count -= 1;
    bytes -= sizes[at] ?? 0;
    characters -= messages[at]?.content.length ?? 0;
  }
  return messages.filter((_, at) => isKept[at]);
}

/** The order of dropping: the assistant's messages, then any, oldest first; the newest two last. */
function byWorth(messages: readonly ChatMessage[]): number[] {
  const older = [...messages.keys()].slice(0, -2);
  const isTalk = (at: number) => {
    const message = messages[at];
    return message?.role === "assistant" && !isReport(message);
  };
  const talk = older.filter(isTalk);
  const rest = older.filter((at) => !isTalk(at));
  return [...talk, ...rest, ...(messages.length > 1 ? [messages.length - 2] : [])];
}

/** What went to the cart, as the assistant reports it. */
function isReport({ role, content }: ChatMessage): boolean {
  return role === "assistant" && ADDED.test(content);
}

function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
