/** A receipt in words and figures, for its page, its email and the terminal alike. */
import { formatMoney } from "./money.ts";
import { dueCents, METHOD_WORDS, paymentLabel, type Receipt, tipCents } from "./receipt.ts";
import { formatRate, type TaxedPrice } from "./tax.ts";

type ReceiptSum = {
  label: string;
  /** As it was booked; null where only the final one has it. */
  booked: string | null;
  final: string;
  isTotal: boolean;
};

/** The sums of a receipt in their order: price, discount, tax, total, tip, payments, what is left. */
export function receiptSums(receipt: Receipt): ReceiptSum[] {
  const { final, booked, payments, priceReason } = receipt;
  const hasDiscount = final.discountCents + booked.discountCents > 0;
  const isAdded = final.tax.mode === "added";
  const due = dueCents(receipt);
  const tip = tipCents(receipt);
  return [
    ...(hasDiscount || isAdded || priceReason !== null
      ? [both(priceReason ?? "Price", booked.subtotalCents, final.subtotalCents)]
      : []),
    ...(hasDiscount ? [both("Discount", -booked.discountCents, -final.discountCents)] : []),
    ...(isAdded ? [both(taxLabel(final.tax), booked.tax.taxCents, final.tax.taxCents)] : []),
    { ...both("Total", booked.tax.totalCents, final.tax.totalCents), isTotal: true },
    ...(final.tax.mode === "included"
      ? [both(taxLabel(final.tax), booked.tax.taxCents, final.tax.taxCents)]
      : []),
    ...(tip > 0 ? [only("Tip for the crew", tip)] : []),
    ...payments.map((paid) => only(paymentLabel(paid), paid.cents + paid.tipCents)),
    ...(due > 0 ? [{ ...only("Still to pay", due), isTotal: true }] : []),
    ...(due < 0 ? [{ ...only("We owe you back", -due), isTotal: true }] : []),
  ];
}

/** "Sales tax 8.25%, included". */
export function taxLabel({ mode, rate }: Pick<TaxedPrice, "mode" | "rate">): string {
  const tax = `Sales tax ${formatRate(rate)}`;
  return mode === "included" ? `${tax}, included` : tax;
}

/** "Paid by Zelle, nothing left to pay.", "$100.00 is still to pay." */
export function paidWords(receipt: Receipt): string {
  const due = dueCents(receipt);
  if (due > 0) return `${formatMoney(due)} is still to pay.`;
  if (due < 0) return `You paid ${formatMoney(-due)} more than the price: we owe you that back.`;
  const methods = [...new Set(receipt.payments.map(({ method }) => METHOD_WORDS[method]))];
  const by = methods.length === 0 ? "Nothing" : `Paid by ${methods.join(" and ")}, nothing`;
  return `${by} left to pay.`;
}

function both(label: string, booked: number, final: number): ReceiptSum {
  return { label, booked: formatMoney(booked), final: formatMoney(final), isTotal: false };
}

function only(label: string, cents: number): ReceiptSum {
  return { label, booked: null, final: formatMoney(cents), isTotal: false };
}
