import { type DayFacts, orderDay } from "#app/domain/day-view.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";

type OrderServices = {
  saveOrder: (
    date: string,
    requestId: string | null,
    order: (facts: DayFacts) => readonly number[] | null,
  ) => void | Promise<void>;
};

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
  }: { date: string; orderNumber: string; way: "up" | "down"; requestId: string | null },
  { saveOrder }: OrderServices,
): Promise<void> {
  await saveOrder(date, requestId, (facts) => {
    const stops = orderDay(facts).filter((job) => stageOf(job) !== "cancelled");
    return swapped(stops, orderNumber, way === "up" ? -1 : 1);
  });
}

function swapped(stops: readonly TrackedJob[], orderNumber: string, step: -1 | 1): number[] | null {
  const at = stops.findIndex((job) => job.orderNumber === orderNumber);
  const [stop, other] = [stops[at], stops[at + step]];
  if (!stop || !other || stop.timeOfDay !== other.timeOfDay) return null;
  return stops.map((job) => (job === stop ? other.id : job === other ? stop.id : job.id));
}
