import { Icon } from "#app/components/Icon.tsx";
import { Pictogram } from "#app/components/Pictogram.tsx";
import { MAX_UNITS_PER_LINE, type ProductLine } from "#app/domain/cart.ts";
import { formatMoney } from "#app/domain/money.ts";
import { cartButton } from "./CartForm.tsx";
import "#app/styles/lines.css";

/** The cart's lines with their buttons; belongs inside a CartForm. */
export function CartLines({ lines }: { lines: readonly ProductLine[] }) {
  return (
    <ul className="lines lines--steps">
      {lines.map((line) => (
        <li key={line.id}>
          <Pictogram name={line.category} className="pic pic--leaving" />
          <span className="line__name">{line.name}</span>
          <button
            {...cartButton("remove", line.id)}
            className="remove"
            aria-label={`Remove ${line.name}`}
          >
            Remove
          </button>
          <Stepper {...line} />
          <span className="num">{formatMoney(line.priceCents * line.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

function Stepper({ id, name, quantity }: ProductLine) {
  return (
    <span className="stepper">
      <button {...cartButton("minus", id)} aria-label={`One ${name} less`}>
        <Icon name="minus" />
      </button>
      <span className="stepper__count">
        <span className="vh">Quantity: </span>
        {quantity}
      </span>
      <button
        {...cartButton("add", id)}
        aria-label={`One ${name} more`}
        disabled={quantity >= MAX_UNITS_PER_LINE}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** The same lines with nothing to press: booking form and confirmation. */
export function PlainLines({ lines }: { lines: readonly ProductLine[] }) {
  return (
    <ul className="lines lines--plain">
      {lines.map((line) => (
        <li key={line.id}>
          <Pictogram name={line.category} className="pic pic--leaving" />
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
