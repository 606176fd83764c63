import type { Truck } from "#app/schedule/trucks/truck.ts";
import type { Database } from "#db/open.server.ts";
import { trucks } from "#db/schema.ts";

/** Adds trucks to the first one, numbered from 2, each as large as a full load unless it says otherwise. */
export function addTrucks(database: Database, ...given: Partial<Truck>[]): void {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const usual = { color: "blue", points: 550, stops: null, weekdays, yard: null } as const;
  const addedAt = "2026-07-01T12:00:00.000Z";
  for (const [at, one] of given.entries()) {
    const row = { ...usual, name: `Truck ${at + 2}`, ...one, addedAt };
    database.insert(trucks).values(row).run();
  }
}
