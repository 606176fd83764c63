import type { LoaderFunctionArgs } from "@remix-run/node";
import { reportsOf } from "#app/domain/report-view.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import { reportFigures } from "#app/services/office.server.ts";
import { reportCsv } from "#app/services/report-figures.server.ts";

/** One report as a CSV file: /desk/reports/cities.csv. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const figures = reportFigures();
  const report = reportsOf(figures).find(({ id }) => params.file === `${id}.csv`);
  if (!report) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return csvResponse(reportCsv(report), `${report.id}-${figures.today}`);
}
