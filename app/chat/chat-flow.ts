/**
 * The chat as a state machine (rules 85 to 88): pure steps from one state to the next, taken by the
 * panel and by the page without JavaScript alike.
 */

import type { Language } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CartLine } from "#app/prices/cart.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { words as uiWords } from "#app/ui/words.ts";
import {
  type ChatMessage,
  EMPTY_PARSED,
  MAX_MESSAGE_CHARACTERS,
  type ParsedCart,
  type ParsedLine,
} from "./chat.ts";
import { asksForDiscount } from "./discount-asked.ts";
import {
  NO_DETECTIONS,
  type PhotoDetection,
  type PhotoDetections,
  withAdded,
} from "./photos/photo-detections.ts";
import { words } from "./words.ts";

/** A question the visitor answers before typing on. */
type Prompt = "pre-offer" | "post-offer" | "lead";

export type ChatState = {
  messages: readonly ChatMessage[];
  parsed: ParsedCart;
  prompt: Prompt | null;
  /** The post-offer appears once. */
  isPostOfferShown: boolean;
  /** The price and points the discount was last told for. */
  discountToldFor: string | null;
  /** What the customer's latest photos show. */
  detections: PhotoDetections;
  /** That of the latest answer and of the list's names. */
  language: Language;
  /** The last call failed; what was typed is still in the box. */
  hasError: boolean;
};

export const NEW_CHAT: ChatState = {
  messages: [],
  parsed: EMPTY_PARSED,
  prompt: null,
  isPostOfferShown: false,
  discountToldFor: null,
  detections: NO_DETECTIONS,
  language: "en",
  hasError: false,
};

type Flags = { isDiscountOn: boolean; numbers: ShopNumbers };

/** The first opening: the greeting, then the discount's note or, once a session, the pre-offer. */
export function greet(
  state: ChatState,
  { isDiscountOn, isPreOfferShown, numbers }: Flags & { isPreOfferShown: boolean },
): ChatState {
  if (state.messages.length > 0) return state;
  const greeted = say(state, words.greeting);
  if (isDiscountOn) return say(greeted, words.discountOn(numbers));
  return isPreOfferShown ? greeted : { ...greeted, prompt: "pre-offer" };
}

export function acceptOffer(state: ChatState): ChatState {
  return { ...state, prompt: "lead" };
}

export function declineOffer(state: ChatState): ChatState {
  const declined = state.prompt === "post-offer" ? words.postOfferDeclined : words.preOfferDeclined;
  return say({ ...state, prompt: null }, declined);
}

export function declineLead(state: ChatState): ChatState {
  return say({ ...state, prompt: null }, words.leadDeclined);
}

/** The lead form was filled in: the discount holds, saved or not. */
export function attachDiscount(
  state: ChatState,
  { isSaved, numbers }: { isSaved: boolean; numbers: ShopNumbers },
): ChatState {
  const asIs = withoutAdvice({ ...state, prompt: null });
  const thanked = say(asIs, isSaved ? words.leadSaved(numbers) : words.leadNotSaved);
  return tellDiscount(thanked, numbers);
}

/** True for the words that clear the lead and the discount and ask again. */
export function isLeadReset(text: string): boolean {
  return /^(?:refresh|reset) lead$/i.test(text.trim());
}

export function resetLead(state: ChatState): ChatState {
  const asked = withoutAdvice({ ...state, prompt: "lead", discountToldFor: null });
  return say(asked, words.leadReset);
}

/** Its words name totals, which the discount has just changed; the next answer brings it again. */
function withoutAdvice(state: ChatState): ChatState {
  return { ...state, parsed: { ...state.parsed, advice: [] } };
}

/**
 * The customer's next message; with the list that it chose, where an offered answer was pressed.
 * @param language where the words are ours, that of the page
 */
export function userSays(
  state: ChatState,
  text: string,
  lines?: readonly CartLine[],
  language?: Language,
): ChatState {
  const message = {
    role: "user",
    content: text,
    ...(lines && { lines }),
    ...(language && { language }),
  } as const;
  return { ...state, hasError: false, messages: [...state.messages, message] };
}

/** The doubtful lines that are ticked. */
export function tickedDoubts(state: ChatState, selected: readonly ParsedLine[]): ParsedLine[] {
  return selected.filter(({ id }) => state.parsed.doubtful.some((line) => line.id === id));
}

/** Before the next message the doubtful lines that are ticked are said, with the list that they make. */
export function tookDoubtful(state: ChatState, selected: readonly ParsedLine[]): ChatState {
  const ticked = tickedDoubts(state, selected);
  if (ticked.length === 0) return state;
  return userSays(state, `${itemsOf(ticked)}.`, withAdded(state.parsed.lines, ticked));
}

