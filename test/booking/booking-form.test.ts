import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BOOKING_FIELDS,
  type BookingField,
  type BookingValues,
  fullAddress,
} from "#app/booking/booking.ts";
import { parseBooking } from "#app/booking/booking-form.server.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

/** A Monday at 10 AM in Houston. */
const NOW = { date: "2026-07-20", hour: 10 };

function parsed(differences: Partial<BookingValues> = {}, now = NOW) {
  return parseBooking(typedBooking(differences), now);
}

/** The errors of a form that is valid except for these fields. */
function errorsOf(differences: Partial<BookingValues>, now = NOW) {
  const result = parsed(differences, now);
  return result.ok ? {} : result.errors;
}

function bookingOf(differences: Partial<BookingValues>) {
  const result = parsed(differences);
  if (!result.ok) expect.fail(`refused: ${JSON.stringify(result.errors)}`);
  return result.booking;
}

test("a valid form becomes a booking, field by field", () => {
  expect(parsed()).toEqual({
    ok: true,
    booking: {
      name: "Maria Lopez",
      email: "maria@example.com",
      phone: "+17135550100",
      phoneExtension: null,
      street: "100 Example St",
      city: "Houston",
      state: "TX",
      zip: "77002",
      date: "2026-07-22",
      timeOfDay: "Morning",
      notes: "Gate code 1234",
    },
  });
});

test("a name of invisible characters counts as missing", () => {
  expect(errorsOf({ name: "\u200b\u2060" })).toEqual({ name: "Tell us who to ask for." });
});

test("the full address is one line", () => {
  expect(fullAddress(bookingOf({}))).toBe("100 Example St, Houston, TX 77002");
});

test("the state is TX where the city or ZIP implies it, and required otherwise", () => {
  const elsewhere = { city: "Springfield", zip: "10001" };
  for (const nothing of ["", "   ", "\t\r\n"]) {
    expect(bookingOf({ state: nothing })).toMatchObject({ state: "TX" });
    expect(errorsOf({ ...elsewhere, state: nothing })).toEqual({ state: "Choose TX." });
  }
});

test.each([
  ["name", "Tell us who to ask for."],
  ["email", "Add your email address."],
  ["phone", "Add a phone number so the crew can call ahead."],
  ["street", "Add the street address, like 100 Example St."],
  ["city", "Add the city."],
  ["zip", "Add the ZIP code."],
] as const)("%s is required, and blanks and control characters do not count", (field, message) => {
  for (const nothing of ["", "   ", "\t\r\n", "\u0000\u0007", "\u00a0"]) {
    expect(errorsOf({ [field]: nothing })).toEqual({ [field]: message });
  }
});

test("all errors are reported at once, each with its field", () => {
  const blank = Object.fromEntries(BOOKING_FIELDS.map((field) => [field, ""])) as BookingValues;
  const result = parseBooking({ ...blank, date: "soon", timeOfDay: "Night" }, NOW);
  expect(Object.keys(result.ok ? {} : result.errors).sort()).toEqual(
    BOOKING_FIELDS.filter((field) => field !== "notes").sort(),
  );
});

test.each([
  ["name", 100, "n"],
  ["street", 120, "s"],
  ["city", 80, "c"],
  ["notes", 500, "x"],
] as const)("%s accepts %s characters and no more", (field, maximum, letter) => {
  expect(bookingOf({ [field]: letter.repeat(maximum) })[field]).toHaveLength(maximum);
  expect(errorsOf({ [field]: letter.repeat(maximum + 1) })).toEqual({
    [field]: `Use at most ${maximum} characters.`,
  });
});

test("blanks around a value do not count towards its length", () => {
  expect(bookingOf({ name: `  ${"n".repeat(100)}  ` }).name).toBe("n".repeat(100));
});

test.each(["maria@example.com", "m.l+junk@mail.example.co", "O'Neil@example.com"])(
  "%s is an email address",
  (email) => expect(bookingOf({ email: ` ${email} ` }).email).toBe(email),
);

test.each([
  "maria",
  "maria@",
  "@example.com",
  "maria@example",
  "maria lopez@example.com",
  "maria@example.com, other@example.com",
  "maria@example.com\r\nBcc: other@example.com",
  "Maria <maria@example.com>",
  `${"m".repeat(250)}@example.com`,
])("%j is not an email address", (email) => {
  expect(Object.keys(errorsOf({ email }))).toEqual(["email"]);
});

