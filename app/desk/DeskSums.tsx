import { bookedDiscount, type PriceDrop } from "#app/jobs/money/receipt.ts";
import { offLabel, taxLabel } from "#app/jobs/money/receipt-lines.ts";
import { words } from "#app/jobs/money/receipt-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { TaxedPrice } from "#app/prices/tax.ts";

export function DeskSums({
  subtotalCents,
  tax,
  priceReason,
  total,
  ...drops
}: {
  subtotalCents: number;
  /** With what is taken off on the spot. */
  discountCents: number;
  off?: PriceDrop | undefined;
  tax: TaxedPrice;
  priceReason: string | null;
  total: string;
}) {
  const { off } = drops;
  const discountCents = bookedDiscount(drops);
  return (
    <div>
      <SumLine label={priceReason ?? words.price} cents={subtotalCents} />
      {discountCents > 0 && <SumLine label={words.discount} cents={-discountCents} />}
      {off && <SumLine label={offLabel(off)} cents={-off.cents} />}
      {tax.mode === "added" && <SumLine label={taxLabel(tax)} cents={tax.taxCents} />}
      <SumTotal label={total} cents={tax.totalCents} />
      {tax.mode === "included" && <SumLine label={taxLabel(tax)} cents={tax.taxCents} />}
    </div>
  );
}

/** @param cents null: they are not counted */
export function SumLine({ label, cents }: { label: string; cents: number | null }) {
  return (
    <div className="sumline">
      <span>{label}</span>
      <span className="num">{cents === null ? "not counted" : formatMoney(cents)}</span>
    </div>
  );
}

export function SumTotal({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="sumline sumline--big">
      <span>{label}</span>
      <span className="stop__total">{formatMoney(cents)}</span>
    </div>
  );
}
