import { formatMoney } from "#app/lib/money.ts";
import type { ProductLine } from "#app/prices/cart.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import "./lines.css";

/** A line of a list. A product that is no longer on the price list gets the general picture. */
type PlainLine = Pick<ProductLine, "id" | "name" | "quantity" | "priceCents"> & {
  category?: ProductLine["category"] | undefined;
  picture?: ProductLine["picture"];
};

/** A cart's lines without buttons. */
export function PlainLines({ lines }: { lines: readonly PlainLine[] }) {
  return (
    <ul className="lines lines--plain">
      {lines.map((line) => (
        <li key={line.id}>
          <Pictogram
            name={line.category ?? "custom"}
            picture={line.picture}
            className="pic pic--leaving"
          />
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
