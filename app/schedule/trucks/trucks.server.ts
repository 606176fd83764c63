import { asc, isNull } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import type { Database } from "#db/open.server.ts";
import { trucks } from "#db/schema.ts";
import type { Truck } from "./truck.ts";

const { id, name, color, points, stops, weekdays, yard } = trucks;

const selectTrucks = oncePer((database: Database) =>
  database
    .select({ id, name, color, points, stops, weekdays, yard })
    .from(trucks)
    .where(isNull(trucks.removedAt))
    .orderBy(asc(id))
    .prepare(),
);

/** The trucks in the owner's order: one at least. */
export function listTrucks(database: Database): Truck[] {
  return selectTrucks(database).all();
}
