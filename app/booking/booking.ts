/** The booking form's fields and the booking that they give (rule 60). */
import type { TimeOfDay } from "#app/schedule/schedule.ts";

export const MAX_NOTES_CHARACTERS = 500;

/** The form's fields, in the order the screen asks for them. */
export const BOOKING_FIELDS = [
  "date",
  "timeOfDay",
  "street",
  "city",
  "state",
  "zip",
  "notes",
  "name",
  "email",
  "phone",
] as const;

export type BookingField = (typeof BOOKING_FIELDS)[number];
/** `texts`: "1" where the box that asks for texts is ticked. */
export type BookingValues = Record<BookingField, string> & { texts?: string };
export type BookingErrors = Partial<Record<BookingField, string>>;

export type Booking = {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  /** Digits; null: none. */
  phoneExtension: string | null;
  street: string;
  city: string;
  state: "TX";
  zip: string;
  date: string | null;
  timeOfDay: TimeOfDay | null;
  notes: string;
};

export type ParsedBooking = { ok: true; booking: Booking } | { ok: false; errors: BookingErrors };

/** The address on one line, as maps and crews read it. */
export function fullAddress(place: Pick<Booking, "street" | "city" | "state" | "zip">): string {
  return `${place.street}, ${place.city}, ${place.state} ${place.zip}`;
}
