import { taxLabel } from "#app/jobs/money/receipt-lines.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { TaxedPrice } from "#app/prices/tax.ts";

export function DeskSums({
  subtotalCents,
  discountCents,
  tax,
  priceReason,
  total,
}: {
  subtotalCents: number;
  discountCents: number;
  tax: TaxedPrice;
  priceReason: string | null;
  total: string;
}) {
  return (
    <div>
      <SumLine label={priceReason ?? "Price"} cents={subtotalCents} />
      {discountCents > 0 && <SumLine label="Discount" cents={-discountCents} />}
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
