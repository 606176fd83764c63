import { Pictogram } from "#app/components/Pictogram.tsx";
import type { ProductLine } from "#app/domain/cart.ts";
import { formatMoney } from "#app/domain/money.ts";
import "#app/styles/lines.css";

/** A line as a list shows it; one that the price list no longer has gets the general picture. */
type PlainLine = Pick<ProductLine, "id" | "name" | "quantity" | "priceCents"> & {
  category?: ProductLine["category"] | undefined;
};

/** A cart's lines with nothing to press. */
export function PlainLines({ lines }: { lines: readonly PlainLine[] }) {
  return (
    <ul className="lines lines--plain">
      {lines.map((line) => (
        <li key={line.id}>
          <Pictogram name={line.category ?? "custom"} className="pic pic--leaving" />
          <span className="line__name">
            {line.name}
            {line.quantity > 1 && <span className="muted"> × {line.quantity}</span>}
          </span>{" "}
          <span className="num">{formatMoney(line.priceCents * line.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
