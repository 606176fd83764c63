/** A booking's private link on the running site: where its secret may be read, and where not. */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, sharedServer, startBuiltServer } from "#test/support/built-server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const PRIVATE = {
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

/** Makes a booking. @param started the site, by default the one that the tests of this file share */
async function siteWithBooking(started = sharedServer()) {
  const server = await started;
  const key = randomUUID();
  expect((await pressSchedule(server.url, { key })).status).toBe(303);
  const database = new Sqlite(join(server.folder, "junkbuddy.db"));
  onTestFinished(() => void database.close());
  const token = database
    .prepare("SELECT token FROM jobs WHERE booking_key = ?")
    .pluck()
    .get(key) as string;
  return { server, database, key, token };
}

const get = (server: BuiltServer, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: "manual", ...init });

const privateHeaders = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(PRIVATE).map((name) => [name, headers.get(name)]));

/** The hidden fields of a page's form. */
function stampIn(page: string) {
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";
  return { requestId: value("requestId"), revision: value("revision") };
}

test("every answer under a private address is kept by no cache, no search engine and no referrer", async () => {
  const { server, token } = await siteWithBooking();
  const path = `/booking/${token}`;
  for (const [address, status] of [
    [path, 200],
    [`${path}.data`, 200],
    [`/BOOKING/${token}/`, 200],
    [`/%62ooking/${token}`, 200],
    [`${path}/cancel`, 200],
    [`${path}/pickup.ics`, 200],
    [`${path}/unsubscribe`, 200],
    [`/b/${token.slice(0, 24)}`, 302],
    [`/b/${token.slice(0, 24)}/review`, 302],
    [`/b/${"0".repeat(24)}`, 404],
    ["/booking", 200],
    ["/booking/JB-123456", 404],
    [`/booking/${"0".repeat(64)}/cancel`, 404],
    [`${path}/no-such-page`, 404],
  ] as const) {
    const answer = await get(server, address);
    expect([address, answer.status]).toEqual([address, status]);
    expect(privateHeaders(answer)).toEqual(PRIVATE);
  }
  const refused = await get(server, path, {
    method: "POST",
    body: new URLSearchParams({ a: "b" }),
  });
  expect([refused.status, privateHeaders(refused)]).toEqual([400, PRIVATE]);
});

test(
  "a booking page holds half of the email and phone, and keeps its token out of metadata " +
    "and followed links",
  async () => {
    const { server, key, token } = await siteWithBooking();
    for (const path of [
      `/booking/${token}`,
      `/booking/${token}/cancel`,
      `/booking/${token}.data`,
    ]) {
      const text = await (await get(server, path)).text();
      expect(text).toContain("(713) …00");
      for (const secret of ["maria@", "555-0100", "7135550100", key]) {
        expect(text).not.toContain(secret);
      }
      const isData = path.endsWith(".data");
      if (isData) expect(text).not.toContain(token);
      else expect(text).toContain('<meta name="referrer" content="same-origin"/>');
      // Its own address stands in links to itself, and nowhere where another reads it.
      expect(text).not.toMatch(new RegExp(`(?:og:|canonical|data-discover)[^>]*${token}`));
      expect(text).not.toMatch(/<a [^>]*data-discover="true"[^>]*href="\/booking/);
    }
  },
);

test("no line of the log holds a token, whatever was asked of it and however it failed", async () => {
  const { server, database, token } = await siteWithBooking(startBuiltServer());
  const path = `/booking/${token}`;
  const stamp = stampIn(await (await get(server, path)).text());
  const asked: [string, RequestInit?][] = [
    [path],
    [`${path}?did=moved`],
    [`${path}.data?_routes=root`],
    [`${path}/cancel`],
    [`${path}/pickup.ics`],
    [`/Booking//${token}`],
    [`/%62ooking/${token}`],
    [`/bookings/${token}`],
    [`/b/${token.slice(0, 24)}`],
    [`/b/${token.slice(0, 24)}/review`],
    [`${path}/unsubscribe`, { method: "POST", body: "List-Unsubscribe=One-Click" }],
    [`/to/${token.slice(0, 24)}`],
    [`/book/${token}/move`],
    [`/__manifest?p=${encodeURIComponent(path)}&version=1`],
    [path, { method: "POST", body: new URLSearchParams({ ...stamp, notes: "Side gate" }) }],
    [path, { method: "PUT", body: new URLSearchParams(stamp) }],
    [path, { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
    [`${path}/cancel`, { method: "POST", body: new URLSearchParams({ ...stamp, more: token }) }],
    ["/faq", { headers: { referer: `${server.url}${path}` } }],
  ];
  for (const [address, init] of asked) await (await get(server, address, init)).text();
  // A failure of our own, whose line says what failed.
  database.exec("ALTER TABLE job_events RENAME TO elsewhere");
  expect((await get(server, path)).status).toBe(500);
  database.exec("ALTER TABLE elsewhere RENAME TO job_events");
  await until(() => server.log().some(({ status }) => status === 500));
  expect(await server.stop()).toBe(0);

  expect(server.output()).not.toContain(token);
  expect(server.output()).not.toContain(token.slice(0, 16));
  const paths = server.log().map((line) => line.path);
  for (const masked of ["/booking/…", "/b/…", "/to/…", "/booking/…/cancel", "/book/…/move"]) {
    expect(paths).toContain(masked);
  }
  expect(server.log().filter(({ msg }) => msg === "A request failed")).toMatchObject([
    { level: "error", path: "/booking/…" },
  ]);
});

test("another site's page cannot post to a booking", async () => {
  const { server, database, token } = await siteWithBooking();
  const page = await (await get(server, `/booking/${token}/cancel`)).text();
  const post = (headers: Record<string, string>) =>
    get(server, `/booking/${token}/cancel`, {
      method: "POST",
      body: new URLSearchParams(stampIn(page)),
      headers,
    });
  expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  const stage = () => database.prepare("SELECT stage FROM jobs WHERE token = ?").pluck().get(token);
  expect(stage()).toBe("booked");
  expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(303);
  expect(stage()).toBe("cancelled");
});

test("no page of a booking is kept as a file or in memory", async () => {
  const pages = join(temporaryFolder(), "pages");
  const { server, database, token } = await siteWithBooking(
    startBuiltServer({ PAGES_PATH: pages }),
  );
  const first = await (await get(server, `/booking/${token}`)).text();
  database.prepare("UPDATE jobs SET notes = 'Written meanwhile'").run();
  const second = await (await get(server, `/booking/${token}`)).text();
  expect(first).not.toContain("Written meanwhile");
  expect(second).toContain("Written meanwhile");
  // A page that anybody may see is kept, which takes a moment; a booking's never is.
  await get(server, "/faq");
  const files = () => readdirSync(pages, { recursive: true }).map(String);
  await until(() => files().some((file) => file.includes("faq")));
  expect(files().filter((file) => file.includes("booking"))).toEqual([]);
});
