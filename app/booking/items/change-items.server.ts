import { mayChange } from "#app/jobs/change-deadline.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import { changeOrder } from "#app/jobs/item-changes.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { type EventFacts, mayFollow } from "#app/jobs/job-event.ts";
import { isQuoted } from "#app/jobs/quotes/quote.ts";
import { ownPoints } from "#app/jobs/visits.server.ts";
import type { CartLine } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import {
  roomState,
  type Slot,
  type SlotState,
  slotState,
  type WindowSlot,
} from "#app/schedule/availability.ts";
import { readCalendar } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";

export type ItemsRefusal =
  | { why: "ended" }
  | { why: "too-late" }
  /** The price was quoted: its customer calls (rule 418). */
  | { why: "quoted" }
  /** Nothing would be left: that is a cancelling. */
  | { why: "empty" }
  /** The very list that is booked. */
  | { why: "same" }
  | { why: "no-room"; state: Exclude<SlotState, "open">; wanted: Slot };

/**
 * Changes what is picked up: booked units keep their price, added ones take today's. A list that
 * needs no more room than before needs no check; a larger one must fit the job's own window, or the
 * window that was chosen with it.
 * @param slot a window to move to with the same post; null: the job's own
 */
export async function changeItems(
  {
    wanted,
    slot = null,
    isForced = false,
    ...request
  }: ChangeRequest & {
    wanted: readonly CartLine[];
    slot?: WindowSlot | null;
    isForced?: boolean;
  },
  services: ChangeServices & { findProduct: (id: string) => Product | undefined },
): Promise<ChangeResult<ItemsRefusal>> {
  const at = services.now();
  return changeAsked<ItemsRefusal>(request, services, at, (job, database) => {
    const stage = job.stage;
    const refuse = (refusal: ItemsRefusal) => ({ ok: false as const, refusal });
    if (!mayFollow(stage, "items-changed") || job.partOf) return refuse({ why: "ended" });
    if (request.who === "customer" && !mayChange({ stage, date: job.date }, at)) {
      return refuse({ why: "too-late" });
    }
    if (request.who === "customer" && isQuoted(job.items)) return refuse({ why: "quoted" });
    const order = changeOrder(job, wanted, services.findProduct);
    if (order.items.length === 0) return refuse({ why: "empty" });
    const volume = ownPoints(database, job.id, order.volume);
    if (JSON.stringify(order.items) === JSON.stringify(job.items)) return refuse({ why: "same" });
    const booked = slotOf(job);
    const state = isForced ? "open" : stateFor(database, job, slot, volume, at);
    if (state !== "open") {
      return refuse({ why: "no-room", state, wanted: (slot ?? booked) as Slot });
    }
    return {
      ok: true,
      event: {
        who: request.who,
        what: "items-changed",
        before: { ...orderFacts(job), ...(slot && { date: job.date, timeOfDay: job.timeOfDay }) },
        after: { ...orderFacts(order), ...slot },
      },
      details: { ...order, volume, ...slot },
    };
  });
}

/** Whether the changed list has room where it is to be picked up. */
function stateFor(
  database: Database,
  job: Job,
  moved: WindowSlot | null,
  points: number,
  at: Date,
): SlotState {
  const slot = moved ?? slotOf(job);
  if (slot === null || (moved === null && points <= job.volume)) return "open";
  const calendar = readCalendar(database, slot.date, slot.date, at);
  return moved
    ? slotState(moved, points, calendar, at, job.id)
    : roomState(slot, points, calendar, job.id);
}

function orderFacts({
  items,
  totalCents,
  volume,
}: Pick<Job, "items" | "totalCents" | "volume">): EventFacts {
  return { items, totalCents, volume };
}
