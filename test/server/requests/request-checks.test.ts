import { afterEach, expect, test, vi } from "vitest";
import { readBookingForm } from "#app/booking/booking-form.server.ts";
import { TRAP_FIELD } from "#app/lib/form-trap.ts";
import { looksAutomated, stampForm } from "#app/server/requests/bot-check.server.ts";
import { addressKey, clientAddress } from "#app/server/requests/client-address.server.ts";
import { BadFormError, MAX_FORM_BYTES, readForm } from "#app/server/requests/form.server.ts";
import {
  createRateLimit,
  createRecipientLimit,
  mailboxKey,
  noRateLimit,
  waitWords,
} from "#app/server/requests/rate-limit.server.ts";
import { isSameOrigin } from "#app/server/requests/same-origin.server.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const SITE = "https://junk.example/schedule";

const requestWith = (headers: Record<string, string>) => new Request(SITE, { headers });

// Same origin.

test.each<[string, Record<string, string>, boolean]>([
  ["neither header", {}, true],
  ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, true],
  ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, true],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, false],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, false],
  ["our own Origin", { origin: "https://junk.example" }, true],
  ["our own Origin behind a proxy", { origin: "https://www.example", host: "www.example" }, true],
  ["our own Origin by the other scheme", { origin: "http://junk.example" }, false],
  [
    "our own host by the other scheme",
    { origin: "http://junk.example", host: "junk.example" },
    false,
  ],
  ["a host that is none", { origin: "https://junk.example", host: "a b" }, false],
  ["another Origin", { origin: "https://evil.example" }, false],
  ["another port", { origin: "https://junk.example:8443" }, false],
  ["a longer name", { origin: "https://junk.example.evil.example" }, false],
  ["Origin: null", { origin: "null" }, false],
  [
    "another site that also claims our Origin",
    { "sec-fetch-site": "cross-site", origin: "https://junk.example" },
    false,
  ],
])("a request with %s is same-origin: %3$s", (_, headers, isSame) => {
  expect(isSameOrigin(requestWith(headers))).toBe(isSame);
});

// The address of a request.

test("X-Forwarded-For is ignored while no proxy is trusted", () => {
  expect(clientAddress(requestWith({ "x-forwarded-for": "203.0.113.9" }), false)).toBeNull();
});

test("the last hop of X-Forwarded-For is used", () => {
  const header = { "x-forwarded-for": "198.51.100.1, 10.0.0.1 , 203.0.113.9 " };
  expect(clientAddress(requestWith(header), true)).toBe("203.0.113.9");
});

test("a missing or empty hop is no address, and a long one is cut", () => {
  expect(clientAddress(requestWith({}), true)).toBeNull();
  expect(clientAddress(requestWith({ "x-forwarded-for": "203.0.113.9, " }), true)).toBeNull();
  const long = { "x-forwarded-for": "f".repeat(5_000) };
  expect(clientAddress(requestWith(long), true)).toHaveLength(64);
});

// Rate limits.

const LIMIT = { perAddress: 2, inAll: 3, seconds: 600 };
const from = (address: string) => requestWith({ "x-forwarded-for": address });

afterEach(() => {
  vi.useRealTimers();
});

test("each address has its own count and its own time to wait", async () => {
  vi.useFakeTimers();
  const check = createRateLimit(LIMIT, true);
  const one = from("203.0.113.1");
  expect([await check(one), await check(one)]).toEqual([null, null]);
  expect(await check(one)).toBe(600);
  expect(await check(from("203.0.113.2"))).toBeNull();
});

test("forged hops give an address no additional requests", async () => {
  vi.useFakeTimers();
  const check = createRateLimit(LIMIT, true);
  const waits = [];
  for (const made of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
    waits.push(await check(from(`${made}, 203.0.113.1`)));
  }
  expect(waits).toEqual([null, null, 600]);
});

