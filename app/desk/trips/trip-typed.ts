import { TRIP_FIELDS, type TripFields } from "#app/money/trips/trip.ts";

/** What a trip's form holds. */
export type TripTyped = TripFields & { truck: string; date: string; time: string };

/** What a page shows of a form that was refused. */
export function tripRefused(form: URLSearchParams) {
  return { intent: "trip", ...tripTyped(form) };
}

/** The fields of a form as they were typed. */
export function tripTyped(form: URLSearchParams): TripTyped {
  const names = [...TRIP_FIELDS, "truck", "date", "time"];
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""])) as TripTyped;
}
