/** Requests that no browser sends: generated methods, paths, headers, cookies and bodies. */
import fc from "fast-check";
import { hostileWords } from "./hostile-words.ts";
import { typedBooking } from "./typed-booking.ts";

export type HostileRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
};

const PAGES = [
  "/",
  "/selection",
  "/load-size",
  "/itemized",
  "/schedule",
  "/confirmation",
  "/chat",
  "/cart",
  "/estimate",
  "/list/sofa.2_lamp",
  "/blog",
  "/faq",
  "/service-areas",
  "/service-areas/katy",
  "/api/chat",
  "/api/leads",
  "/healthz",
  "/sitemap.xml",
  "/robots.txt",
];
const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "street",
  "city",
  "state",
  "zip",
  "date",
  "timeOfDay",
  "notes",
  "bookingKey",
  "website",
  "opened",
  "operation",
  "id",
  "units",
  "position",
  "returnTo",
  "conversation",
  "message",
  "step",
  "take",
  "items",
];
const TYPES = [
  "application/x-www-form-urlencoded",
  "application/json",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/octet-stream",
  "application/json; charset=utf-16",
  "",
];
const COOKIES = ["cart", "discount", "booking", "__proto__", "junk"];

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PAGES) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PAGES), fc.constantFrom("q", "items", "add", "city"), hostileWords)
      .map(([page, key, words]) => `${page}?${key}=${encodeURIComponent(wellFormed(words))}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/service-areas/%E0%A4%A",
      "/blog/..%2f..%2fetc%2fpasswd",
      "/assets/../../package.json",
      "/assets/%2e%2e/%2e%2e/package.json",
      "//evil.example/",
      "/\\evil.example",
      "/photos/..%2f..%2fpackage.json",
      "/%00",
      "/list/sofa.99999_abacus_%3Cx-mark%3E",
      `/list/${"lamp_".repeat(1_000)}lamp`,
      "/<x-mark>",
      "/itemized?%ff=%fe&&&=",
      "/service-areas/katy.data",
      "/schedule.data?_routes=__proto__",
      "/__manifest?p=%2F..%2F&version=x",
      `/${"a/".repeat(2_000)}`,
    ),
  },
);

const form = fc
  .array(fc.tuple(fc.constantFrom(...FORM_FIELDS), hostileWords), { maxLength: 24 })
  .map((fields) => Buffer.from(new URLSearchParams(fields.map(wellFormedPair)).toString()));

const chat = fc
  .record({
    sessionId: fc.oneof(hostileWords, fc.jsonValue()),
    messages: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({
          role: fc.constantFrom("user", "assistant", "system"),
          content: hostileWords,
        }),
        { maxLength: 6 },
      ),
    ),
  })
  .map((value) => Buffer.from(JSON.stringify(value)));

const lead = fc
  .record({ name: hostileWords, phone: fc.oneof(hostileWords, fc.jsonValue()) })
  .map((value) => Buffer.from(JSON.stringify(value)));

const body = fc.oneof(
  form,
  chat,
  lead,
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from("[".repeat(30_000)),
    Buffer.from(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`),
    Buffer.from('{"sessionId":"s","messages":[{"role":"user","content":"\xff\xfe"}]}', "latin1"),
    Buffer.from("name=%ff%fe&email=%C0%AF", "latin1"),
    Buffer.alloc(300_000, "a=b&"),
    Buffer.alloc(0),
  ),
);

const cookies = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), hostileWords), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, words]) => `${name}=${headerText(words)}`).join("; "));

const headers = fc.record(
  {
    "content-type": fc.constantFrom(...TYPES),
    cookie: cookies,
    origin: fc.constantFrom("null", "https://evil.example", "not a url", "http://localhost"),
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "none", "x"),
    "x-forwarded-for": hostileWords.map(headerText),
    "x-forwarded-host": fc.constantFrom("evil.example", "a b", "<x-mark>"),
    "accept-language": hostileWords.map(headerText),
    "accept-encoding": fc.constantFrom("gzip", "br", "identity;q=0", "*;q=0", "x"),
    range: fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=a-b"),
    referer: fc.constantFrom("https://evil.example/<x-mark>", "javascript:alert(1)"),
    "if-none-match": fc.constantFrom("*", '"x"', "W/"),
  },
  { requiredKeys: [] },
);

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant("GET") },
  { weight: 6, arbitrary: fc.constant("POST") },
  { weight: 2, arbitrary: fc.constantFrom("HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE") },
);

/** A booking that is valid except for one or two fields: it reaches the database and the emails. */
const booking: fc.Arbitrary<HostileRequest> = fc
  .array(
    fc.tuple(fc.constantFrom("name", "street", "city", "notes", "email", "date"), hostileWords),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((spoilt) => {
    const form = { ...typedBooking({ date: "2026-07-10" }), ...Object.fromEntries(spoilt) };
    const fields = Object.entries(form).map(([name, words]) => wellFormedPair([name, words ?? ""]));
    return {
      method: "POST",
      path: "/schedule",
      headers: { "content-type": TYPES[0] ?? "", cookie: "cart=sofa.2_fridge.1" },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    };
  });

/** A well-formed chat request with hostile text. */
const talk: fc.Arbitrary<HostileRequest> = fc
  .array(hostileWords, { minLength: 1, maxLength: 4 })
  .map((words) => ({
    method: "POST",
    path: "/api/chat",
    headers: { "content-type": "application/json" },
    body: Buffer.from(
      JSON.stringify({
        sessionId: "sess_x",
        messages: words.map((content) => ({ role: "user", content: content.slice(0, 4_000) })),
      }),
    ),
  }));

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ method, path, headers, body }) },
  { weight: 2, arbitrary: booking },
  { weight: 1, arbitrary: talk },
);

/** Replaces lone surrogates, which have no UTF-8. */
function wellFormed(words: string): string {
  return words.replace(/\p{Surrogate}/gu, "\uFFFD");
}

function wellFormedPair([name, words]: [string, string]): [string, string] {
  return [name, wellFormed(words)];
}

/** Text that Node accepts in a header: Latin-1 without control characters, limited in length. */
function headerText(words: string): string {
  return words.replace(/[^\x20-\x7e\xa0-\xff]/g, "").slice(0, 3_000);
}
