import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { earningsBetween } from "#app/money/earnings/earnings.server.ts";
import { figuresAt, reportCsv } from "#app/money/report-figures.server.ts";
import { reportsOf } from "#app/money/report-view.ts";
import { reportSpan } from "#app/money/reports.ts";
import { now } from "#app/server/env.server.ts";
import { csvResponse } from "#app/server/requests/csv-response.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { connection } from "#db/client.server.ts";
import { earnedReports } from "./earned-reports.server.ts";

/** One report as a CSV file: /desk/reports/cities.csv. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const figures = figuresAt(connection(), now());
  const { from, to } = reportSpan(figures.today);
  const earned = earnedReports(earningsBetween(connection(), from, to));
  const report = [...reportsOf(figures), ...earned].find(({ id }) => params.file === `${id}.csv`);
  if (!report) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return csvResponse(reportCsv(report), `${report.id}-${figures.today}`);
}
