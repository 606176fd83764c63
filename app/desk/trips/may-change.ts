import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { houstonDate, houstonNow } from "#app/lib/dates.ts";
import type { Trip } from "#app/money/trips/trip.ts";

/** The owner changes every trip, a crew member those that they have entered today (rule 455). */
export function mayChangeTrip(person: DeskPerson, { crewId, addedAt }: Trip, at: Date): boolean {
  if (person.role === "owner") return true;
  return crewId === person.crewId && houstonDate(addedAt) === houstonNow(at).date;
}
