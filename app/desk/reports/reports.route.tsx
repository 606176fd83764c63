import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { earningsBetween } from "#app/money/earnings/earnings.server.ts";
import { figuresAt } from "#app/money/report-figures.server.ts";
import { reportsOf } from "#app/money/report-view.ts";
import { reportSpan } from "#app/money/reports.ts";
import { now } from "#app/server/env.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { earnedReports, notCountedWords } from "./earned-reports.server.ts";
import { ReportsScreen } from "./ReportsScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Reports");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const figures = figuresAt(connection(), now());
  const { from, to } = reportSpan(figures.today);
  const earnings = earningsBetween(connection(), from, to);
  return {
    span: `${formatDate(from, "monthDayYear")} to ${formatDate(to, "monthDayYear")}`,
    reports: reportsOf(figures).map(({ cells, ...report }) => report),
    earned: earnedReports(earnings).map(({ cells, ...report }) => report),
    notCounted: notCountedWords(earnings.rates),
  };
}

export default function Reports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}
