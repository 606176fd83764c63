import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { CATEGORIES } from "#app/prices/catalog.ts";
import { words as categories } from "#app/prices/category-words.en.ts";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import "#app/desk/styles/settings.css";
import "#app/ui/styles/form.css";

type Fields = Record<"name" | "name_es" | "category" | "price" | "volume" | "aliases", string>;

type ItemProps = {
  requestId: string;
  /** Null: a new one. */
  item: { id: string; name: string; card: { name: string; choice: string } | null } | null;
  seen: string;
  fields: Fields;
  answer: { problem: string; advice: string; typed: Fields; errors: Partial<Fields> } | undefined;
};

/** Adds an item to the price list, or changes one. */
export function ItemScreen({ requestId, item, seen, fields, answer }: ItemProps) {
  const shown = answer?.typed ?? fields;
  const field = (name: keyof Fields) => ({
    name,
    defaultValue: shown[name],
    error: answer?.errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <DeskTop
        title={item?.name ?? "New item"}
        help={
          <>
            Points say how much of the truck it fills: a full truck has 550. Everyday names are
            other words people use, so that the search and the chat find it.
          </>
        }
        back={{ to: "/desk/prices", label: "Prices" }}
      >
        <p>It shows on every page right away. Booked jobs keep their items and prices.</p>
      </DeskTop>
      <div className="wrap desk__narrow stack">
        <DeskAnswer answer={answer} />
        <DeskForm requestId={requestId} seen={seen} className="block">
          <TextField label="Name" maxLength={60} required {...field("name")} />
          {item?.card && (
            <p className="small">
              Customers see it as the choice {item.card.choice} of {item.card.name}.
            </p>
          )}
          <TextField
            label="Name in Spanish (optional)"
            hint="Empty: as in English"
            lang="es"
            maxLength={60}
            {...field("name_es")}
          />
          <CategoryField category={shown.category} error={answer?.errors.category} />
          <div className="half">
            <TextField label="Price, dollars" inputMode="decimal" required {...field("price")} />
            <TextField
              label="Points"
              hint="550 fill a truck"
              inputMode="decimal"
              required
              {...field("volume")}
            />
          </div>
          <TextField
            label="Everyday names (optional)"
            hint="What else people call it, in English or Spanish, with commas: couch, sofá"
            {...field("aliases")}
          />
          <div className="row">
            <button className="btn" type="submit">
              {item ? "Save" : "Add item"}
            </button>
            <Link className="btn btn--quiet" to="/desk/prices">
              Cancel
            </Link>
          </div>
        </DeskForm>
      </div>
    </>
  );
}

function CategoryField({ category, error }: { category: string; error: string | undefined }) {
  return (
    <FieldFrame name="category" label="Category" error={error}>
      <select
        className="input"
        required
        defaultValue={category}
        {...fieldProps({ name: "category", error })}
      >
        <option value="">Choose one</option>
        {CATEGORIES.map((key) => (
          <option key={key}>{categories[key].name}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
