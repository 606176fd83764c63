import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { unread } from "#app/booking/words/change.ts";
import { cardServices } from "#app/card-services.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost, toDesk } from "#app/desk/desk-post.server.ts";
import { openMatters } from "#app/desk/inbox/inbox-news.server.ts";
import { findDeskJob, mayOpenDay, mayOpenJob } from "#app/desk/job/desk-job.server.ts";
import { sendOrKeep } from "#app/desk/offline/queued-action.ts";
import { shownTruck } from "#app/desk/trucks/crew-truck.server.ts";
import { putOnTruck, readTruckPress } from "#app/desk/trucks/put-on-truck.server.ts";
import { undoPress } from "#app/desk/undo-press.server.ts";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { setOffRefusal, truckRefusal, undoRefusal } from "#app/desk/words/refusals.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { addDays, houstonNow, isRealDate } from "#app/lib/dates.ts";
import { sayTo } from "#app/lib/language.ts";
import { onMyWayText } from "#app/messages/words.ts";
import { dumpPlaces } from "#app/money/trips/trips.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { business, changeServices } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { dayFactsOf } from "./day-facts.server.ts";
import { viewDay } from "./day-view.ts";
import { clashFor, mailAtOnce } from "./desk-day.server.ts";
import { moveStop } from "./order-stops.server.ts";
import { readMinutes, setOff } from "./set-off.server.ts";
import { TodayScreen } from "./TodayScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

import { actorOf } from "#app/desk/sign-in/desk-person.ts";

export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, shared.today);

/** A day's stops along the route (rules 212 and 213): of today, or of the day in the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await requireDesk(request, "crew");
  const today = houstonNow(now()).date;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("date") ?? today;
  const date = isRealDate(asked) ? asked : today;
  if (!mayOpenDay(person, date, now())) {
    throw new Response("Forbidden", { status: 403, headers: PRIVATE_HEADERS });
  }
  const beside = (days: number) =>
    mayOpenDay(person, addDays(date, days), now()) ? addDays(date, days) : null;
  const truck = shownTruck(connection(), person, searchParams.get("truck"));
  return {
    day: sayTo(request, () => viewDay(dayFactsOf(connection(), date, truck), person, now())),
    isToday: date === today,
    earlier: person.role === "owner" && date === today ? openMatters(connection(), now()) : [],
    role: person.role,
    before: beside(-1),
    after: beside(1),
    requestId: randomUUID(),
    places: dumpPlaces(connection()),
    text: searchParams.get("did") === "way" ? textFor(searchParams.get("what"), date) : null,
  };
}

/** A link to the owner's texting app with the words filled in, for a job that is on the way. */
function textFor(orderNumber: string | null, date: string) {
  const job = orderNumber ? findDeskJob(orderNumber) : undefined;
  return job?.date === date && orderNumber
    ? { ...{ name: job.name, orderNumber }, href: onMyWayText(job, business.name) }
    : null;
}

/** "On my way" to a stop, or moves a stop up or down. */
export async function action({ request }: ActionFunctionArgs) {
  const { person } = await requireDesk(request, "crew");
  const { form, refusal, ...stamp } = await readDeskPost(request);
  if (refusal) return refuseDeskPost(refusal, null);
  const job = findDeskJob(form.get("order") ?? "");
  if (!job?.date || !mayOpenJob(person, job, now())) {
    throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  }
  const way = form.get("do");
  const truck = shownTruck(connection(), person, new URL(request.url).searchParams.get("truck"));
  const day = `/desk?date=${job.date}${truck === null ? "" : `&truck=${truck}`}`;
  const asked = { jobId: job.id, ...actorOf(person), ...stamp };
  if (way === "undo") {
    const result = await undoPress(asked, { ...changeServices, cards: cardServices() });
    return answerDesk(request, result, {
      ...{ to: saidPath(day, "undo", job.orderNumber), typed: null },
      clash: clashFor(person, form, () => [shared.takeBack]),
      explain: undoRefusal,
    });
  }
  if (way === "mail") {
    await mailAtOnce(job);
    return toDesk(saidPath(day, way, job.orderNumber));
  }
  if (way === "way" || way === "way-now") {
    const minutes = readMinutes(request, form);
    const result = await setOff({ ...asked, minutes }, changeServices);
    if (way === "way-now" && result.kind === "changed") await mailAtOnce(job);
    return answerDesk(request, result, {
      to: saidPath(day, "way", job.orderNumber),
      typed: null,
      clash: clashFor(person, form, () => [STAGE_WORDS["on-the-way"]]),
      explain: setOffRefusal,
    });
  }
  if ((way === "up" || way === "down") && person.role === "owner") {
    const { requestId } = stamp;
    await moveStop(
      { date: job.date, orderNumber: job.orderNumber, way, requestId },
      changeServices,
    );
    return toDesk(saidPath(day, way, job.orderNumber));
  }
  const truckId = readTruckPress(way);
  if (truckId !== null && person.role === "owner") {
    return answerDesk(request, await putOnTruck({ ...asked, truckId }, changeServices), {
      ...{ to: saidPath(day, "truck", job.orderNumber), typed: null },
      clash: clashFor(person, form, () => ["Put it on another truck"]),
      explain: truckRefusal,
    });
  }
  return refuseDeskPost(sayTo(request, unread), null);
}

/** Without signal "On my way" waits on the device, and the page shows it. */
export function clientAction(args: ClientActionFunctionArgs) {
  return sendOrKeep(args, () => null);
}

export default function Today() {
  return (
    <TodayScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>() ?? undefined}
    />
  );
}
