import { Link } from "@remix-run/react";
import { DeskTable } from "#app/desk/DeskTable.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import type { Report } from "#app/money/report-view.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ReportBars } from "./ReportBars.tsx";
import "#app/desk/styles/reports.css";

const FIGURE_CLASS: Partial<Record<Report["kind"], string>> = {
  weeks: "fig fig--wide",
  profit: "fig fig--wide fig--stack",
};

/** So many rows of what was earned are shown. */
const MOST_ROWS = 10;

type Shown = Omit<Report, "cells">;

/** The reports, each as bars and as a table with the numbers. */
export function ReportsScreen({
  span,
  reports,
  earned,
  notCounted,
}: {
  span: string;
  reports: readonly Shown[];
  /** What was earned. */
  earned: readonly Shown[];
  /** Which costs have no rate, in a sentence; "": none. */
  notCounted: string;
}) {
  return (
    <>
      <DeskTop
        title="Reports"
        help={
          <>
            Twelve weeks of work: what came in, what was left of it after dump, labor and fuel, and
            where customers came from. Each picture has its table and a file for your spreadsheet.
          </>
        }
      >
        <p>{span}</p>
      </DeskTop>
      <div className="wrap figs">
        {reports.map((report) => (
          <Figure key={report.id} report={report} />
        ))}
        <p className="small muted fig--wide">
          Revenue is the total of your receipts in the week a job was done, with tax and without
          tips. Unpaid and owed back show where payments don't match the receipts today. A source is
          where a customer came from first. It's unknown in browsers without JavaScript.
        </p>
        <section className="fig fig--wide fig--stack" aria-labelledby="earned">
          <h2 id="earned">What your jobs earn</h2>
          <p>
            Revenue here is without the tax. {notCounted} A dash is a cost that isn&rsquo;t known.{" "}
            <Link to="/desk/costs">Set what an hour and a mile cost</Link>, or see the{" "}
            <Link to="/desk/trips">trips to the dump</Link>.
          </p>
        </section>
        {earned.map((report) => (
          <Figure key={report.id} report={report} />
        ))}
      </div>
    </>
  );
}

function Figure({ report }: { report: Shown }) {
  const { id, title, head, rows, kind } = report;
  const isTotalled = rows.length > 0;
  const shown = <Row,>(all: readonly Row[]) => (kind === "profit" ? all.slice(0, MOST_ROWS) : all);
  return (
    <section className={FIGURE_CLASS[kind] ?? "fig"} aria-labelledby={`report-${id}`}>
      <div className="fig__head">
        <h2 id={`report-${id}`}>{title}</h2>
        <a
          className="btn btn--sm btn--line"
          href={`/desk/reports/${id}.csv`}
          download
          aria-label={`CSV, ${title}`}
        >
          <Icon name="download" />
          CSV
        </a>
      </div>
      {isTotalled ? (
        <>
          <ReportBars bars={shown(report.bars)} kind={kind} />
          <div className="stack stack--sm">
            <DeskTable caption={title} head={head} rows={shown(rows)} links={report.links} />
            {shown(rows).length < rows.length && (
              <p className="small muted">
                {shown(rows).length} of {rows.length}. The CSV has all of them.
              </p>
            )}
          </div>
        </>
      ) : (
        <p>Nothing in these weeks yet.</p>
      )}
    </section>
  );
}
