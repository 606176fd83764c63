import { isLateCancel, mayCancel } from "#app/jobs/change-deadline.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { cancelledWith, mainOf, visitBack } from "#app/jobs/visits.server.ts";
import { roomState, type SlotState } from "#app/schedule/availability.ts";
import { withoutPoints } from "#app/schedule/day-load.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";

type CancelRefusal = { why: "ended" };

/**
 * Calls a pickup off (rules 120 to 128): a customer until the truck is on its
 * way, the owner as long as it is not done. A customer's late one is marked, and costs nothing.
 * @param reason in the words of whoever cancels; empty: none given
 */
export async function cancelBooking(
  { reason, ...request }: ChangeRequest & { reason: string },
  services: ChangeServices,
): Promise<ChangeResult<CancelRefusal>> {
  const at = services.now();
  return changeAsked<CancelRefusal>(request, services, at, (job) => {
    const dated = { stage: job.stage, date: job.date };
    const isCustomer = request.who === "customer";
    const isAllowed = isCustomer ? mayCancel(dated, at) : mayFollow(dated.stage, "cancelled");
    if (!isAllowed) return { ok: false, refusal: { why: "ended" } };
    const after = {
      ...(reason !== "" && { reason }),
      ...(isCustomer && isLateCancel(dated, at) && { isLate: true }),
    };
    return { ok: true, event: { who: request.who, what: "cancelled", before: null, after } };
  });
}

type RestoreRefusal =
  | { why: "not-cancelled" }
  /** It is a further day of a job that is cancelled. */
  | { why: "main-cancelled" }
  | { why: "no-room"; state: Exclude<SlotState, "open"> };

/** Takes a cancelling back, if the window still has room for the job or `isForced`. */
export async function restoreBooking(
  { isForced = false, ...request }: ChangeRequest & { isForced?: boolean },
  services: ChangeServices,
): Promise<ChangeResult<RestoreRefusal>> {
  const at = services.now();
  return changeAsked<RestoreRefusal>(request, services, at, (job, database) => {
    if (!mayFollow(job.stage, "restored")) {
      return { ok: false, refusal: { why: "not-cancelled" } };
    }
    const main = mainOf(database, job);
    if (main?.stage === "cancelled") return { ok: false, refusal: { why: "main-cancelled" } };
    const details = main && visitBack(database, job, main);
    const rows = [{ ...job, ...details }, ...cancelledWith(database, job.id)];
    const states = rows.map((row) => stateOf(database, row, main, at));
    const state = isForced ? undefined : states.find((one) => one !== "open");
    if (state) return { ok: false, refusal: { why: "no-room", state } };
    const event = { who: request.who, what: "restored", before: null, after: null } as const;
    return { ok: true, event, ...(details && { details }) };
  });
}

/** Whether a row of a job has room where it was. @param main whose points a visit takes back */
function stateOf(
  database: Database,
  { id, date, timeOfDay, volume }: Job,
  main: Job | undefined,
  at: Date,
): SlotState {
  if (date === null) return "open";
  const calendar = readCalendar(database, date, date, at);
  const free = main ? withoutPoints(calendar, main.id, volume) : calendar;
  return roomState({ date, timeOfDay }, volume, free, id);
}