test.each([
  ["7135550100", "+17135550100", null],
  ["713-555-0100 x204", "+17135550100", "204"],
  ["011 52 81 8345 6789", "+528183456789", null],
  ["+521234567890123", "+521234567890123", null],
])("the phone %s is kept as %s, extension %s", (phone, number, phoneExtension) => {
  expect(bookingOf({ phone })).toMatchObject({ phone: number, phoneExtension });
});

test.each([
  "555-0100",
  "713555010",
  "1234567890123456",
  "call me",
  "٧١٣٥٥٥٠١٠٠",
  "713-555-010 x204",
])("%s is not a phone number", (phone) =>
  expect(Object.keys(errorsOf({ phone }))).toEqual(["phone"]),
);

test.each(["LA", "tx", "Texas", "TX."])("the state %s is refused", (state) => {
  expect(errorsOf({ state })).toEqual({ state: "We work in Texas only. Choose TX." });
});

test.each(["77002", "77002-1234", " 77002 "])("%j is a ZIP code", (zip) => {
  expect(bookingOf({ zip }).zip).toBe(zip.trim());
});

test.each(["7700", "770022", "77002-", "77002-12", "77002 1234", "seven", "７７００２"])(
  "%j is not a ZIP code",
  (zip) => expect(errorsOf({ zip })).toEqual({ zip: "ZIP codes here have 5 digits." }),
);

test.each([
  ["name", 100],
  ["street", 120],
  ["city", 80],
] as const)("%s of emoji is kept whole or refused, and never cut within one", (field, maximum) => {
  for (const start of ["", "a"]) {
    const fits = start + "\u{1F600}".repeat(maximum - start.length);
    expect(bookingOf({ [field]: fits })[field]).toBe(fits);
    for (const more of [1, 2, maximum, 1_000]) {
      const error = `Use at most ${maximum} characters.`;
      expect(errorsOf({ [field]: fits + "\u{1F600}".repeat(more) })).toEqual({ [field]: error });
    }
  }
});

test("line breaks and control characters in a one-line field become one blank", () => {
  const booking = bookingOf({
    name: " Maria\r\nBcc: x\u0000\tLopez ",
    street: "100\nExample\u007fSt",
  });
  expect(booking.name).toBe("Maria Bcc: x Lopez");
  expect(booking.street).toBe("100 Example St");
});

test("web addresses and markup are refused in fields that emails repeat", () => {
  for (const [text, message] of [
    [
      "Win at evil.example.com",
      'Please leave out web addresses. If "evil.example.com" is a name, put a space after the dot.',
    ],
    ["<b>Bob</b>", "Please leave out web addresses and the signs < > @."],
    ["www.x", "Please leave out web addresses and the signs < > @."],
  ] as const) {
    for (const field of ["name", "street", "city"]) {
      expect(errorsOf({ [field]: text })).toEqual({ [field]: message });
    }
  }
  // The note is sent to the owner alone.
  expect(bookingOf({ notes: "Map: maps.example.com/x" }).notes).toContain("maps.example.com");
});

test.each([
  ["1300 S.Post Oak Rd", "1300 S. Post Oak Rd"],
  ["4400 n.live oak st", "4400 n. live oak st"],
  ["22 J.R.Ewing Ln", "22 J.R.Ewing Ln"],
])("the street %s is kept as %s, which no mail program makes a link", (street, kept) => {
  expect(bookingOf({ street }).street).toBe(kept);
});

test.each([
  "P.O. Box 12",
  "PO Box 4410, Suite 7",
  "P O BOX #12",
  "p.o.box 9",
  "POBox 12 Houston TX 77002",
  "P. O. Bx 77",
  "Ｐ.Ｏ. Box 5",
  "Post Office Box 12-A",
  "Postal Box 3",
  "POB 1200",
  "Box 12",
  "PO Drawer 3",
  "Apartado Postal 44",
  "Apdo. 12",
  "Casilla de Correo 7",
])("%s is a PO box, and the answer asks for the street", (street) => {
  const question = "Our truck can't stop at a PO box. Add the street address where the junk is.";
  expect(errorsOf({ street })).toEqual({ street: question });
});

