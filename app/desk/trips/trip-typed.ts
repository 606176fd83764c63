import { TRIP_FIELDS, type TripFields } from "#app/money/trips/trip.ts";

/** What a trip's form holds. */
export type TripTyped = TripFields & { truck: string; date: string; time: string };

/** The fields of a form as they were typed. */
export function tripTyped(form: URLSearchParams): TripTyped {
  const names = [...TRIP_FIELDS, "truck", "date", "time"];
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""])) as TripTyped;
}
