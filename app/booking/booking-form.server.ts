/** The booking form as it was typed, and what it may hold (rule 60). */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { emailQuestion, isEmailAddress } from "#app/lib/email-address.ts";
import { linkIn, withSpacedDots } from "#app/lib/no-links.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { beginningOf, isVisible, severalLines, singleLine } from "#app/lib/typed-text.ts";
import { knownState } from "#app/schedule/area/texas.ts";
import { dateRefusal } from "#app/schedule/date-refusal.ts";
import {
  hasWindowEnded,
  isTimeOfDay,
  type TimeOfDay,
  windowNamed,
} from "#app/schedule/schedule.ts";
import { parseSlot } from "#app/schedule/slot-value.ts";
import {
  BOOKING_FIELDS,
  type BookingErrors,
  type BookingValues,
  MAX_NOTES_CHARACTERS,
  type ParsedBooking,
} from "./booking.ts";
import { words as formWords } from "./schedule/words.ts";
import { words } from "./words/booking-words.ts";

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
      ...(form.get("texts") === "1" && { texts: "1" }),
      email: form.get("useEmail") ?? values.email,
      date: form.get("customDate") || values.date,
      ...parseSlot(form.get("slot") ?? ""),
    },
  };
}

/** What is wrong with a field, in the language that is spoken when the form is read. */
const say = (error: (fields: typeof words.fields) => string) => ({
  error: () => error(words.fields),
});

/** Cut before a pattern reads it, never so short that the rest would fit: `max()` counts an emoji once. */
const line = (maximum: number, missing: ReturnType<typeof say>) =>
  z
    .string()
    .transform((text) => beginningOf(singleLine(text), 2 * (maximum + 1)))
    .refine(isVisible, missing)
    .pipe(
      z.string().max(
        maximum,
        say(({ atMost }) => atMost(maximum)),
      ),
    );

/** Of post-office boxes, where no truck can pick anything up. */
const END = "(?![\\p{L}\\p{M}])";
const BOX_NUMBER =
  "[\\s.:,#-]*(?:(?:no|num|number)\\b\\.?\\s*)?#?\\s*[\\d-]*\\p{L}?(?![\\p{L}\\p{N}])";
