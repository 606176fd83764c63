import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeskTop } from "#app/components/desk/DeskTop.tsx";
import { stageOf } from "#app/domain/job.ts";
import { houstonNow, longDate } from "#app/domain/schedule.ts";
import { now } from "#app/env.server.ts";
import { requireDesk } from "#app/http/desk-guard.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { deskDays, deskSessions } from "#app/services/desk.server.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Today");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, deskSessions, "crew");
  const { date } = houstonNow(now());
  const jobs = deskDays.jobsOn(date).filter((job) => stageOf(job) !== "cancelled");
  return {
    date,
    stops: jobs.map(({ orderNumber, name, fullAddress, timeOfDay }) => ({
      ...{ orderNumber, name, fullAddress, timeOfDay },
    })),
  };
}

export default function Today() {
  const { date, stops } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskTop title={longDate(date)} />
      <div className="wrap">
        <ol className="stack">
          {stops.map(({ orderNumber, name, fullAddress, timeOfDay }) => (
            <li key={orderNumber}>
              <b>{name}</b>, {timeOfDay ?? "window not chosen"}
              <br />
              {fullAddress}
            </li>
          ))}
        </ol>
        {stops.length === 0 && <p>No stops today.</p>}
      </div>
    </>
  );
}
