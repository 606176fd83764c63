import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskTable } from "#app/desk/DeskTable.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { receiptPath } from "#app/desk/desk-path.ts";
import { formatDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { BANDS } from "#app/money/aging.ts";
import type { Collected, TaxMonth } from "#app/money/ledger.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/desk/styles/reports.css";
import "#app/desk/styles/calendar.css";

type Balance = {
  id: number;
  name: string;
  orderNumber: string;
  phone: string;
  cents: number;
  /** The account that it is on, by name. */
  account: string | null;
  /** "done today", "due Monday, December 14, in 16 days". */
  age: string;
  mayAsk: boolean;
};

type MoneyProps = {
  requestId: string;
  today: string;
  date: string;
  open: readonly Balance[];
  /** What is unpaid by how late it is, a row for each account. */
  aging: string[][];
  collected: { byMethod: readonly Collected[]; byTaker: readonly Collected[] };
  /** Those that were issued on the day. */
  receipts: readonly {
    number: string;
    orderNumber: string;
    name: string;
    cents: number;
    isVoid: boolean;
  }[];
  months: readonly TaxMonth[];
  answer: { problem: string; advice: string } | undefined;
};

/** What is open, what came in on a day, the tax by month, and the files for the accountant. */
export function MoneyScreen({
  requestId,
  today,
  date,
  open,
  aging,
  collected,
  receipts,
  months,
  answer,
}: MoneyProps) {
  const unpaid = open.filter(({ cents }) => cents > 0);
  const back = open.filter(({ cents }) => cents < 0);
  return (
    <>
      <DeskTop
        title="Money"
        help={
          <>
            What came in, who still owes you, and what you owe back. One press reminds a customer to
            pay. The CSV files at the end are for your accountant, and the tax lines are those of
            the Texas return.
          </>
        }
      />
      <div className="wrap figs">
        <div className="fig--wide">
          <DeskAnswer answer={answer} />
        </div>
        <Balances title="Unpaid" none="Everything is paid." rows={unpaid}>
          {(row) => <Ask row={row} requestId={requestId} />}
        </Balances>
        {aging.length > 0 && <Aging rows={aging} />}
        <Balances title="To give back" none="Nothing to give back." rows={back} />
        <Day {...{ date, today, collected, receipts }} />
        <Tax months={months} />
        <Files today={today} />
      </div>
    </>
  );
}

function Aging({ rows }: { rows: string[][] }) {
  return (
    <section className="fig" aria-labelledby="aging">
      <h2 id="aging">Unpaid, by how late</h2>
      <DeskTable
        caption="Unpaid, by account and days after the day it was due"
        head={["Account", ...BANDS, "Sum"]}
        rows={rows}
      />
    </section>
  );
}

type BalancesProps = {
  title: string;
  none: string;
  rows: readonly Balance[];
  children?: (row: Balance) => ReactNode;
};

function Balances({ title, none, rows, children }: BalancesProps) {
  const sum = rows.reduce((total, { cents }) => total + Math.abs(cents), 0);
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="fig" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {rows.length > 0 && `, ${formatMoney(sum)}`}
      </h2>
      {rows.length === 0 && <p>{none}</p>}
      <ul className="joblist">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`${jobPath(row.id)}#money`}>
              <bdi>{row.name}</bdi>
            </Link>
            <b className="num">{formatMoney(Math.abs(row.cents))}</b>
            <small>
              {row.account && <bdi>{row.account}, </bdi>}
              {row.orderNumber}, {row.age}. {row.phone}
            </small>
            {children?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ask({ row: { id, name, mayAsk }, requestId }: { row: Balance; requestId: string }) {
  if (!mayAsk) return null;
  return (
    <DeskForm intent="asked" of={`${id}`} requestId={requestId} said="The reminder goes out now.">
      <input type="hidden" name="job" value={id} />
      <button
        className="btn btn--sm btn--line"
        type="submit"
        aria-label={`Send ${name} a reminder`}
      >
        <Icon name="mail" />
        Send a reminder
      </button>
    </DeskForm>
  );
}

type DayProps = Pick<MoneyProps, "date" | "today" | "collected" | "receipts">;

function Day({ date, today, collected, receipts }: DayProps) {
  const { byMethod, byTaker } = collected;
  return (
    <section className="fig" aria-labelledby="collected">
      <h2 id="collected">Collected {date === today ? "today" : formatDate(date, "day")}</h2>
      <Form className="row">
        <label className="vh" htmlFor="day">
          Day
        </label>
        <input
          className="input"
          id="day"
          name="date"
          type="date"
          max={today}
          key={date}
          defaultValue={date}
        />
        <button className="btn btn--sm btn--line" type="submit">
          Show
        </button>
      </Form>
      {byMethod.length === 0 ? (
        <p>Nothing came in.</p>
      ) : (
        <>
          <Taken caption="Collected, by way of paying" by="Paid by" rows={byMethod} />
          <Taken caption="Collected, by who took it" by="Taken by" rows={byTaker} />
        </>
      )}
      <Receipts receipts={receipts} />
    </section>
  );
}

function Receipts({ receipts }: Pick<MoneyProps, "receipts">) {
  if (receipts.length === 0) return null;
  return (
    <>
      <h3>Receipts, to open and print</h3>
      <ul className="joblist">
        {receipts.map(({ number, orderNumber, name, cents, isVoid }) => (
          <li key={number}>
            <Link to={receiptPath(orderNumber, number)} translate="no">
              {number}
            </Link>
            <b className="num">{isVoid ? <s>{formatMoney(cents)}</s> : formatMoney(cents)}</b>
            <small>
              <bdi>{name}</bdi>
              {isVoid && ", void"}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Taken({ caption, by, rows }: { caption: string; by: string; rows: readonly Collected[] }) {
  const sum = (what: "cents" | "tipCents" | "count") =>
    rows.reduce((total, row) => total + row[what], 0);
  return (
    <DeskTable
      caption={caption}
      head={[by, "Payments", "Amount", "Tips"]}
      rows={[
        ...rows.map(({ name, count, cents, tipCents }) => [
          ...[name, `${count}`, formatMoney(cents), formatMoney(tipCents)],
        ]),
        ["All", `${sum("count")}`, formatMoney(sum("cents")), formatMoney(sum("tipCents"))],
      ]}
    />
  );
}

function Tax({ months }: Pick<MoneyProps, "months">) {
  return (
    <section className="fig" aria-labelledby="tax">
      <h2 id="tax">Sales tax by month</h2>
      {months.length === 0 ? (
        <p>No job is done yet.</p>
      ) : (
        <DeskTable
          caption="Sales tax by month"
          head={["Month", "Total sales", "Taxable sales", "Tax due"]}
          rows={months.map(({ month, salesCents, taxableCents, taxCents }) => [
            ...[formatDate(`${month}-01`, "shortMonth"), formatMoney(salesCents)],
            ...[formatMoney(taxableCents), formatMoney(taxCents)],
          ])}
        />
      )}
      <p className="small muted">
        The lines of the Texas return: sales without the tax, in the month a job was done. Tips are
        not in them.
      </p>
    </section>
  );
}

/** The files are downloads of their own: a plain form, whose answer is no page. */
function Files({ today }: { today: string }) {
  return (
    <section className="fig" aria-labelledby="files">
      <h2 id="files">For the accountant</h2>
      <form className="stack stack--sm" action="/desk/money/csv">
        <div className="row">
          <div className="field">
            <label htmlFor="from">From</label>
            <input
              className="input"
              id="from"
              name="from"
              type="date"
              defaultValue={`${today.slice(0, 4)}-01-01`}
            />
          </div>
          <div className="field">
            <label htmlFor="to">To</label>
            <input className="input" id="to" name="to" type="date" defaultValue={today} />
          </div>
        </div>
        <div className="row">
          <button className="btn btn--sm btn--line" type="submit" name="what" value="receipts">
            <Icon name="download" />
            Receipts, CSV
          </button>
          <button className="btn btn--sm btn--line" type="submit" name="what" value="payments">
            <Icon name="download" />
            Payments, CSV
          </button>
          <button className="btn btn--sm btn--line" type="submit" name="what" value="unpaid">
            <Icon name="download" />
            Unpaid now, CSV
          </button>
        </div>
      </form>
    </section>
  );
}
