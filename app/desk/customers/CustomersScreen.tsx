import { Link } from "@remix-run/react";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskSearch } from "#app/desk/DeskSearch.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { CustomerPanel, type CustomerPanelProps } from "./CustomerPanel.tsx";
import type { CustomerRow } from "./customer-view.ts";
import "#app/desk/styles/customers.css";
import "#app/ui/styles/search.css";

type CustomersProps = {
  query: string;
  /** The parts of the query, to be marked in what was found. */
  words: readonly string[];
  rows: readonly CustomerRow[];
  count: number;
  one: CustomerPanelProps["customer"] | null;
} & Pick<CustomerPanelProps, "requestId" | "answer" | "erasing">;

/** A search for customers and, beside it on wide screens, one customer. */
export function CustomersScreen({ query, words, rows, count, one, ...form }: CustomersProps) {
  return (
    <>
      <DeskTop
        title={one ? one.name : "Customers"}
        help={
          <>
            Find anybody by name, phone, email or street, in any order of words. A note about a
            customer shows on each of their jobs, and only you and your crew see it. &ldquo;Do not
            book&rdquo; keeps a number from booking on the site.
          </>
        }
        {...(one && { back: { to: listPath(query), label: "Customers" } })}
      />
      <div className={one ? "wrap pane pane--one" : "wrap pane pane--list"}>
        <section className="pane__list stack" aria-label="Customers">
          <DeskSaid did="erase">The customer was erased. Your figures stay.</DeskSaid>
          <DeskSearch
            label="Name, phone, email or address"
            query={query}
            action="/desk/customers"
          />
          <Link className="btn btn--sm btn--line" to="/desk/accounts">
            Accounts
          </Link>
          <p className="small muted" role="status">
            {countWords(count, rows.length, query)}
          </p>
          <ul className="people">
            {rows.map((row) => (
              <li key={row.id}>
                <Person
                  row={row}
                  query={query}
                  words={words}
                  isShown={one?.jobs.some(({ id }) => id === row.id)}
                />
              </li>
            ))}
          </ul>
        </section>
        {one && <CustomerPanel key={one.id} customer={one} {...form} />}
      </div>
    </>
  );
}

type PersonProps = Pick<CustomersProps, "query" | "words"> & {
  row: CustomerRow;
  isShown: boolean | undefined;
};

function Person({ row, query, words, isShown }: PersonProps) {
  return (
    <Link
      className="person"
      to={`/desk/customers/${row.id}${query === "" ? "" : `?q=${encodeURIComponent(query)}`}`}
      aria-current={isShown ? "true" : undefined}
    >
      <b>
        <bdi>
          <Marked text={row.name} words={words} />
        </bdi>
        {row.isBarred && <span className="flag flag--off">Do not book</span>}
      </b>
      <span className="num">{formatMoney(row.cents)}</span>
      <small>
        <Marked text={row.street} words={words} />
        <br />
        <Marked text={row.phone} words={words} />
      </small>
      <small>{row.jobs === 1 ? "1 job" : `${row.jobs} jobs`}</small>
    </Link>
  );
}

/** Text in which the search's words are marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const lower = text.toLowerCase();
  const hits = words
    .map((word) => ({ at: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  if (!hits[0]) return text;
  const { at, length } = hits[0];
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      <Marked text={text.slice(at + length)} words={words} />
    </>
  );
}

function listPath(query: string): string {
  return query === "" ? "/desk/customers" : `/desk/customers?q=${encodeURIComponent(query)}`;
}

function countWords(count: number, shown: number, query: string): string {
  if (count === 0) return query === "" ? "Nobody has booked yet." : "No customer matches.";
  const words = count === 1 ? "1 customer" : `${count} customers`;
  if (shown < count) return `Showing the newest ${shown} of ${words}`;
  return query === "" ? `${words}, newest first` : words;
}
