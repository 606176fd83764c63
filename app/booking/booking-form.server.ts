import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parseSlot } from "#app/schedule/slot-value.ts";
import { BOOKING_FIELDS, type BookingValues } from "./booking.ts";

const keySchema = z.uuid();

/**
 * The booking form's fields as they were typed. A post without a valid key counts as a new booking;
 * a date from the calendar takes precedence over a quick choice, and the button of an offered window over both.
 */
export function readBookingForm(form: URLSearchParams): {
  bookingKey: string;
  values: BookingValues;
  emailAsked: string | undefined;
} {
  const key = keySchema.safeParse(form.get("bookingKey"));
  const values = Object.fromEntries(
    BOOKING_FIELDS.map((field) => [field, form.get(field) ?? ""]),
  ) as BookingValues;
  return {
    bookingKey: key.success ? key.data.toLowerCase() : randomUUID(),
    emailAsked: form.get("emailAsked") ?? undefined,
    values: {
      ...values,
      email: form.get("useEmail") ?? values.email,
      date: form.get("customDate") || values.date,
      ...parseSlot(form.get("slot") ?? ""),
    },
  };
}