/** Of an answer without a language it is that of the one before. */
type Answer = { reply: string; parsed: ParsedCart; language?: Language | undefined };

/**
 * The server's answer: the list that stands, and the discount or the post-offer it calls for. Its language is that
 * of the customer's words too (rule 579).
 */
export function answered(
  state: ChatState,
  { reply, parsed, language = state.language }: Answer,
  { isDiscountOn, numbers }: Flags,
): ChatState {
  const messages = state.messages.map((message) =>
    message.role === "user" ? { language, ...message } : message,
  );
  const next = say({ ...state, messages, parsed, language }, reply, language);
  const last = state.messages.at(-1)?.content ?? "";
  if (!isDiscountOn && asksForDiscount(last)) {
    return { ...next, prompt: "lead", isPostOfferShown: true };
  }
  if (parsed.lines.length === 0) return next;
  if (isDiscountOn) return tellDiscount(next, numbers);
  return next.isPostOfferShown ? next : { ...next, isPostOfferShown: true, prompt: "post-offer" };
}

/**
 * The customer's photos as a message. It carries the list as it stands: photos change nothing by
 * themselves, and its words are no junk to read.
 */
export function showedPhotos(state: ChatState, count: number): ChatState {
  return count === 0
    ? state
    : userSays(state, words.photosSent(count), withAdded(state.parsed.lines, []), uiWords.language);
}

/** What the photos show is offered: it is on the list once the customer has said so. */
export function sawInPhotos(
  state: ChatState,
  { reply, seen }: { reply: string; seen: readonly PhotoDetection[] },
): ChatState {
  return say({ ...state, detections: { lines: seen, isAsked: seen.length > 0 } }, reply);
}

/** The customer's yes to some of it: the next message, with the list that it makes. */
export function confirmDetections(state: ChatState, chosen: readonly ParsedLine[]): ChatState {
  const ids = new Set(chosen.map(({ id }) => id));
  const lines = state.detections.lines.filter(({ id }) => ids.has(id));
  const confirmed = words.confirmed(itemsOf(chosen));
  const list = withAdded(state.parsed.lines, chosen);
  const said = { ...state, detections: { lines, isAsked: false } };
  return userSays(said, confirmed.slice(0, MAX_MESSAGE_CHARACTERS), list, uiWords.language);
}

export function declineDetections(state: ChatState): ChatState {
  return say({ ...state, detections: NO_DETECTIONS }, words.seenDeclined);
}

/** The call failed: the unanswered message goes back to the box. */
export function failed(state: ChatState): ChatState {
  return { ...state, hasError: true, messages: state.messages.slice(0, -1) };
}

/** Lines went to the cart: they leave the list, and the conversation says so. */
export function addedToCart(
  state: ChatState,
  lines: readonly ParsedLine[],
  left: ParsedCart,
): ChatState {
  return say({ ...state, parsed: left, discountToldFor: null }, addedWords(lines));
}

/** The cart did not take all of it: the conversation says why. */
export function saidCartFull(state: ChatState, why: string): ChatState {
  return say(state, why);
}

/** The customer's words have outgrown what one request can carry. */
export function saidTooLong(state: ChatState): ChatState {
  return say(state, words.tooLong);
}

/** What the list's reader takes as done: "Added to your cart: 2 × Sofa, 1 × Treadmill." */
export function addedWords(lines: readonly Pick<ParsedLine, "name" | "quantity">[]): string {
  return `${words.added} ${itemsOf(lines)}.`;
}

function itemsOf(lines: readonly Pick<ParsedLine, "name" | "quantity">[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
}

export function errorWords(state: ChatState): string | null {
  return state.hasError ? words.error : null;
}

function tellDiscount(state: ChatState, numbers: ShopNumbers): ChatState {
  const { finalPrice, totalVolume, lines } = state.parsed;
  const priced = `${finalPrice}|${totalVolume}`;
  if (lines.length === 0 || priced === state.discountToldFor) return state;
  const { totalCents, subtotalCents } = applyDiscount(Math.round(finalPrice * 100), true, numbers);
  const [now, before] = [formatMoney(totalCents), formatMoney(subtotalCents)];
  return say({ ...state, discountToldFor: priced }, words.discounted(numbers, now, before));
}

/** Adds a message of the assistant, cut to the length that the server accepts with the next one. */
function say(state: ChatState, said: string, language = uiWords.language): ChatState {
  const content = said.slice(0, MAX_MESSAGE_CHARACTERS);
  return { ...state, messages: [...state.messages, { role: "assistant", content, language }] };
}
