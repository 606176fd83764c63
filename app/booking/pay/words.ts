/** What customers read about paying by card. */
import type { Refused } from "#app/booking/words/change.ts";
import { formatMoney } from "#app/lib/money.ts";

/** The button that leads to the card. */
export function payWords(cents: number): string {
  return `Pay ${formatMoney(cents)} by card`;
}

/** Back from Stripe's page without having paid. */
export const NOT_PAID = "Nothing was paid by card. Try again when it suits you.";

/** Back from Stripe's page, and Stripe does not answer. */
export const NOT_HEARD =
  "We have not heard from Stripe yet. If you have paid, it shows here within a quarter of an hour.";

export const PAY_REFUSALS: Record<"bad-tip" | "not-heard", Refused> = {
  "bad-tip": {
    problem: "That tip is no amount.",
    advice: "Write it like 20 or 12.50, or choose No tip. Nothing was paid.",
    status: 422,
  },
  "not-heard": {
    problem: "The card page does not open just now.",
    advice: "Nothing was paid. Try again in a minute, or call us.",
    status: 503,
  },
};
