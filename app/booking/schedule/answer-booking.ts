import type { BookingRefusal } from "#app/booking/booking-failure.ts";

export type Words = Pick<BookingRefusal, "problem" | "advice"> & Partial<BookingRefusal>;

/** What the booking form shows after a post, with nothing where nothing is said. */
export function answerBooking(words: Words): BookingRefusal {
  return { errors: {}, values: null, bookingKey: null, offers: [], near: [], ...words };
}
