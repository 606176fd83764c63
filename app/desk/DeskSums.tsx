import type { PriceDrop } from "#app/jobs/money/receipt.ts";
import { offLabel, taxLabel } from "#app/jobs/money/receipt-lines.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { TaxedPrice } from "#app/prices/tax.ts";

export function DeskSums({
  subtotalCents,
  discountCents: allOff,
  off,
  tax,
  priceReason,
  total,
}: {
  subtotalCents: number;
  /** With what is taken off on the spot. */
  discountCents: number;
  off?: PriceDrop | undefined;
  tax: TaxedPrice;
  priceReason: string | null;
  total: string;
}) {
  const discountCents = allOff - (off?.cents ?? 0);
  return (
    <div>
      <SumLine label={priceReason ?? "Price"} cents={subtotalCents} />
      {discountCents > 0 && <SumLine label="Discount" cents={-discountCents} />}
      {off && <SumLine label={offLabel(off)} cents={-off.cents} />}
      {tax.mode === "added" && <SumLine label={taxLabel(tax)} cents={tax.taxCents} />}
      <div className="sumline sumline--big">
        <span>{total}</span>
        <span className="stop__total">{formatMoney(tax.totalCents)}</span>
      </div>
      {tax.mode === "included" && <SumLine label={taxLabel(tax)} cents={tax.taxCents} />}
    </div>
  );
}

export function SumLine({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="sumline">
      <span>{label}</span>
      <span className="num">{formatMoney(cents)}</span>
    </div>
  );
}
