import { mayChange } from "#app/jobs/change-deadline.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { isRealDate } from "#app/lib/dates.ts";
import {
  nearestOpen,
  type Slot,
  type SlotState,
  searchRange,
  slotState,
  type WindowSlot,
} from "#app/schedule/availability.ts";
import { isNear } from "#app/schedule/nearby/nearby.server.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";

export type MoveRefusal =
  /** Cancelled, done or on its way. */
  | { why: "ended" }
  /** The time until which customers may move has passed. */
  | { why: "too-late" }
  | { why: "bad-date" }
  /** The very slot that the job has. */
  | { why: "same" }
  | { why: "no-room"; state: Exclude<SlotState, "open">; wanted: Slot };

type MoveResult = ChangeResult<MoveRefusal>;

/**
 * Moves a pickup to another window, or gives an undated one its date (rules 122 to 126). The owner may
 * do so at any time, and into a full window where `isForced`.
 */
export async function moveBooking(
  { slot, isForced = false, ...request }: ChangeRequest & { slot: WindowSlot; isForced?: boolean },
  services: ChangeServices,
): Promise<MoveResult> {
  const at = services.now();
  return changeAsked<MoveRefusal>(request, services, at, (job, database) => {
    const stage = job.stage;
    const refuse = (refusal: MoveRefusal) => ({ ok: false as const, refusal });
    if (!mayFollow(stage, "moved")) return refuse({ why: "ended" });
    if (request.who === "customer" && !mayChange({ stage, date: job.date }, at)) {
      return refuse({ why: "too-late" });
    }
    if (!isBookableDate(slot.date, at)) return refuse({ why: "bad-date" });
    if (slot.date === job.date && slot.timeOfDay === job.timeOfDay) return refuse({ why: "same" });
    const calendar = readCalendar(database, slot.date, slot.date, at);
    const state = slotState(slot, job.volume, calendar, at, job.id);
    if (state !== "open" && !isForced) return refuse({ why: "no-room", state, wanted: slot });
    const { date, timeOfDay } = job;
    const isMarked = request.who === "customer" && isNear(database, { ...job, ...slot });
    return {
      ok: true,
      event: {
        who: request.who,
        what: "moved",
        before: { date, timeOfDay },
        after: { ...slot, ...(isMarked && { isNear: true }) },
      },
      details: slot,
    };
  });
}

/** The three nearest windows that have room for a job, in place of one that has none. */
export function offerWindows(
  wanted: Slot,
  points: number,
  { client, now }: Pick<ChangeServices, "client" | "now">,
  exceptJob: number | null = null,
): WindowSlot[] {
  const at = now();
  const { from, to } = searchRange(wanted, at);
  const calendar = readCalendar(client.connection(), from, to, at);
  return nearestOpen(wanted, points, calendar, at, exceptJob);
}

function isBookableDate(date: string, at: Date): boolean {
  const { from, to } = bookableDays(at);
  return isRealDate(date) && date >= from && date <= to;
}
