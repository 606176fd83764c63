/** A truck as it is typed on the desk. */
import type { RefusalWords } from "#app/booking/words/change.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { Truck } from "#app/schedule/trucks/truck.ts";
import { TRUCK_COLORS, type TruckColor } from "#app/schedule/trucks/truck-color.ts";

export const MAX_TRUCK_NAME = 30;
const MIN_POINTS = 25;
const MAX_POINTS = 5_000;
const MAX_STOPS = 30;

/** The fields of the form; weekdays and members as their numbers, parted by blanks. */
export type TruckFields = Record<
  "name" | "color" | "points" | "stops" | "weekdays" | "street" | "city" | "zip" | "members",
  string
>;

/** What a truck's form says, before its yard is looked up. */
export type TypedTruck = Omit<Truck, "id" | "yard"> & { members: readonly number[] };

export function truckFields(form: URLSearchParams): TruckFields {
  const text = (name: string) => beginningOf(singleLine(form.get(name) ?? ""), 120).trim();
  const numbers = (name: string) => form.getAll(name).slice(0, 100).filter(isCount).join(" ");
  return {
    ...{ name: text("name"), color: text("color"), points: text("points"), stops: text("stops") },
    ...{ street: text("street"), city: text("city"), zip: text("zip") },
    ...{ weekdays: numbers("weekday"), members: numbers("member") },
  };
}

/** The fields of a truck as it is; without one, those of a new truck. */
export function fieldsOf(
  truck: Truck | null,
  { name, members }: { name: string; members: readonly number[] },
): TruckFields {
  const { street = "", city = "", zip = "" } = truck?.yard ?? {};
  return {
    ...{ name: truck?.name ?? name, color: truck?.color ?? "blue", street, city, zip },
    points: String(truck?.points ?? FULL_LOAD_POINTS),
    stops: truck?.stops ? String(truck.stops) : "",
    weekdays: (truck?.weekdays ?? [0, 1, 2, 3, 4, 5, 6]).join(" "),
    members: members.join(" "),
  };
}

/** The truck of a form, or why it is none. */
export function readTruck(
  fields: TruckFields,
): { ok: true; truck: TypedTruck } | ({ ok: false } & RefusalWords) {
  const refuse = (problem: string) => ({ ok: false as const, problem, advice: NOT_SAVED });
  const name = beginningOf(fields.name, MAX_TRUCK_NAME);
  const points = Number(fields.points);
  const stops = fields.stops === "" ? null : Number(fields.stops);
  const weekdays = numbersOf(fields.weekdays).filter((day) => day <= 6);
  if (name === "") return refuse("Give the truck a name.");
  if (!Number.isInteger(points * 2) || points < MIN_POINTS || points > MAX_POINTS) {
    return refuse(`Type its points as a number from ${MIN_POINTS} to ${MAX_POINTS}.`);
  }
  if (stops !== null && (!Number.isInteger(stops) || stops < 1 || stops > MAX_STOPS)) {
    return refuse(`Type its stops as a whole number up to ${MAX_STOPS}, or leave them blank.`);
  }
  if (weekdays.length === 0) return refuse("Check at least one day on which it works.");
  const color = TRUCK_COLORS.find((one): one is TruckColor => one === fields.color) ?? "blue";
  const members = numbersOf(fields.members);
  return { ok: true, truck: { name, color, points, stops, weekdays, members } };
}

export const NOT_SAVED = "Nothing was saved. What you typed is below.";

/** Whether a number is among those of a field. */
export function includesNumber(field: string, number: number): boolean {
  return numbersOf(field).includes(number);
}

function numbersOf(field: string): number[] {
  return field === "" ? [] : field.split(" ").map(Number);
}

function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
