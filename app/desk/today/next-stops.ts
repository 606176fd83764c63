import type { JobStage } from "#app/jobs/job-event.ts";

type Stop = { stage: JobStage; truck: { id: number } | null };

/** The stop that each truck drives to now or next, of the stops of a day in the order of the route. */
export function nextStops<One extends Stop>(stops: readonly One[]): Set<One> {
  const trucks = [...new Set(stops.map(({ truck }) => truck?.id))];
  const next = trucks.flatMap((id) => {
    const own = stops.filter(({ truck }) => truck?.id === id);
    return (
      own.find(({ stage }) => stage === "on-the-way") ??
      own.find(({ stage }) => stage === "booked") ??
      []
    );
  });
  return new Set(next);
}