test("the addresses of one IPv6 /64 network share one count", () => {
  const keys = ["2001:db8:0:1::5", "2001:0DB8::1:9:8:7:6", "2001:db8:0:1:ffff:ffff:ffff:ffff"];
  expect(keys.map(addressKey)).toEqual(Array(3).fill("2001:db8:0:1::/64"));
  expect(addressKey("2001:db8:0:2::5")).toBe("2001:db8:0:2::/64");
  expect(addressKey("::1")).toBe("::/64");
  expect(addressKey("fe80::1%eth0")).toBe("fe80::/64");
  expect(addressKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
  for (const plain of ["203.0.113.7", "no address"]) expect(addressKey(plain)).toBe(plain);
});

test("posts without a known address share one generous limit", async () => {
  vi.useFakeTimers();
  const check = createRateLimit(LIMIT, false);
  const waits = [];
  for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"]) {
    waits.push(await check(from(address)));
  }
  expect(waits).toEqual([null, null, null, 600]);
});

test("a limit counts down and ends with its time", async () => {
  vi.useFakeTimers();
  const check = createRateLimit(LIMIT, true);
  const one = from("203.0.113.1");
  await check(one);
  await check(one);
  vi.advanceTimersByTime(590_500);
  expect(await check(one)).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(await check(one)).toBeNull();
});

test("every spelling of a mailbox shares one count", async () => {
  vi.useFakeTimers();
  const spellings = [
    "maria@example.com",
    "Maria@Example.COM ",
    "maria+1@example.com",
    "maria+@example.com",
  ];
  expect(new Set(spellings.map(mailboxKey)).size).toBe(1);
  expect(mailboxKey("M.a.r.ia+x@googlemail.com")).toBe(mailboxKey("maria@gmail.com"));
  expect(mailboxKey("m.aria@example.com")).not.toBe(mailboxKey("maria@example.com"));
  const check = createRecipientLimit({ emails: 3, seconds: 600 });
  const waits = [];
  for (const spelling of spellings) waits.push(await check(spelling));
  expect(waits).toEqual([null, null, null, 600]);
  expect(await check("jo@example.com")).toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(await check("maria@example.com")).toBeNull();
});

test("with the limits switched off every request passes", async () => {
  for (let post = 0; post < 1000; post++) expect(await noRateLimit(requestWith({}))).toBeNull();
});

