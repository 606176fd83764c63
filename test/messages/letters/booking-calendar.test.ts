import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { bookingCalendar } from "#app/messages/letters/booking-calendar.ts";
import { jobFeed } from "#app/messages/letters/job-feed.ts";
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
    "DTEND;VALUE=DATE:20260309",
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

test("the entry leads to the page where its reader changes the booking", () => {
  const customer = new ICAL.Component(
    ICAL.parse(bookingCalendar(sampleJob(), sampleBusiness, "customer") ?? ""),
  ).getFirstSubcomponent("vevent");
  const page = `https://junkbuddy.example/booking/${"7".repeat(64)}`;
  expect(customer?.getFirstPropertyValue("url")).toBe(page);
  expect(String(customer?.getFirstPropertyValue("description"))).toContain(page);
  expect(propertyOf(linesOf(), "URL")).toBe("https://junkbuddy.example/desk/jobs/JB-123456");
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
  expect(linesOf().join("\n")).not.toMatch(/ATTENDEE/);
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

/**
 * A calendar program, as Google, Outlook and Apple take the files of mails, imports and feeds (RFC 5546): an
 * entry is known by its UID, a higher SEQUENCE or the same one with a later DTSTAMP replaces it, what is older
 * is left aside, and an update counts from the entry's own organizer alone.
 */
function calendarProgram() {
  const entries = new Map<string, ICAL.Event>();
  const text = (event: ICAL.Event, name: string) =>
    `${event.component.getFirstPropertyValue(name) ?? ""}`;
  const isNewer = (event: ICAL.Event, known: ICAL.Event) =>
    event.sequence > known.sequence ||
    (event.sequence === known.sequence && text(event, "dtstamp") >= text(known, "dtstamp"));
  return {
    take(file: string | null) {
      const calendar = new ICAL.Component(ICAL.parse(file ?? ""));
      const method = calendar.getFirstPropertyValue("method");
      for (const part of calendar.getAllSubcomponents("vevent")) {
        const event = new ICAL.Event(part);
        for (const needed of ["uid", "dtstamp", "dtstart", "dtend", "organizer", "status"]) {
          expect(part.getAllProperties(needed)).toHaveLength(1);
        }
        const isOff = text(event, "status") === "CANCELLED";
        if (method !== "PUBLISH") expect(isOff).toBe(method === "CANCEL");
        const known = entries.get(event.uid);
        if (known && text(known, "organizer") !== text(event, "organizer")) continue;
        if (!known || isNewer(event, known)) entries.set(event.uid, event);
      }
    },
    shown: () =>
      [...entries.values()].map((event) => [
        text(event, "status"),
        event.startDate.toString(),
        event.endDate.toString(),
      ]),
  };
}

const VERSIONS = {
  booked: {},
  moved: { revision: 2, changedAt: "2026-07-20T16:00:00.000Z", timeOfDay: null },
  cancelled: { revision: 3, changedAt: "2026-07-20T17:00:00.000Z", timeOfDay: null },
  restored: { revision: 4, changedAt: "2026-07-20T17:00:00.500Z", timeOfDay: null },
} as const satisfies Record<string, Partial<SampleJob>>;
const WINDOW = ["2026-07-22T12:00:00Z", "2026-07-22T17:00:00Z"];
const ALL_DAY = ["2026-07-22", "2026-07-23"];

/** A version of the job as each way brings it into a calendar. */
const WAYS = {
  import: (job: SampleJob) => bookingCalendar(job, sampleBusiness, "customer"),
  mail: (job: SampleJob, isOff: boolean) =>
    bookingCalendar(job, sampleBusiness, "customer", isOff ? "CANCEL" : "REQUEST"),
  ownerMail: (job: SampleJob, isOff: boolean) =>
    bookingCalendar(job, sampleBusiness, "owner", isOff ? "CANCEL" : "REQUEST"),
  feed: (job: SampleJob, isOff: boolean) => {
    const tracked = { ...job, stage: isOff ? "cancelled" : "booked" };
    return jobFeed([tracked as unknown as Job], sampleBusiness, () => null);
  },
};

test.each([
  ["import", "mail"],
  ["mail", "mail"],
  ["feed", "feed"],
  ["ownerMail", "feed"],
  ["feed", "ownerMail"],
] as const)("an entry that came by %s is moved, cancelled and undone by %s", (first, then) => {
  const program = calendarProgram();
  const send = (way: keyof typeof WAYS, version: keyof typeof VERSIONS) =>
    program.take(WAYS[way](sampleJob(VERSIONS[version]), version === "cancelled"));
  send(first, "booked");
  expect(program.shown()).toEqual([["CONFIRMED", ...WINDOW]]);
  send(then, "moved");
  expect(program.shown()).toEqual([["CONFIRMED", ...ALL_DAY]]);
  send(then, "cancelled");
  expect(program.shown()).toEqual([["CANCELLED", ...ALL_DAY]]);
  // An email that arrives late, or is opened again.
  send(first, "booked");
  send(then, "moved");
  expect(program.shown()).toEqual([["CANCELLED", ...ALL_DAY]]);
  send(then, "restored");
  send(first, "restored");
  expect(program.shown()).toEqual([["CONFIRMED", ...ALL_DAY]]);
});

test("typed text cannot begin a line of an invitation", () => {
  const breakIn = 'x"\r\nEND:VEVENT\nATTACH:http://evil.example\rX:1\u2028Y';
  const lines = attached({ name: breakIn, email: `a@b.example${breakIn}` }, "REQUEST");
  expect(lines.filter((line) => /^(END:VEVENT|ATTACH|X:|Y)/.test(line))).toEqual(["END:VEVENT"]);
});
