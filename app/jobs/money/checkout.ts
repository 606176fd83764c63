/** Payments by card on Stripe's own page (rules 385 to 393): what is known of each, before it is money. */

/**
 * making: Stripe was not heard yet, so nobody has its address; open: it can be paid; closing: the price has
 * changed, so that it is to be closed at Stripe; paid: its payment is in the books; expired: nobody paid, and
 * nobody can; unfit: it was paid, but not as it was asked for: the owner is told.
 */
export type CheckoutState = "making" | "open" | "closing" | "paid" | "expired" | "unfit";

/** A checkout that may still bring money: there is one at most for a job. */
export const LIVE_CHECKOUTS = ["making", "open", "closing"] as const;

/** making: Stripe was asked or is to be asked; given: it is in the books; refused: by Stripe or by the bank. */
export type CardRefundState = "making" | "given" | "refused";

/** What Stripe tells the owner through the inbox. */
export type CardNewsKind = "dispute" | "dispute-lost" | "unfit" | "refund-refused";

export type CardNewsFacts = {
  cents: number;
  /** Of the payment in Stripe's dashboard. */
  intentId: string | null;
  /** The order that Stripe names, where the site knows no job of it. */
  orderNumber?: string;
  /** Stripe's word for it: "fraudulent", "expired_or_canceled_card". */
  reason?: string;
  /** Until when a dispute can be answered. ISO. */
  dueBy?: string;
  currency?: string;
};

/** Every price is in US dollars. */
export const CURRENCY = "usd";

/** Stripe takes no less: 50 cents. */
export const LEAST_CARD_CENTS = 50;

/** Whether that much can be paid by card. */
export function isPayable(cents: number): boolean {
  return cents >= LEAST_CARD_CENTS;
}
