import { ChangeAlert } from "#app/components/booking/ChangeAlert.tsx";
import { Icon } from "#app/components/Icon.tsx";
import { formatPoints } from "#app/domain/money.ts";
import { DeskForm } from "./DeskForm.tsx";
import { DeskSearch } from "./DeskSearch.tsx";
import { DeskTop } from "./DeskTop.tsx";
import "#app/styles/desk/job.css";
import "#app/styles/desk/settings.css";
import "#app/styles/form.css";
import "#app/styles/search.css";

type PriceRow = { id: string; name: string; priceCents: number; volume: number; isHidden: boolean };

type PricesProps = {
  requestId: string;
  query: string;
  did: string | null;
  count: number;
  items: readonly PriceRow[];
  changes: readonly { at: string; note: string }[];
  answer: { problem: string; advice: string; problems: string[] } | undefined;
};

/** The price list: one price at a time, or the whole list as a file. */
export function PricesScreen(page: PricesProps) {
  const { requestId, query, did, count, items, changes, answer } = page;
  return (
    <>
      <DeskTop title="Prices" back={{ to: "/desk/settings", label: "Settings" }}>
        <p>What you change is on every page at once. Booked jobs keep their prices.</p>
      </DeskTop>
      <div className="wrap cols">
        <div className="stack">
          <ChangeAlert answer={answer}>
            {answer && answer.problems.length > 0 && (
              <ul className="small">
                {answer.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </ChangeAlert>
          {did && !answer && (
            <p className="small" role="status">
              Saved. The shop shows it now.
            </p>
          )}
          <DeskSearch label="Find an item" query={query} action="/desk/prices" />
          <p className="small muted" role="status">
            {query === "" ? `${count} items` : `${items.length} of ${count} items`}
          </p>
          <ul className="rows">
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  <b>{item.name}</b>
                  <small>
                    {formatPoints(item.volume)} points{item.isHidden && ", hidden from the shop"}
                  </small>
                </span>
                <PriceForm item={item} requestId={requestId} />
              </li>
            ))}
          </ul>
        </div>
        <aside className="stack">
          <WholeList requestId={requestId} />
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

function PriceForm({ item, requestId }: { item: PriceRow; requestId: string }) {
  const { id, name, priceCents, isHidden } = item;
  return (
    // Each item has a form with ids of its own, so that a repeated post is recognised.
    <DeskForm requestId={requestId} className="pricerow">
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
        key={priceCents}
        defaultValue={(priceCents / 100).toFixed(2)}
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

function WholeList({ requestId }: { requestId: string }) {
  return (
    <section className="block">
      <h2>The whole list</h2>
      <p className="small">
        Take it out, change it in a spreadsheet, bring it in. Each line is checked, and nothing
        changes unless all of it is right.
      </p>
      <a className="btn btn--sm btn--line" href="/desk/prices.csv" download>
        <Icon name="download" />
        Price list, CSV
      </a>
      <DeskForm requestId={requestId} encType="multipart/form-data" className="stack">
        <div className="field">
          <label htmlFor="csv">A changed list</label>
          <input
            className="input"
            id="csv"
            name="csv"
            type="file"
            accept=".csv,text/csv"
            required
          />
        </div>
        <div>
          <button className="btn btn--sm btn--line" type="submit">
            Bring in the CSV
          </button>
        </div>
      </DeskForm>
    </section>
  );
}
