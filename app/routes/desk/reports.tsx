import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReportsScreen } from "#app/components/desk/ReportsScreen.tsx";
import { houstonDay } from "#app/domain/houston-time.ts";
import { reportsOf } from "#app/domain/report-view.ts";
import { reportSpan } from "#app/domain/reports.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskSessions } from "#app/services/desk.server.ts";
import { reportFigures } from "#app/services/office.server.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Reports");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "owner");
  const figures = reportFigures();
  const { from, to } = reportSpan(figures.today);
  return {
    span: `${houstonDay(from)} to ${houstonDay(to)}`,
    reports: reportsOf(figures).map(({ cells, ...report }) => report),
  };
}

export default function Reports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}
