import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import {
  bookedJobs,
  offerOthers,
  overrideDays,
  removeOverride,
} from "#app/desk/settings/set-hours.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { readOutcomes } from "#app/jobs/money/money.server.ts";
import { dayMarks } from "#app/jobs/visits.server.ts";
import { houstonNow, isRealDate } from "#app/lib/dates.ts";
import { readHoursAndJobs } from "#app/schedule/windows.server.ts";
import { now } from "#app/server/env.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { CalendarScreen } from "./CalendarScreen.tsx";
import { stopsOf, viewCalendarDay } from "./calendar-day.ts";
import { readDayForm } from "./day-form.ts";
import {
  calendarDay,
  calendarPath,
  calendarSpan,
  calendarSteps,
  calendarWeeks,
  readCalendarView,
} from "./desk-calendar.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Calendar");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { searchParams } = new URL(request.url);
  const today = houstonNow(now()).date;
  const asked = searchParams.get("date") ?? "";
  const date = isRealDate(asked) ? asked : today;
  const view = readCalendarView(searchParams.get("show"));
  const span = calendarSpan(date, view);
  const calendar = readHoursAndJobs(connection(), span.from, span.to);
  const weeks = calendarWeeks(span, calendar);
  const listed = (days: { from: string; to: string }) => withDays(listJobs(connection(), days));
  const jobs = listed({ from: date, to: date });
  return {
    requestId: randomUUID(),
    today,
    date,
    ...calendarSteps(date, view),
    isLimited: calendar.hours.weekly.length > 0,
    view,
    weeks,
    stops: view === "week" ? stopsOf(weeks.flat(), listed(span)) : [],
    day: viewCalendarDay(
      date,
      calendarDay(date, calendar),
      jobs,
      calendar.hours,
      readOutcomes(connection(), jobs),
    ),
  };
}

/** With "Day 2 of 2" beside the name of a job that needs several. */
function withDays(jobs: readonly Job[]): Job[] {
  const marks = dayMarks(connection(), jobs);
  return jobs.map((job) => {
    const mark = marks.get(job.id);
    return mark ? { ...job, name: `${job.name}, ${mark.toLowerCase()}` } : job;
  });
}

/** Closes or opens the day, or takes that back; nothing is cancelled by it (rules 141 and 147). */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { intent, requestId, form } = await readDeskForm(request, deskRate);
  const read = readDayForm(form);
  if (!read.ok) return refuseDeskForm(read, 422, {});
  const { day } = read;
  const view = readCalendarView(new URL(request.url).searchParams.get("show"));
  const done = (did: string) =>
    redirect(saidPath(calendarPath(day.fromDate, view), did), { status: 303 });
  if (intent === "offer") {
    await offerOthers(bookedJobs(day, deskServices), deskServices);
    return done("offered");
  }
  if (intent === "undo") {
    await removeOverride(Number(form.get("override")), deskServices);
    return done("undone");
  }
  const isOpen = intent === "open";
  await overrideDays({ ...day, isOpen }, deskServices, requestId);
  return done(isOpen ? "opened" : "closed");
}

export default function Calendar() {
  return (
    <CalendarScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