test.each([
  [1, "1 second"],
  [20, "20 seconds"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [180, "3 minutes"],
  [181, "4 minutes"],
])("%s seconds are %s", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

// Scripts and people.

const SECRET = "a-secret-of-the-site";
const OPENED = new Date("2026-07-20T15:30:00Z");
const afterMs = (ms: number) => new Date(OPENED.getTime() + ms);
const LINK = "see https://spam.example";

function isAutomated(fields: Record<string, string>, typed = LINK, at = afterMs(500)) {
  return looksAutomated(new URLSearchParams(fields), ["Maria", typed], SECRET, at);
}

test("a filled hidden field marks a script together with another sign, never alone (rule 260)", () => {
  const opened = stampForm(SECRET, OPENED);
  const trap = { [TRAP_FIELD]: "x" };
  expect(isAutomated({ ...trap, opened }, "", afterMs(2_999))).toBe(true);
  expect(isAutomated({ ...trap, opened }, "", afterMs(3_000))).toBe(false);
  expect(isAutomated({ ...trap, opened }, LINK, afterMs(3_000))).toBe(false);
  expect(isAutomated(trap, "", afterMs(100_000))).toBe(true);
  expect(isAutomated({ ...trap, opened: "forged" }, "", afterMs(100_000))).toBe(true);
  expect(isAutomated({ [TRAP_FIELD]: "" }, "", afterMs(100_000))).toBe(false);
});

test("links in a form posted within three seconds mark a script, and later ones do not", () => {
  const opened = stampForm(SECRET, OPENED);
  expect(isAutomated({ opened }, LINK, afterMs(2_999))).toBe(true);
  expect(isAutomated({ opened }, "WWW.spam.example", afterMs(0))).toBe(true);
  expect(isAutomated({ opened }, LINK, afterMs(3_000))).toBe(false);
});

test("a form posted at once without links is accepted", () => {
  expect(isAutomated({ opened: stampForm(SECRET, OPENED) }, "Gate 1234", afterMs(0))).toBe(false);
});

test("a missing, broken or forged time stamp is accepted", () => {
  const [time, signature] = stampForm(SECRET, OPENED).split(".");
  const [, foreign] = stampForm("another-secret-altogether", OPENED).split(".");
  for (const opened of ["", ".", "x", `${time}`, `${time}.${foreign}`, `zzz.${signature}`]) {
    expect(isAutomated({ opened })).toBe(false);
  }
  expect(isAutomated({})).toBe(false);
});

// Forms.

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(SITE, { method: "POST", body, headers, duplex: "half" } as RequestInit);
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

const refusal = (request: Request, maxBytes?: number) =>
  readForm(request, maxBytes).catch((error: unknown) => error);

test("a form's fields are read as typed", async () => {
  const typed = { name: "Zoë 👩‍👩‍👧‍👦 & <b>", notes: "a\r\nb=c" };
  const form = await readForm(post(new URLSearchParams(typed)));
  expect(Object.fromEntries(form)).toEqual(typed);
});

test("the content type may name a charset in any case, and the body may be empty", async () => {
  const type = "Application/X-WWW-Form-Urlencoded; Charset=UTF-8";
  expect((await readForm(post("a=1", { "content-type": type }))).get("a")).toBe("1");
  expect([...(await readForm(post(null, FORM_TYPE)))]).toEqual([]);
});

test.each([
  ["JSON", "application/json"],
  ["multipart", "multipart/form-data; boundary=x"],
  ["text", "text/plain"],
  ["another name", "application/x-www-form-urlencoded-not"],
])("a post of %s is refused with 415", async (_, type) => {
  expect(await refusal(post("a=1", { "content-type": type }))).toMatchObject({ status: 415 });
});

test("a body of exactly the limit is accepted, and one byte more is refused with 413", async () => {
  const body = `a=${"x".repeat(98)}`;
  expect((await readForm(post(body, FORM_TYPE), 100)).get("a")).toHaveLength(98);
  const error = await refusal(post(`${body}x`, FORM_TYPE), 100);
  expect(error).toBeInstanceOf(BadFormError);
  expect(error).toMatchObject({ status: 413 });
});

test("a body whose Content-Length is too large is refused unread", async () => {
  const request = post("a=1", { ...FORM_TYPE, "content-length": String(MAX_FORM_BYTES + 1) });
  expect(await refusal(request)).toMatchObject({ status: 413 });
  expect(request.bodyUsed).toBe(false);
});

test("an endless body with no or a false Content-Length is cut off at the limit", async () => {
  for (const said of [{}, { "content-length": "3" }]) {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks++;
        controller.enqueue(new Uint8Array(1024).fill(97));
      },
    });
    expect(await refusal(post(endless, { ...FORM_TYPE, ...said }))).toMatchObject({ status: 413 });
    expect(chunks).toBeLessThan(200);
  }
});

test("bytes that are not UTF-8 are read as replacement characters", async () => {
  const form = await readForm(post(new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), FORM_TYPE));
  expect(form.get("a")).toBe("\ufffd\ufffd");
});

// The booking form's fields.

const KEY = "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10";

test("fields are read by name, missing ones are empty and unknown ones ignored", () => {
  const form = new URLSearchParams({ name: "Maria", total: "1", bookingKey: KEY });
  expect(readBookingForm(form)).toEqual({
    bookingKey: KEY,
    values: {
      ...Object.fromEntries(Object.keys(typedBooking()).map((field) => [field, ""])),
      name: "Maria",
    },
  });
});

test("a booking key is the same in capital letters", () => {
  const form = new URLSearchParams({ bookingKey: KEY.toUpperCase() });
  expect(readBookingForm(form).bookingKey).toBe(KEY);
});

test.each(["", "1", "JB-123456", `${KEY}0`, "../../etc/passwd", KEY.replaceAll("-", "")])(
  "a post with the key %j is a new booking",
  (bookingKey) => {
    const form = new URLSearchParams({ bookingKey });
    const keys = [readBookingForm(form), readBookingForm(form)].map((read) => read.bookingKey);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys).not.toContain(bookingKey);
  },
);

test("a date from the calendar takes precedence over a quick one unless it is empty", () => {
  const read = (customDate: string) =>
    readBookingForm(new URLSearchParams({ date: "2026-07-21", customDate })).values.date;
  expect(read("2026-08-01")).toBe("2026-08-01");
  expect(read("")).toBe("2026-07-21");
});