const PO_BOX = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "p[\\s.,/]*[o0][\\s.,/]*(?:box|bx|drawer)",
    "p[\\s.]?o[\\s.]?b",
    "post(?:al)?\\s*(?:office)?\\s*(?:box|bx|drawer)",
    "(?:apartado|apdo)\\.?(?:\\s*(?:postal|de\\s+correos))?",
    "casilla(?:\\s+(?:postal|de\\s+correos?))?",
    "caja\\s+postal",
  ].join("|")})${END}(?:${BOX_NUMBER})?`,
  "iu",
);
const BOX_ALONE = /^\W*box\s*#?\s*\d+\W*$/i;
/** A house number with a street behind it. */
const STREET = /\d[\p{L}\p{N}/-]*\s+\p{L}/u;

/** Whether a typed street is a post-office box and names no street beside it. */
function isPoBox(street: string): boolean {
  const read = street.normalize("NFKC");
  if (BOX_ALONE.test(read)) return true;
  return PO_BOX.test(read) && !STREET.test(read.replace(PO_BOX, " "));
}

/** What to do about a piece of text that reads as a link, "Oak.Live" or "<b". */
function notPlain(piece: string): string {
  const { link, signs } = words.fields;
  return /^(?!www)\S*\p{L}\s*\.\s*\p{L}/iu.test(piece) ? link(piece) : signs;
}

/** A line that an email repeats to the typed address. */
const plainLine = (maximum: number, missing: ReturnType<typeof say>) =>
  line(maximum, missing)
    .superRefine((text, context) => {
      const piece = linkIn(text);
      if (piece !== null) context.addIssue({ code: "custom", message: notPlain(piece) });
    })
    .transform(withSpacedDots);

export const fieldsSchema = z.object({
  name: plainLine(
    100,
    say(({ name }) => name),
  ),
  email: line(
    254,
    say(({ email }) => email),
  ).refine(
    isEmailAddress,
    say(({ emailEnd }) => emailEnd),
  ),
  phone: line(
    40,
    say(({ phone }) => phone),
  ).transform((text, context) => {
    const phone = readPhone(text);
    if (phone) return phone;
    context.addIssue({ code: "custom", message: words.fields.phoneDigits });
    return z.NEVER;
  }),
  street: plainLine(
    120,
    say(({ street }) => street),
  ).refine(
    (street) => !isPoBox(street),
    say(({ poBox }) => poBox),
  ),
  city: plainLine(
    80,
    say(({ city }) => city),
  ),
  state: line(
    20,
    say(({ state }) => state),
  ).pipe(
    z.literal(
      "TX",
      say(({ texas }) => texas),
    ),
  ),
  zip: line(
    20,
    say(({ zip }) => zip),
  ).pipe(
    z.string().regex(
      /^\d{5}(?:-\d{4})?$/,
      say(({ zipDigits }) => zipDigits),
    ),
  ),
  notes: z
    .string()
    .transform(severalLines)
    .pipe(
      z.string().max(
        MAX_NOTES_CHARACTERS,
        say(({ atMost }) => atMost(MAX_NOTES_CHARACTERS)),
      ),
    ),
  date: z.string().trim(),
  timeOfDay: z.string().trim(),
});

/** A job that the owner takes by phone may be without an email address. */
const phoneFieldsSchema = fieldsSchema.extend({
  email: z.union(
    [
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => ""),
      fieldsSchema.shape.email,
    ],
    {
      error: "Finish the email address, or leave it empty to send no emails.",
    },
  ),
});

type ParseOptions = {
  /** Those that can be chosen; left out: whatever is a window. */
  windows?: readonly TimeOfDay[];
  isByPhone?: boolean;
  /** The email that was asked about before (rule 255). */
  emailAsked?: string | undefined;
  /** The form's button, by which the answer to that question is given. */
  button?: string;
};

/**
 * Checks what was typed. Date and window may be left out; when given they must be ones a crew can
 * come in.
 * @param now the date and hour in Houston, with its minutes
 */
export function parseBooking(
  values: BookingValues,
  now: { date: string; hour: number },
  { windows, isByPhone = false, emailAsked = "", button = formWords.book }: ParseOptions = {},
): ParsedBooking {
  const schema = isByPhone ? phoneFieldsSchema : fieldsSchema;
  const parsed = schema.safeParse({ ...values, state: knownState(values) });
  const errors: BookingErrors = {
    ...(parsed.success ? {} : firstErrors(parsed.error)),
    ...scheduleErrors(values.date.trim(), values.timeOfDay.trim(), now, windows),
  };
  const question = emailQuestion(values.email, emailAsked, button);
  if (question !== null) errors.email ??= question;
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { date, timeOfDay, phone, ...rest } = parsed.data;
  return {
    ok: true,
    booking: {
      ...rest,
      phone: phone.number,
      phoneExtension: phone.extension,
      date: date === "" ? null : date,
      timeOfDay: isTimeOfDay(timeOfDay) ? timeOfDay : null,
    },
  };
}

export function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

function scheduleErrors(
  date: string,
  timeOfDay: string,
  now: { date: string; hour: number },
  windows: readonly TimeOfDay[] | undefined,
): BookingErrors {
  const errors: BookingErrors = {};
  const dateError = date === "" ? null : dateRefusal(date, now.date);
  if (dateError) errors.date = dateError;
  if (timeOfDay === "") return errors;
  if (!isTimeOfDay(timeOfDay)) errors.timeOfDay = words.fields.window;
  else if (windows && !windows.includes(timeOfDay)) {
    const { name, hours } = windowNamed(timeOfDay);
    errors.timeOfDay = words.fields.windowGone(name, hours);
  } else if (hasWindowEnded(date, timeOfDay, now)) {
    errors.timeOfDay = words.fields.windowOver(windowNamed(timeOfDay).name);
  }
  return errors;
}
