import { afterEach, expect, test, vi } from "vitest";
import { bookingCalendar } from "#app/emails/booking-calendar.ts";
import { type SampleJob, sampleBusiness, sampleJob } from "#test/support/sample-job.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The lines of a calendar file with their folding undone. */
function linesOf(differences: Parameters<typeof sampleJob>[0] = {}): string[] {
  const calendar = bookingCalendar(sampleJob(differences), sampleBusiness, "owner");
  return (calendar ?? "").replaceAll("\r\n ", "").split("\r\n");
}

const propertyOf = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const ZONES = ["UTC", "America/Chicago", "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago"];

function inZone(zone: string): void {
  vi.stubEnv("TZ", zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

/** Clocks in Houston change at 2:00 on 2026-03-08 and 2026-11-01. */
const INSTANTS = [
  ["2026-03-07", "Morning", "20260307T130000Z", "20260307T180000Z"],
  ["2026-03-07", "Evening", "20260307T230000Z", "20260308T030000Z"],
  ["2026-03-08", "Morning", "20260308T120000Z", "20260308T170000Z"],
  ["2026-03-08", "Afternoon", "20260308T170000Z", "20260308T220000Z"],
  ["2026-03-09", "Morning", "20260309T120000Z", "20260309T170000Z"],
  ["2026-07-22", "Evening", "20260722T220000Z", "20260723T020000Z"],
  ["2026-10-31", "Morning", "20261031T120000Z", "20261031T170000Z"],
  ["2026-10-31", "Evening", "20261031T220000Z", "20261101T020000Z"],
  ["2026-11-01", "Morning", "20261101T130000Z", "20261101T180000Z"],
  ["2026-11-02", "Evening", "20261102T230000Z", "20261103T030000Z"],
  ["2026-12-31", "Evening", "20261231T230000Z", "20270101T030000Z"],
] as const;

test.each(ZONES)(
  "windows are in Houston time on both sides of a clock change, server in %s",
  (zone) => {
    inZone(zone);
    for (const [date, timeOfDay, start, end] of INSTANTS) {
      const lines = linesOf({ date, timeOfDay });
      const found = [date, timeOfDay, propertyOf(lines, "DTSTART"), propertyOf(lines, "DTEND")];
      expect(found).toEqual([date, timeOfDay, start, end]);
    }
  },
);

test.each(ZONES)("a date without a window is an all-day event, server in %s", (zone) => {
  inZone(zone);
  const lines = linesOf({ date: "2026-03-08", timeOfDay: null });
  expect(lines.filter((line) => line.startsWith("DT"))).toEqual([
    "DTSTAMP:20260720T153000Z",
    "DTSTART;VALUE=DATE:20260308",
  ]);
});

test("a booking without a date has no calendar file", () => {
  expect(bookingCalendar(sampleJob({ date: null }), sampleBusiness, "owner")).toBeNull();
  expect(
    bookingCalendar(sampleJob({ date: null, timeOfDay: null }), sampleBusiness, "owner"),
  ).toBeNull();
});

test("the file has one event with the order's UID and the booking's time stamp", () => {
  const lines = linesOf();
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(propertyOf(lines, "UID")).toBe("JB-123456@junk-buddy");
  expect(propertyOf(lines, "DTSTAMP")).toBe("20260720T153000Z");
  expect(propertyOf(lines, "SUMMARY")).toBe("Junk Buddy pickup JB-123456");
  expect(propertyOf(lines, "LOCATION")).toBe("100 Example St\\, Houston\\, TX 77002");
  expect(propertyOf(lines, "DESCRIPTION")).toContain(
    "1 × Refrigerator\\, $120.00\\nTotal: $600.60",
  );
  expect(propertyOf(lines, "DESCRIPTION")).toContain("(713) 555-0142");
});

test("the same job always gives the same file", () => {
  const calendar = () => bookingCalendar(sampleJob(), sampleBusiness, "owner");
  expect(calendar()).toBe(calendar());
});

test("lines end with CRLF and have at most 75 bytes", () => {
  const calendar =
    bookingCalendar(sampleJob({ name: "ñ".repeat(90) }), sampleBusiness, "owner") ?? "";
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of calendar.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test("typed text cannot begin a line of the file", () => {
  const breakIn = "x\r\nEND:VEVENT\nATTACH:http://evil.example\rX:1\u2028Y";
  const lines = linesOf({ name: breakIn, phone: breakIn, fullAddress: breakIn });
  expect(lines.filter((line) => /^(END:VEVENT|ATTACH|X:|Y)/.test(line))).toEqual(["END:VEVENT"]);
});

/** The lines of the file an email brings, with its folding undone. */
function attached(
  differences: Partial<SampleJob>,
  method: "REQUEST" | "CANCEL",
  reader: "owner" | "customer" = "customer",
) {
  const calendar = bookingCalendar(sampleJob(differences), sampleBusiness, reader, method) ?? "";
  return calendar.replaceAll("\r\n ", "").split("\r\n");
}

test.each([
  ["customer", "maria@example.com"],
  ["owner", "owner@junkbuddy.example"],
] as const)("the entry for the %s invites %s and asks for no answer", (reader, address) => {
  const lines = attached({}, "REQUEST", reader);
  expect(propertyOf(lines, "METHOD")).toBe("REQUEST");
  expect(lines).toContain("ORGANIZER;CN=Junk Buddy:mailto:bookings@junkbuddy.example");
  const attendees = lines.filter((line) => line.startsWith("ATTENDEE"));
  expect(attendees).toHaveLength(1);
  expect(attendees[0]?.toLowerCase()).toMatch(new RegExp(`rsvp=false.*:mailto:${address}$`));
  expect(linesOf().join("\n")).not.toMatch(/ORGANIZER|ATTENDEE/);
});

test("each revision of a job has the same UID, a higher SEQUENCE and its own time", () => {
  const versions = [
    attached({}, "REQUEST"),
    attached({ revision: 2, changedAt: "2026-07-20T16:00:00.000Z", date: "2026-07-24" }, "REQUEST"),
    attached({ revision: 3, changedAt: "2026-07-20T17:00:00.000Z", date: "2026-07-24" }, "CANCEL"),
  ];
  const seen = (name: string) => versions.map((lines) => propertyOf(lines, name));
  expect(new Set(seen("UID"))).toEqual(new Set(["JB-123456@junk-buddy"]));
  expect(seen("SEQUENCE")).toEqual(["0", "1", "2"]);
  expect(seen("DTSTAMP")).toEqual(["20260720T153000Z", "20260720T160000Z", "20260720T170000Z"]);
  expect(seen("METHOD")).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  expect(seen("STATUS")).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
});

test("typed text cannot begin a line of an invitation", () => {
  const breakIn = 'x"\r\nEND:VEVENT\nATTACH:http://evil.example\rX:1\u2028Y';
  const lines = attached({ name: breakIn, email: `a@b.example${breakIn}` }, "REQUEST");
  expect(lines.filter((line) => /^(END:VEVENT|ATTACH|X:|Y)/.test(line))).toEqual(["END:VEVENT"]);
});
