import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { formatOperation } from "#app/prices/cart.ts";
import type { CategoryKey } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/booking/items/edit.css";

export type PhoneLine = {
  id: string;
  name: string;
  category: CategoryKey;
  quantity: number;
  volume: number;
  priceCents: number;
};

/** The list of a form whose buttons post all of it, with one more or one less at a press. */
export function PhoneLines({ items }: { items: readonly PhoneLine[] }) {
  return (
    <ul className="edit">
      {items.map(({ id, name, category, quantity, volume, priceCents }) => (
        <li key={id}>
          <Pictogram name={category} />
          <span className="edit__name">
            {name}
            <small>
              {formatMoney(priceCents)}, {formatPoints(volume)} points
            </small>
          </span>
          <span className="stepper">
            <button
              type="submit"
              name="change"
              value={formatOperation({ kind: "minus", id })}
              formAction="#what"
              aria-label={`Remove one ${name}`}
            >
              <Icon name="minus" />
            </button>
            <output aria-label={name}>{quantity}</output>
            <button
              type="submit"
              name="change"
              value={formatOperation({ kind: "add", id })}
              formAction="#what"
              aria-label={`Add one ${name}`}
            >
              <Icon name="plus" />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
