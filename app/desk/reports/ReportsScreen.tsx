import { DeskTable } from "#app/desk/DeskTable.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import type { Report } from "#app/money/report-view.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ReportBars } from "./ReportBars.tsx";
import "#app/desk/styles/reports.css";

type Shown = Omit<Report, "cells">;

/** The reports, each as bars and as a table with the numbers. */
export function ReportsScreen({ span, reports }: { span: string; reports: readonly Shown[] }) {
  return (
    <>
      <DeskTop title="Reports">
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
      </div>
    </>
  );
}

function Figure({ report }: { report: Shown }) {
  const { id, title, head, rows, kind } = report;
  const isTotalled = rows.length > 0;
  return (
    <section
      className={kind === "weeks" ? "fig fig--wide" : "fig"}
      aria-labelledby={`report-${id}`}
    >
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
          <ReportBars bars={report.bars} kind={kind} />
          <DeskTable caption={title} head={head} rows={rows} />
        </>
      ) : (
        <p>Nothing in these weeks yet.</p>
      )}
    </section>
  );
}
