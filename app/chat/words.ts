/** The assistant's fixed messages (rules 85 to 88, 91 to 95, 102); app/chat/parser/reply/ composes its answers. */

import { type RefusedFile, refusedFileWordsBut } from "#app/booking/words/photos.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { DiscountedPrice } from "#app/prices/discount.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { MAX_CHAT_PHOTOS } from "./photos/photo-detections.ts";

export const ASSISTANT_NAME = "Your Junk Buddy";

export const GREETING =
  "Hi! List your junk however you'd say it, like 2 couches plus a queen mattress plus a treadmill.";

type Percent = Pick<ShopNumbers, "discountPercent">;
export const discountOnWords = ({ discountPercent }: Percent) =>
  `Your ${discountPercent}% off is attached.`;
export const preOffer = ({ discountPercent }: Percent) =>
  `Want ${discountPercent}% off attached before we add items?`;
export const postOffer = ({ discountPercent }: Percent) =>
  `Want to see this price with ${discountPercent}% off?`;
export const PRE_OFFER_DECLINED = "No problem. Tell me what's leaving.";
export const POST_OFFER_DECLINED = "No problem, regular pricing continues.";
export const LEAD_DECLINED = "No problem, we'll keep standard pricing.";
export const leadQuestion = ({ discountPercent }: Percent) =>
  `Who should we attach the ${discountPercent}% to?`;
export const leadSaved = ({ discountPercent }: Percent) =>
  `Got it, thank you. ${discountPercent}% off is attached.`;
export const LEAD_NOT_SAVED =
  "Got it — I couldn't save your info just now, but your discount is still applied";
export const LEAD_RESET = "Your details and the discount are cleared. Add them again below.";
export const CHAT_ERROR = "I had trouble responding. Please try again.";
/** Beside a line of the list that is not ticked, as nobody said for sure that it goes. */
export const DOUBTFUL = "tick it if this goes too";
export const TOO_LONG =
  "That's a long list, more than I can read at once. Add this part to your cart, then send me the rest in parts.";

export const AI_STATUS = {
  on: { label: "AI: ON", tooltip: "AI parser active" },
  off: { label: "AI: OFF", tooltip: "AI disabled — using fallback parser" },
  unknown: { label: "AI: UNKNOWN", tooltip: "Status unknown" },
} as const;

/** The discounted total with the original price beside it, in cents. */
export function discountedPriceWords(
  { totalCents, subtotalCents }: DiscountedPrice,
  { discountPercent }: Percent,
): string {
  const [now, before] = [formatMoney(totalCents), formatMoney(subtotalCents)];
  return `With ${discountPercent}% off that's ${now} instead of ${before}.`;
}

/** The assistant's messages about photos (rules 91 to 95). */

export const PHOTO_LIMITS = `Up to ${MAX_CHAT_PHOTOS} photos, JPEG, PNG or WebP, 10 MB each.`;
/** Said before anything is sent. */
export const PHOTO_PRIVACY =
  "We make them small, take out where and when they were shot, and send them to the AI " +
  "service that reads our chat. We keep none: once you have booked, you can add them for " +
  "the crew.";

export const SEEN_SOMETHING = "Here is what I see. Nothing is on your list until you say so.";
export const SEEN_QUESTION = "Are these leaving? Untick what stays.";
export const SEEN_NOTHING = "I can't tell what's in there. Tell me in words what's leaving.";
export const SEEN_DECLINED = "No problem, none of it is on your list. Tell me what's leaving.";
export const LOOK_FAILED =
  "I couldn't look at photos just now. Tell me in words what's leaving, or try the photos again.";
export const NO_PHOTO = `I got no photo. ${PHOTO_LIMITS}`;

/** The customer's message that photos come with. */
export function photosSent(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}

const inChat = refusedFileWordsBut({
  video: "is a video. Send a photo instead, or tell me what it shows.",
  "no-room": `wasn't checked. You can send ${MAX_CHAT_PHOTOS} photos at a time.`,
});

/** Each file that was not looked at, and why. */
export function unseenFilesWords(refused: readonly RefusedFile[]): string {
  return refused.map(inChat).join(" ");
}

/** @param wait in words: "3 minutes" */
export function tooManyPhotosWords(wait: string): string {
  return `That's a lot of photos. Send more in ${wait}, or tell me in words what's leaving.`;
}
