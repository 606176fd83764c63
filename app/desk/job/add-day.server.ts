import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { orderNumber } from "#app/jobs/order-number.ts";
import { nextDay } from "#app/jobs/visits.server.ts";
import { isRealDate } from "#app/lib/dates.ts";
import { type SlotState, slotState, type WindowSlot } from "#app/schedule/availability.ts";
import { withoutPoints } from "#app/schedule/day-load.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";

export type DayRefusal =
  /** Done, cancelled, or itself a further day. */
  | { why: "ended" }
  | { why: "bad-date" }
  /** More than the job has left on its own day. */
  | { why: "bad-points"; most: number }
  | { why: "no-room"; state: Exclude<SlotState, "open">; wanted: WindowSlot };

type DayServices = ChangeServices & { drawToken: () => string; random: () => number };

/**
 * Gives a job a further day (rule 476), which takes a part of its points: the room of both days is counted
 * once. Into a full window only where `isForced`.
 * @param points whole ones, up to what the job's own day has left
 */
export async function addDay(
  {
    slot,
    points,
    isForced,
    ...request
  }: ChangeRequest & { slot: WindowSlot; points: number; isForced: boolean },
  services: DayServices,
): Promise<ChangeResult<DayRefusal>> {
  const at = services.now();
  return changeAsked<DayRefusal>(request, services, at, (job, database) => {
    const refuse = (refusal: DayRefusal) => ({ ok: false as const, refusal });
    if (!mayFollow(job.stage, "day-added") || job.partOf) return refuse({ why: "ended" });
    const { from, to } = bookableDays(at);
    if (!isRealDate(slot.date) || slot.date < from || slot.date > to) {
      return refuse({ why: "bad-date" });
    }
    const isPart = Number.isInteger(points) && points >= 0 && points <= job.volume;
    if (!isPart) return refuse({ why: "bad-points", most: Math.floor(job.volume) });
    const calendar = readCalendar(database, slot.date, slot.date, at);
    const state = slotState(slot, points, withoutPoints(calendar, job.id, points), at);
    if (state !== "open" && !isForced) return refuse({ why: "no-room", state, wanted: slot });
    const day = nextDay(database, job.id);
    const after = { visit: { day, ...slot } };
    return {
      ok: true,
      event: { who: request.who, what: "day-added", before: null, after },
      details: { volume: job.volume - points },
      visit: {
        ...{ day, slot, points, token: services.drawToken() },
        bookingKey: `day ${services.drawToken()}`,
        drawOrderNumber: () => orderNumber(services.random()),
      },
    };
  });
}
