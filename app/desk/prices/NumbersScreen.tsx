import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatMoney } from "#app/lib/money.ts";
import {
  LOAD_NAMES,
  type NumberField,
  type NumberProblems,
  type NumberTexts,
} from "#app/prices/check-numbers.ts";
import type { CartPreview } from "#app/prices/typical-carts.ts";
import { TextField } from "#app/ui/Field.tsx";
import "#app/desk/styles/settings.css";
import "#app/ui/styles/form.css";

type NumbersProps = {
  requestId: string;
  seen: string;
  /** The numbers in force, and the usual ones, as they are typed. */
  texts: NumberTexts;
  usual: NumberTexts;
  isOwn: boolean;
  answer:
    | {
        problem: string;
        advice: string;
        typed: NumberTexts;
        problems: NumberProblems;
        /** What the typed numbers would change. */
        preview: CartPreview[] | null;
      }
    | undefined;
};

/** The numbers that prices count with beside the list: looked at first, then put into force. */
export function NumbersScreen(page: NumbersProps) {
  const { requestId, seen, isOwn, answer } = page;
  return (
    <>
      <DeskTop
        title="Price rules"
        help={
          <>
            The numbers behind every price: what a load costs, the smallest job you take, and the
            online discount. Change one, look at the ten jobs, then put it into force.
          </>
        }
        back={{ to: "/desk/prices", label: "Prices" }}
      >
        <p>You see what a change does before it counts. Booked jobs keep their prices.</p>
      </DeskTop>
      <div className="wrap cols">
        <div className="stack">
          <DeskAnswer answer={answer?.problem ? answer : undefined} />
          <DeskSaid did="numbers">In force. The shop uses your prices now.</DeskSaid>
          <DeskSaid did="usual">The standard prices are back in force.</DeskSaid>
          {answer?.preview && <Preview page={page} preview={answer.preview} />}
          <NumbersForm page={page} />
        </div>
        <aside className="stack">
          <HowItWorks />
          {isOwn && (
            <DeskForm intent="usual" requestId={requestId} seen={seen} className="block">
              <h2>Standard prices</h2>
              <p className="small">
                One press goes back to what the shop began with. You can type yours again later.
              </p>
              <div>
                <button className="btn btn--sm btn--line" type="submit">
                  Use the standard prices
                </button>
              </div>
            </DeskForm>
          )}
        </aside>
      </div>
    </>
  );
}

function NumbersForm({ page }: { page: NumbersProps }) {
  const { requestId, seen, texts, usual, answer } = page;
  const shown = answer?.typed ?? texts;
  const field = (name: NumberField, label: string, unit: string) => (
    <TextField
      name={name}
      label={label}
      hint={`Standard: ${unit === "$" ? `$${usual[name]}` : `${usual[name]}${unit}`}`}
      inputMode="decimal"
      autoComplete="off"
      required
      defaultValue={shown[name]}
      error={answer?.problems[name]}
    />
  );
  return (
    <DeskForm intent="preview" answers={[]} requestId={requestId} seen={seen} className="stack">
      <section className="block">
        <h2>Small jobs</h2>
        <div className="half">
          {field("minimum", "Minimum, dollars", "$")}
          {field("threshold", "Item prices count up to, dollars", "$")}
        </div>
      </section>
      <section className="block">
        <h2>Room in the truck</h2>
        <p className="small">A full truck is 550 points.</p>
        <div className="half">
          {field("point", "Price per point, dollars", "$")}
          {field("reach", "Load prices hold for, points more", "")}
        </div>
        {LOAD_NAMES.map((name, at) => (
          <div className="half" key={name}>
            {field(`load${at}` as NumberField, `${name}, dollars`, "$")}
            {at < 3 && field(`points${at}` as NumberField, `${name} begins at, points`, "")}
          </div>
        ))}
      </section>
      <section className="block">
        <h2>Online discount</h2>
        <p className="small">For customers who leave a name and a number in the chat.</p>
        <div className="half">{field("discount", "Percent off", "%")}</div>
      </section>
      <div className="docked">
        <button className={answer?.preview ? "btn btn--line" : "btn"} type="submit">
          See what changes
        </button>
      </div>
    </DeskForm>
  );
}

/** What the typed numbers change. The page was loaded with it, and it takes the focus. */
function Preview({ page, preview }: { page: NumbersProps; preview: CartPreview[] }) {
  const { requestId, seen, answer } = page;
  const place = useInView<HTMLElement>(preview);
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section ref={place} className="block" tabIndex={-1} autoFocus aria-labelledby="preview">
      <h2 id="preview">What this changes</h2>
      <p className="small">Ten typical jobs, before tax. Nothing has changed yet.</p>
      <ul className="rows">
        {preview.map(({ name, beforeCents, afterCents }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>Now {formatMoney(beforeCents)}</small>
            </span>
            <span className="num newprice">
              <b>New {formatMoney(afterCents)}</b>
              <small>{difference(afterCents - beforeCents)}</small>
            </span>
          </li>
        ))}
      </ul>
      <DeskForm intent="numbers" answers={[]} requestId={requestId} seen={seen} className="row">
        {Object.entries(answer?.typed ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn" type="submit">
          Put into force
        </button>
        <Link className="btn btn--line" to="/desk/prices/numbers">
          Keep the current prices
        </Link>
      </DeskForm>
    </section>
  );
}

function difference(cents: number): string {
  if (cents === 0) return "same";
  return `${cents > 0 ? "+" : "−"}${formatMoney(Math.abs(cents))}`;
}

function HowItWorks() {
  return (
    <section className="block">
      <h2>How a price comes about</h2>
      <ul className="stack small">
        <li>Below a 1/4 load, item prices add up, and no job costs less than the minimum.</li>
        <li>Once they add up to more than the limit, or from a 1/4 load on, each point counts.</li>
        <li>From where a load begins, its price holds for some points more.</li>
        <li>One single item over the limit costs its own price.</li>
        <li>A larger load never costs less than a smaller one.</li>
      </ul>
    </section>
  );
}
