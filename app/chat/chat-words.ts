/** The assistant's fixed messages (rules 85 to 88, 102); app/chat/reply/ composes its answers. */
import { formatMoney } from "#app/lib/money.ts";

export const ASSISTANT_NAME = "Your Junk Buddy";

export const GREETING =
  "Hi! List your junk however you'd say it, like 2 couches plus a queen mattress plus a treadmill.";
export const DISCOUNT_ON = "Your 10% off is attached.";
export const PRE_OFFER = "Want 10% off attached before we add items?";
export const POST_OFFER = "Want to see this price with 10% off?";
export const PRE_OFFER_DECLINED = "No problem. Tell me what's leaving.";
export const POST_OFFER_DECLINED = "No problem, regular pricing continues.";
export const LEAD_DECLINED = "No problem, we'll keep standard pricing.";
export const LEAD_QUESTION = "Who should we attach the 10% to?";
export const LEAD_SAVED = "Got it, thank you. 10% off is attached.";
export const LEAD_NOT_SAVED =
  "Got it — I couldn't save your info just now, but your discount is still applied";
export const LEAD_RESET = "Your details and the discount are cleared. Add them again below.";
export const CHAT_ERROR = "I had trouble responding. Please try again.";
/** Beside a line of the list that is not ticked, as nobody said for sure that it goes. */
export const DOUBTFUL = "tick it if this goes too";
export const TOO_LONG =
  "That is a long list, more than I can read at once. Add what stands to your cart, then send me the rest in parts.";

export const AI_STATUS = {
  on: { label: "AI: ON", tooltip: "AI parser active" },
  off: { label: "AI: OFF", tooltip: "AI disabled — using fallback parser" },
  unknown: { label: "AI: UNKNOWN", tooltip: "Status unknown" },
} as const;

/** The discounted total with the original price beside it, in cents. */
export function discountedPriceWords(totalCents: number, subtotalCents: number): string {
  return `With 10% off that's ${formatMoney(totalCents)} instead of ${formatMoney(subtotalCents)}.`;
}