test.each([
  "12 Box Canyon Dr",
  "1300 Postoak Blvd",
  "1300 Post Oak Blvd",
  "9 Boxwood Ln",
  "5 Poblano St",
  "100 Box St",
  "7 Apartado Ln",
  "14 Casilla Ct",
  "100 Main St, PO Box 12",
  "PO Box 12, 100 Main St",
  "HC 64 Box 310",
  "Rural Route 2 Box 34",
  "3 P Street",
])("%s is a street", (street) => expect(bookingOf({ street }).street).toBe(street));

test("marks that nobody sees are left out of a name, and the joiners of its spelling stay", () => {
  expect(bookingOf({ name: "Ma\u202eria\u2066 \u200bLo\u00adpez\u2069\u{e0041}" }).name).toBe(
    "Maria Lopez",
  );
  expect(bookingOf({ name: "\u2067محمد\u200f" }).name).toBe("محمد");
  expect(bookingOf({ name: "می\u200cخواهم" }).name).toBe("می\u200cخواهم");
  for (const name of ["\u202e", "\u3164", "\u2800 \ufe0f", "\u200d"]) {
    expect(errorsOf({ name })).toEqual({ name: "Tell us who to ask for." });
  }
});

test("the note keeps its line breaks and no other control character", () => {
  expect(bookingOf({ notes: "\r\nGate 1234\r\n\r\nBehind\tthe\u0000shed\r" }).notes).toBe(
    "Gate 1234\n\nBehind the shed",
  );
});

test("a line break counts as one character of the note", () => {
  expect(bookingOf({ notes: `${"a\r\n".repeat(249)}bb` }).notes).toHaveLength(500);
});

test.each(["José Ñuñez-O'Brien", "李小龍", "محمد الأحمد", "Zoë 👩‍👩‍👧‍👦 Family", "Bob & Co"])(
  "the name %s is kept unchanged",
  (name) => expect(bookingOf({ name }).name).toBe(name),
);

test("date and window may each be left out", () => {
  expect(bookingOf({ date: "", timeOfDay: "" })).toMatchObject({ date: null, timeOfDay: null });
  expect(bookingOf({ date: "" })).toMatchObject({ date: null, timeOfDay: "Morning" });
  expect(bookingOf({ timeOfDay: " " })).toMatchObject({ date: "2026-07-22", timeOfDay: null });
});

test.each([
  ["2026-07-19", "That day has passed. Choose today or later."],
  ["1999-12-31", "That day has passed. Choose today or later."],
  ["2027-01-17", "We book up to 180 days ahead. Choose an earlier day."],
  ["2026-02-30", "Choose a day from the calendar."],
  ["tomorrow", "Choose a day from the calendar."],
])("the date %s is refused: %s", (date, message) => {
  expect(errorsOf({ date })).toEqual({ date: message });
});

test.each(["2026-07-20", "2027-01-16"])("%s, the first or last day, is accepted", (date) => {
  expect(bookingOf({ date, timeOfDay: "Evening" }).date).toBe(date);
});

test("a window that has ended today is refused, and accepted for tomorrow", () => {
  const afternoon = { date: "2026-07-20", hour: 12 };
  expect(errorsOf({ date: "2026-07-20" }, afternoon)).toEqual({
    timeOfDay: "Morning is over for today. Choose a later window or another day.",
  });
  expect(errorsOf({ date: "2026-07-20", timeOfDay: "Afternoon" }, afternoon)).toEqual({});
  expect(errorsOf({ date: "2026-07-21" }, afternoon)).toEqual({});
});

test.each(["Night", "morning", "Morning,Evening"])("the window %s is refused", (timeOfDay) => {
  expect(errorsOf({ timeOfDay })).toEqual({ timeOfDay: "Choose one of the windows." });
});

test("any input gives a result, never an exception, and accepted values hold no control character", () => {
  const anyValues = fc.record(
    Object.fromEntries(
      BOOKING_FIELDS.map((field) => [
        field,
        fc.oneof(
          { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 600 }) },
          { weight: 8, arbitrary: fc.constant(typedBooking()[field]) },
        ),
      ]),
    ) as Record<BookingField, fc.Arbitrary<string>>,
  );
  fc.assert(
    fc.property(anyValues, (values) => {
      const result = parseBooking(values, NOW);
      if (result.ok) {
        const { notes, ...lines } = result.booking;
        expect(Object.values(lines).join("")).not.toMatch(/\p{Cc}/u);
        expect(notes.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      } else {
        expect(Object.keys(result.errors).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 200 },
  );
});
