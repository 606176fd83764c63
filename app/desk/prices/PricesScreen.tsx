import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import { DeskSearch } from "#app/desk/DeskSearch.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatPoints } from "#app/lib/money.ts";
import type { ListChange } from "#app/prices/price-list-changes.ts";
import { RAISE_STEPS } from "#app/prices/raise-prices.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/search.css";

type PriceRow = {
  id: string;
  name: string;
  priceCents: number;
  volume: number;
  isHidden: boolean;
  seen: string;
};

/** A file that was chosen: what it would change, and its text, which goes back with the press. */
type Preview = { changes: readonly ListChange[]; file: string; base: number };

type PricesProps = {
  requestId: string;
  query: string;
  count: number;
  items: readonly PriceRow[];
  /** The shop's numbers in a sentence. */
  rules: string;
  /** When the last whole list took the place of the one before; null: none did. */
  listBefore: string | null;
  changes: readonly { at: string; note: string }[];
  answer:
    | {
        problem: string;
        advice: string;
        problems: string[];
        preview: Preview | null;
        /** What was typed at one item, or to raise all prices. */
        typed: Typed | null;
      }
    | undefined;
};

/** The price list: one price at a time, or the whole list as a file. */
export function PricesScreen(page: PricesProps) {
  const { requestId, query, count, items, changes, answer } = page;
  return (
    <>
      <DeskTop
        title="Prices"
        help={
          <>
            Each price counts on the whole site as soon as you save it. “All prices at once” raises
            or lowers every price by a percentage. To change many by hand, take the list out as a
            file, edit it in a spreadsheet and bring it back: you see every change before it counts.
          </>
        }
        back={{ to: "/desk/settings", label: "Settings" }}
        acts={
          <Link className="btn" to="/desk/prices/item">
            <Icon name="plus" />
            Add an item
          </Link>
        }
      >
        <p>Your changes show on every page right away. Booked jobs keep their prices.</p>
      </DeskTop>
      <div className="wrap cols">
        <div className="stack">
          <div>
            {answer?.preview ? (
              <ListPreview preview={answer.preview} requestId={requestId} />
            ) : (
              <DeskAnswer answer={answer?.typed ? undefined : answer}>
                {answer && answer.problems.length > 0 && (
                  <ul className="small">
                    {answer.problems.map((problem) => (
                      <li key={problem}>{problem}</li>
                    ))}
                  </ul>
                )}
              </DeskAnswer>
            )}
          </div>
          <DeskSaid did="item">Saved. The shop shows it now.</DeskSaid>
          <DeskSearch label="Find an item" query={query} action="/desk/prices" />
          <p className="small muted" role="status">
            {query === "" ? `${count} items` : `${items.length} of ${count} items`}
          </p>
          <ul className="rows">
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  <Link to={`/desk/prices/item/${item.id}`} aria-label={`Edit ${item.name}`}>
                    <b>{item.name}</b>
                  </Link>
                  <small>
                    {formatPoints(item.volume)} points{item.isHidden && ", hidden from the shop"}
                  </small>
                </span>
                <PriceForm
                  item={item}
                  requestId={requestId}
                  typed={answer?.typed?.id === item.id ? answer.typed : null}
                />
              </li>
            ))}
          </ul>
        </div>
        <aside className="stack">
          <section className="block">
            <h2>Price rules</h2>
            <p className="small">{page.rules}</p>
            <div>
              <Link className="btn btn--sm btn--line" to="/desk/prices/numbers">
                Change the price rules
              </Link>
            </div>
          </section>
          <RaiseAll requestId={requestId} typed={answer?.typed ?? {}} />
          <WholeList requestId={requestId} listBefore={page.listBefore} />
          {changes.length > 0 && (
            <section className="block">
              <h2>Changes</h2>
              <ul className="rows">
                {changes.map(({ at, note }) => (
                  <li key={`${at} ${note}`}>
                    <span>
                      <b>{note}</b>
                      <small>{at}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

type PriceFormProps = {
  item: PriceRow;
  requestId: string;
  typed: Typed | null;
};

function PriceForm({ item, requestId, typed }: PriceFormProps) {
  const { id, name, priceCents, isHidden, seen } = item;
  return (
    <DeskForm
      requestId={requestId}
      seen={seen}
      of={id}
      answers={["price", "hide", "show"]}
      said="Saved. The shop shows it now."
      className="pricerow"
    >
      <input type="hidden" name="id" value={id} />
      <label className="vh" htmlFor={`price-${id}`}>
        Price of {name}, dollars
      </label>
      <input
        className="input"
        id={`price-${id}`}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        key={`${priceCents} ${typed?.price}`}
        defaultValue={typed?.price || (priceCents / 100).toFixed(2)}
      />
      <button
        className="btn btn--sm btn--line"
        type="submit"
        name="intent"
        value="price"
        aria-label={`Save the price of ${name}`}
      >
        Save
      </button>
      <button
        className="remove"
        type="submit"
        name="intent"
        value={isHidden ? "show" : "hide"}
        aria-label={`${isHidden ? "Show" : "Hide"} ${name}`}
      >
        {isHidden ? "Show" : "Hide"}
      </button>
    </DeskForm>
  );
}

/** As many lines are shown at once. */
const SHORT_PART = 12;

/** What a file changes, before it counts (rule 294). The page was loaded with it, and it takes the focus. */
function ListPreview({ preview, requestId }: { preview: Preview; requestId: string }) {
  const place = useInView<HTMLElement>(preview);
  const { changes, file, base } = preview;
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section ref={place} className="block" tabIndex={-1} autoFocus aria-labelledby="preview">
      <h2 id="preview">What this changes</h2>
      <p className="small">Nothing has changed yet.</p>
      {changes.map(({ title, lines }) => (
        // A long part is folded, so that the buttons stay near.
        <details key={title} open={lines.length <= SHORT_PART || undefined}>
          <summary>
            <b>
              {title}: {lines.length}
            </b>
          </summary>
          <ul className="small">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
      <DeskForm requestId={requestId} encType="multipart/form-data" className="row">
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="base" value={base} />
        <button className="btn" type="submit">
          Use this list
        </button>
        <Link className="btn btn--line" to="/desk/prices">
          Keep the current list
        </Link>
      </DeskForm>
    </section>
  );
}

const STEPS: Record<(typeof RAISE_STEPS)[number], string> = {
  1: "To the cent",
  100: "To a dollar",
  500: "To five dollars",
};

type RaiseProps = { requestId: string; typed: Typed };

function RaiseAll({ requestId, typed }: RaiseProps) {
  return (
    <section className="block">
      <h2>All prices at once</h2>
      <DeskForm requestId={requestId} intent="raise" className="stack">
        <p className="small">
          Of the items; loads have their own prices under Price rules. You see each new price before
          it counts.
        </p>
        <div className="fields">
          <div className="field">
            <label htmlFor="percent">Raise by percent</label>
            <input
              className="input"
              id="percent"
              name="percent"
              autoComplete="off"
              defaultValue={typed.percent}
              aria-describedby="percent-hint"
              required
            />
            <p className="hint" id="percent-hint">
              Like 5, or -5 to lower
            </p>
          </div>
          <div className="field">
            <label htmlFor="step">Round</label>
            <select className="input" id="step" name="step" defaultValue={typed.step ?? 100}>
              {RAISE_STEPS.map((step) => (
                <option key={step} value={step}>
                  {STEPS[step]}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div>
          <SubmitButton>See the new prices</SubmitButton>
        </div>
      </DeskForm>
    </section>
  );
}

function WholeList({ requestId, listBefore }: Pick<PricesProps, "requestId" | "listBefore">) {
  return (
    <section className="block">
      <h2>The whole list</h2>
      <p className="small">
        Download it, change it in a spreadsheet and upload it. We check each line, and you see what
        will change before you save.
      </p>
      <a className="btn btn--sm btn--line" href="/desk/prices.csv" download>
        <Icon name="download" />
        Price list, CSV
      </a>
      <DeskSaid did="list">Saved. The shop shows it now.</DeskSaid>
      <DeskForm requestId={requestId} encType="multipart/form-data" className="stack">
        <div className="field">
          <label htmlFor="csv">Your changed list</label>
          <input
            className="input"
            id="csv"
            name="csv"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            required
          />
        </div>
        <div>
          <SubmitButton>See what will change</SubmitButton>
        </div>
      </DeskForm>
      {listBefore !== null && (
        <DeskForm intent="back" requestId={requestId} className="stack" answers={[]}>
          <p className="small">
            The list was replaced on {listBefore}. You can go back to the list before. That also
            undoes prices you changed since then.
          </p>
          <div>
            <SubmitButton>Go back to the old list</SubmitButton>
          </div>
        </DeskForm>
      )}
    </section>
  );
}
