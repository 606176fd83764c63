/** What the site asks of a card service, and what it hears: Stripe, or nobody where none is set. */
import type { Language } from "#app/lib/language.ts";

/** Where the card service tells what became of payments, and the events of which the site wants to hear. */
export const CARDS_PATH = "/api/stripe";
export const CARD_EVENTS = [
  ...["checkout.session.completed", "checkout.session.expired"],
  ...["charge.dispute.created", "charge.dispute.closed"],
  ...["refund.created", "refund.updated", "refund.failed"],
];

/** A payment on the card service's page, as the service has it. */
export type SeenCheckout = {
  sessionId: string;
  /** The checkout's own name; null: it is none of the site's. */
  ref: string | null;
  state: "open" | "paid" | "expired";
  /** With the tip. */
  cents: number;
  currency: string;
  /** The payment's id; null until there is one. */
  intentId: string | null;
  orderNumber: string | null;
  /** Where it can be paid; null once it cannot. */
  url: string | null;
};

/** Money given back, as the card service has it. */
export type SeenRefund = {
  stripeId: string;
  ref: string | null;
  intentId: string | null;
  cents: number;
  currency: string;
  isRefused: boolean;
  reason: string | null;
  /** The customer's bank has taken it back in a dispute (rule 425). */
  isDispute?: true;
};

export type SeenDispute = {
  id: string;
  intentId: string | null;
  cents: number;
  currency: string;
  reason: string;
  dueBy: string | null;
  /** The bank has decided for the customer: Stripe has given the money back. */
  isLost: boolean;
};

/** An event that the card service has signed. */
export type CardEvent = { id: string } & (
  | { kind: "checkout"; seen: SeenCheckout }
  | { kind: "refund"; seen: SeenRefund }
  /** Something was given back of a payment: which refund it was is to be asked. */
  | { kind: "refunded"; intentId: string }
  | { kind: "dispute"; dispute: SeenDispute }
  | { kind: "other" }
);

/**
 * Why nothing was heard. refused: it will not be done; gone: the service knows nothing of it; the others: it
 * may have been done, and asking again under the same name does it once.
 */
export type CardFailure = {
  reason: "refused" | "gone" | "limited" | "timed-out" | "unreachable" | "bad-answer";
  /** The service's words, without secrets. */
  detail?: string;
};

export type Heard<Found> = { ok: true; found: Found } | ({ ok: false } & CardFailure);

export type Cards = {
  /** Begins a payment. The same `ref` with the same amounts begins one, however often it is asked. */
  openCheckout: (asked: {
    ref: string;
    cents: number;
    tipCents: number;
    orderNumber: string;
    receiptNumber: string | null;
    /** Of the page's lines: the booking's, as a `ref` asked again may not change its words. */
    language: Language;
  }) => Promise<Heard<SeenCheckout>>;
  findCheckout: (sessionId: string) => Promise<Heard<SeenCheckout>>;
  /** The checkout of a payment; null: it was paid otherwise, in another shop of the owner's for example. */
  findCheckoutOf: (intentId: string) => Promise<Heard<SeenCheckout | null>>;
  /** Sees to it that nobody pays it any more, and says what became of it. */
  closeCheckout: (sessionId: string) => Promise<Heard<SeenCheckout>>;
  /** Gives money back once for each `ref`. */
  refund: (asked: { ref: string; intentId: string; cents: number }) => Promise<Heard<SeenRefund>>;
  findRefunds: (intentId: string) => Promise<Heard<SeenRefund[]>>;
  /** Null for what the service has not signed, or not just now. */
  readEvent: (body: string, signature: string, at: Date) => Promise<CardEvent | null>;
};
