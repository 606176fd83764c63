/** The form that finishes a job or corrects its price: read alike in the browser and by the server. */

import type { ExplainedOrder } from "#app/booking/items/draft-order.ts";
import type { Refused } from "#app/booking/words/change.ts";
import { choosePaid, moneyRefusal } from "#app/desk/words/done-refusals.ts";
import { wantedOf } from "#app/jobs/item-changes.ts";
import { isUnchanged } from "#app/jobs/item-draft.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import {
  type AskedOff,
  type FinalRequest,
  MAX_FINAL_CENTS,
  MAX_TIP_CENTS,
} from "#app/jobs/money/job-money.ts";
import {
  bookedDiscount,
  type FinalPrice,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "#app/jobs/money/receipt.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { severalLines, singleLine } from "#app/lib/typed-text.ts";
import { type Cart, serializeCart } from "#app/prices/cart.ts";
import { readPercent } from "#app/prices/read-percent.ts";

/** The fields of the form, as they were typed. */
export type DoneTyped = {
  draft: string;
  what: string;
  price: string;
  reason: string;
  /** The discount, in dollars or percent as `unit` says, and why. */
  off: string;
  unit: string;
  offWhy: string;
  paid: string;
  /** What was received; empty: all of it. */
  amount: string;
  tip: string;
  other: string;
};

const WHATS = { "as-booked": "as", "other-lines": "lines", "other-price": "price" } as const;

/** The form's initial values: as booked, or what a finished job comes to at present (rule 270). */
export function blankDone(items: readonly JobLine[], present: FinalPrice | null): DoneTyped {
  const isPriced = present?.kind === "other-price";
  const off = present?.off;
  return {
    draft: serializeCart(wantedOf(present?.items ?? items)),
    what: present ? WHATS[present.kind] : "as",
    price: isPriced ? dollars(present.subtotalCents - bookedDiscount(present)) : "",
    reason: present?.reason ?? "",
    off: off ? (off.rate === null ? dollars(off.cents) : `${off.rate / 100}`) : "",
    ...{ unit: off && off.rate === null ? "dollars" : "percent", offWhy: off?.reason ?? "" },
    ...{ paid: "", amount: "", tip: "0", other: "" },
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A final price as an order, to begin a correction with; null for one that the owner has set. */
export function presentOrder(present: FinalPrice | null): ExplainedOrder | null {
  if (present?.kind !== "other-lines") return null;
  const { items, volume, subtotalCents } = present;
  const discountCents = bookedDiscount(present);
  const totalCents = subtotalCents - discountCents;
  return { items: [...items], volume, subtotalCents, discountCents, totalCents, priceReason: null };
}

/** By card, on the customer's own phone: it is not paid yet, and a code is shown (rule 393). */
export const BY_CODE = "code";

/** The ways to pay that a crew member records (rule 422); card is taken by code alone. */
const CREW_METHODS: readonly PaymentMethod[] = ["cash", "check"];

/** The ways to pay that somebody may record at the stop: no bank is that quick. */
export function methodsOf(isOwner: boolean): readonly PaymentMethod[] {
  return isOwner ? PAYMENT_METHODS.filter((method) => method !== "transfer") : CREW_METHODS;
}

/** What was received; `cents` null: everything that is owed. */
type Received = { method: PaymentMethod; cents: number | null; tipCents: number };

type DoneAsked = {
  booked: readonly JobLine[];
  isCorrection: boolean;
  /** The owner alone sets a price and gives a discount. */
  isOwner: boolean;
};

/**
 * What the form asks for, or why it cannot be done.
 * @param lines the list that its draft makes
 * @returns `paid` null: not paid yet, or a correction
 */
function readDone(
  typed: DoneTyped,
  lines: Cart,
  { booked, isCorrection, isOwner }: DoneAsked,
): { final: FinalRequest; paid: Received | null } | { refused: Refused } {
  if (!isOwner && (typed.what === "price" || typed.off.trim() !== "")) {
    return { refused: moneyRefusal("owner-only") };
  }
  const listed = readFinal(typed, lines, booked);
  if ("refused" in listed) return listed;
  const off = readOff(typed);
  if (off === "refused") return { refused: moneyRefusal("bad-discount") };
  const final = { ...listed, off };
  if (isCorrection) return { final, paid: null };
  const method = methodsOf(isOwner).find((one) => one === typed.paid);
  if (!method && typed.paid !== "none" && typed.paid !== BY_CODE) return { refused: choosePaid() };
  const tipCents = readCents(typed.tip === "other" ? typed.other : typed.tip);
  if (tipCents === null || tipCents > MAX_TIP_CENTS) {
    return { refused: moneyRefusal("bad-tip") };
  }
  const cents = typed.amount.trim() === "" ? null : (readCents(typed.amount) ?? 0);
  if (method && cents === 0) return { refused: moneyRefusal("bad-amount") };
  if (method) return { final, paid: { method, cents, tipCents } };
  return tipCents > 0 ? { refused: moneyRefusal("tip-unpaid") } : { final, paid: null };
}

/** The same for a press of the form: "ask" puts the price alone to the customer, whoever has set it (rule 410). */
export function readPress(
  press: string,
  typed: DoneTyped,
  lines: Cart,
  asked: DoneAsked,
): ReturnType<typeof readDone> {
  if (press !== "ask") return readDone(typed, lines, asked);
  const off = asked.isOwner ? typed.off : "";
  const read = readDone({ ...typed, off }, lines, { ...asked, isCorrection: true, isOwner: true });
  const isSame = "final" in read && read.final.kind === "as-booked";
  return isSame ? { refused: moneyRefusal("same") } : read;
}

/** The discount of the form; null: none. */
export function readOff({
  off,
  unit,
  offWhy,
}: Pick<DoneTyped, "off" | "unit" | "offWhy">): AskedOff | null | "refused" {
  if (off.trim() === "") return null;
  const reason = singleLine(offWhy).slice(0, MAX_OFF_REASON);
  const amount = unit === "dollars" ? readCents(off) : readPercent(off);
  if (amount === null) return "refused";
  return unit === "dollars" ? { cents: amount, reason } : { rate: amount, reason };
}

export const MAX_OFF_REASON = 100;

function readFinal(
  { what, price, reason: typed }: DoneTyped,
  wanted: Cart,
  booked: readonly JobLine[],
): FinalRequest | { refused: Refused } {
  const reason = severalLines(typed).slice(0, 500);
  if (what === "as" || (what === "lines" && isUnchanged(booked, wanted))) {
    return { kind: "as-booked" };
  }
  if (what === "approved") return { kind: "as-approved" };
  if (wanted.length === 0) return { refused: moneyRefusal("empty") };
  const cents = what === "price" ? readCents(price) : 0;
  if (cents === null || cents > MAX_FINAL_CENTS) return { refused: moneyRefusal("bad-price") };
  if (reason === "") return { refused: moneyRefusal("no-reason") };
  return what === "price"
    ? { kind: "other-price", cents, wanted, reason }
    : { kind: "other-lines", wanted, reason };
}
