/** The form that finishes a job or corrects its price: read alike in the browser and by the server. */

import type { ExplainedOrder } from "#app/booking/items/draft-order.ts";
import type { Refused } from "#app/booking/words/change.ts";
import { CHOOSE_PAID, MONEY_REFUSALS } from "#app/desk/words/refusals.ts";
import { wantedOf } from "#app/jobs/item-changes.ts";
import { isUnchanged } from "#app/jobs/item-draft.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { type FinalRequest, MAX_FINAL_CENTS, MAX_TIP_CENTS } from "#app/jobs/money/job-money.ts";
import { type FinalPrice, PAYMENT_METHODS, type PaymentMethod } from "#app/jobs/money/receipt.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { severalLines } from "#app/lib/typed-text.ts";
import { type Cart, serializeCart } from "#app/prices/cart.ts";

/** The fields of the form, as they were typed. */
export type DoneTyped = {
  draft: string;
  what: string;
  price: string;
  reason: string;
  paid: string;
  tip: string;
  other: string;
};

const WHATS = { "as-booked": "as", "other-lines": "lines", "other-price": "price" } as const;

/** The form's initial values: as booked, or what a finished job comes to at present (rule 270). */
export function blankDone(items: readonly JobLine[], present: FinalPrice | null): DoneTyped {
  const isPriced = present?.kind === "other-price";
  return {
    draft: serializeCart(wantedOf(present?.items ?? items)),
    what: present ? WHATS[present.kind] : "as",
    price: isPriced ? ((present.subtotalCents - present.discountCents) / 100).toFixed(2) : "",
    reason: present?.reason ?? "",
    ...{ paid: "", tip: "0", other: "" },
  };
}

/** A final price as an order, to begin a correction with; null for one that the owner has set. */
export function presentOrder(present: FinalPrice | null): ExplainedOrder | null {
  if (present?.kind !== "other-lines") return null;
  const { items, volume, subtotalCents, discountCents } = present;
  const totalCents = subtotalCents - discountCents;
  return { items: [...items], volume, subtotalCents, discountCents, totalCents, priceReason: null };
}

/** By card, on the customer's own phone: it is not paid yet, and a code is shown (rule 393). */
export const BY_CODE = "code";

/** Everything that is owed, by one method. */
type PaidInFull = { method: PaymentMethod; cents: null; tipCents: number };

/**
 * What the form asks for, or why it cannot be done.
 * @param lines the list that its draft makes
 * @returns `paid` null: not paid yet, or a correction
 */
export function readDone(
  typed: DoneTyped,
  lines: Cart,
  { booked, isCorrection }: { booked: readonly JobLine[]; isCorrection: boolean },
): { final: FinalRequest; paid: PaidInFull | null } | { refused: Refused } {
  const final = readFinal(typed, lines, booked);
  if ("refused" in final || isCorrection) return "refused" in final ? final : { final, paid: null };
  const method = PAYMENT_METHODS.find((one) => one === typed.paid);
  if (!method && typed.paid !== "none" && typed.paid !== BY_CODE) return { refused: CHOOSE_PAID };
  const tipCents = readCents(typed.tip === "other" ? typed.other : typed.tip);
  if (tipCents === null || tipCents > MAX_TIP_CENTS) {
    return { refused: MONEY_REFUSALS["bad-tip"] };
  }
  if (method) return { final, paid: { method, cents: null, tipCents } };
  return tipCents > 0 ? { refused: MONEY_REFUSALS["tip-unpaid"] } : { final, paid: null };
}

function readFinal(
  { what, price, reason: typed }: DoneTyped,
  wanted: Cart,
  booked: readonly JobLine[],
): FinalRequest | { refused: Refused } {
  const reason = severalLines(typed).slice(0, 500);
  if (what === "as" || (what === "lines" && isUnchanged(booked, wanted))) {
    return { kind: "as-booked" };
  }
  if (wanted.length === 0) return { refused: MONEY_REFUSALS.empty };
  const cents = what === "price" ? readCents(price) : 0;
  if (cents === null || cents > MAX_FINAL_CENTS) return { refused: MONEY_REFUSALS["bad-price"] };
  if (reason === "") return { refused: MONEY_REFUSALS["no-reason"] };
  return what === "price"
    ? { kind: "other-price", cents, wanted, reason }
    : { kind: "other-lines", wanted, reason };
}
