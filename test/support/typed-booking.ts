import type { BookingValues } from "#app/booking/booking.ts";

/** A valid booking form for any day from 2026-01-24 to 2026-07-21, with the given differences. */
export function typedBooking(differences: Partial<BookingValues> = {}): BookingValues {
  return {
    name: "Maria Lopez",
    email: "maria@example.com",
    phone: "(713) 555-0100",
    street: "100 Example St",
    city: "Houston",
    state: "TX",
    zip: "77002",
    date: "2026-07-22",
    timeOfDay: "Morning",
    notes: "Gate code 1234",
    ...differences,
  };
}
