import type { Job } from "#app/jobs/job.ts";
import { truckOf } from "#app/schedule/trucks/truck.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import { dayOrders } from "#db/schema.ts";
import type { Client } from "#db/write-queue.server.ts";
import { dayFactsOf } from "./day-facts.server.ts";
import { orderDay } from "./day-view.ts";

/**
 * Moves a stop one place up or down within its window, past the stops that are still to be driven to. The
 * whole day keeps the order that it is shown in then.
 */
export async function moveStop(
  {
    date,
    orderNumber,
    way,
    requestId,
  }: { date: string; orderNumber: string; way: "up" | "down"; requestId: string },
  { client, now }: { client: Client; now: () => Date },
): Promise<void> {
  const at = now().toISOString();
  await client.write((free) =>
    oncePerPost(free, requestId, at, () => {
      const facts = dayFactsOf(free, date);
      const stops = orderDay(facts).filter((job) => job.stage !== "cancelled");
      const truckId = (job: Job) => truckOf(job, facts.trucks)?.id;
      const ids = swapped(stops, truckId, { orderNumber, step: way === "up" ? -1 : 1 });
      if (!ids) return;
      const order = { jobIds: ids, changedAt: at };
      free
        .insert(dayOrders)
        .values({ date, ...order })
        .onConflictDoUpdate({ target: dayOrders.date, set: order })
        .run();
    }),
  );
}

function swapped(
  stops: readonly Job[],
  truckId: (job: Job) => number | undefined,
  { orderNumber, step }: { orderNumber: string; step: -1 | 1 },
): number[] | null {
  const at = stops.findIndex((job) => job.orderNumber === orderNumber);
  const [stop, other] = [stops[at], stops[at + step]];
  if (!stop || !other || stop.timeOfDay !== other.timeOfDay) return null;
  if (truckId(stop) !== truckId(other)) return null;
  return stops.map((job) => (job === stop ? other.id : job === other ? stop.id : job.id));
}
