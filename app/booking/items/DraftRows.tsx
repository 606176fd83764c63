import { type DraftRow, mostUnits } from "#app/jobs/item-draft.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { formatOperation } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { Pictogram } from "#app/prices/Pictogram.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { unitWords } from "./draft-order.ts";
import { words } from "./words.ts";
import "#app/cart/drawer/lines.css";

type DraftRowsProps = {
  rows: readonly DraftRow[];
  /** The changed list with its prices, and the booked list. */
  items: readonly JobLine[];
  booked: readonly JobLine[];
  findProduct: (id: string) => Product | undefined;
};

/**
 * The list with a stepper for each item. An item whose count is zero stays in its place, so that it
 * can be put back.
 */
export function DraftRows({ rows, items, booked, findProduct }: DraftRowsProps) {
  return (
    <ul className="edit">
      {rows.map((row) => {
        const of = (lines: readonly JobLine[]) => lines.filter(({ id }) => id === row.id);
        const now = of(items);
        const lines = now.length > 0 ? now : of(booked);
        const product = findProduct(row.id);
        const shown = lines[0] ?? product;
        return (
          <li key={row.id} id={`item-${row.id}`} className={classOf(row)}>
            <Pictogram
              name={product?.category ?? "custom"}
              picture={product?.picture}
              className={pictureOf(row)}
            />
            <span className="edit__name">
              {row.quantity === 0 ? <s>{shown?.name}</s> : <span>{shown?.name}</span>}
              <small>
                <span>{unitWords(lines.length > 0 ? lines : asLines(product))}</span>{" "}
                <Change {...row} />
              </small>
            </span>
            <Stepper
              {...row}
              name={shown?.name ?? row.id}
              most={mostUnits(row.id, booked, findProduct)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** How the count of a row differs from the booking. */
function Change({ quantity, booked }: DraftRow) {
  if (quantity === booked) return null;
  return <b className="edit__change">{changeOf(quantity, booked)}</b>;
}

function changeOf(quantity: number, booked: number): string {
  if (booked === 0) return quantity === 0 ? words.notAdded : words.added;
  return quantity === 0 ? words.removed : words.was(booked);
}

function Stepper({ id, quantity, name, most }: DraftRow & { name: string; most: number }) {
  return (
    <span className="edit__buttons">
      {quantity > 1 && (
        <button {...press("remove", id)} className="remove" aria-label={words.removeNamed(name)}>
          {words.remove}
        </button>
      )}
      <span className="stepper">
        <button
          {...press("minus", id)}
          aria-label={words.removeOne(name)}
          aria-disabled={quantity === 0 || undefined}
        >
          <Icon name="minus" />
        </button>
        <output className="stepper__count" aria-label={words.howMany(name)}>
          {quantity}
        </output>
        <button
          {...press("add", id)}
          aria-label={words.addOne(name)}
          aria-disabled={quantity >= most || undefined}
        >
          <Icon name="plus" />
        </button>
      </span>
    </span>
  );
}

/**
 * The attributes of a button that changes the list. Without JavaScript the answer scrolls back to
 * the row.
 */
function press(kind: "add" | "minus" | "remove", id: string) {
  return {
    type: "submit",
    name: "change",
    value: formatOperation({ kind, id }),
    formAction: `#item-${id}`,
  } as const;
}

function classOf({ quantity, booked }: DraftRow): string | undefined {
  if (quantity === 0) return "is-off";
  return booked === 0 ? "is-new" : undefined;
}

/** Items that leave are orange, others blue. */
function pictureOf({ quantity }: DraftRow): string {
  return quantity === 0 ? "pic" : "pic pic--leaving";
}

function asLines(product: Product | undefined): JobLine[] {
  if (!product) return [];
  const { id, name, priceCents, volume } = product;
  return [{ id, name, priceCents, volume, quantity: 1 }];
}
