import { expect, test, vi } from "vitest";
import { leadCaptures } from "#db/schema.ts";
import { expectLog } from "#test/support/expect-log.ts";
import { type Answer, openSite, SITE_NOW } from "#test/support/site.ts";

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const LEAD = { name: "Maria Lopez", phone: "(713) 555-0100" };
const KEPT = { ...LEAD, phone: "+17135550100" };
const LEAD_ERROR = "Please add a name and a valid phone number (10+ digits).";

/** The lead route of a site. */
async function openLeads(settings: Record<string, string> = {}) {
  const site = await openSite(settings);
  const { action, loader } = await import("#app/chat/leads/leads.route.ts");
  const browser = site.browser();
  const json = (body: unknown, headers: Record<string, string> = {}) =>
    browser.send(action, "/api/leads", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  return {
    site,
    json,
    form: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      browser.post(action, "/api/leads", fields, headers),
    call: (method: string) =>
      browser.send(method === "GET" ? loader : action, "/api/leads", { method }),
    rows: () => site.database.select().from(leadCaptures).all(),
  };
}

const bodyOf = ({ body }: Answer) => JSON.parse(String(body));

test("a lead as JSON is one row, answered with 201", async () => {
  const { json, rows } = await openLeads();
  const answer = await json({ ...LEAD, sessionId: "sess_1" });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(rows()).toMatchObject([{ id: 1, ...KEPT, enteredAt: SITE_NOW, sessionId: "sess_1" }]);
});

test("a lead as a form is one row", async () => {
  const { form, rows } = await openLeads();
  expect((await form({ ...LEAD, sessionId: "sess_1" })).status).toBe(201);
  expect(rows()).toMatchObject([{ id: 1, ...KEPT, enteredAt: SITE_NOW, sessionId: "sess_1" }]);
});

test.each<[string, Record<string, unknown>]>([
  ["no session", {}],
  ["an empty session", { sessionId: "" }],
  ["a session without end", { sessionId: "s".repeat(101) }],
  ["a session of another type", { sessionId: { $ne: 1 } }],
])("a lead with %s is kept without it", async (_, session) => {
  const { json, rows } = await openLeads();
  expect((await json({ ...LEAD, ...session })).status).toBe(201);
  expect(rows()).toMatchObject([{ ...KEPT, sessionId: null }]);
});

test("the time of a lead is the server's, not the post's", async () => {
  const { json, rows } = await openLeads();
  await json({ ...LEAD, enteredAt: "1999-01-01", id: 99 });
  expect(rows()).toMatchObject([{ id: 1, enteredAt: SITE_NOW }]);
});

test("a lead with mistakes is refused with 400 and the message of rule 42", async () => {
  const { json, rows } = await openLeads();
  const cases: [string, unknown][] = [
    ["a blank name", { ...LEAD, name: "   " }],
    ["no name", { phone: LEAD.phone }],
    ["a phone of nine digits", { ...LEAD, phone: "(713) 555-010" }],
    ["no phone", { name: LEAD.name }],
    ["letters for a phone", { ...LEAD, phone: "call me maybe" }],
    ["a name of another type", { ...LEAD, name: 7 }],
    ["null", null],
    ["a list", [LEAD]],
  ];
  for (const [name, values] of cases) {
    const answer = await json(values);
    expect(answer.status, name).toBe(400);
    expect(bodyOf(answer)).toEqual({ error: LEAD_ERROR });
    expect(rows()).toEqual([]);
  }
});

test("a form with mistakes is refused with the same message", async () => {
  const { form, rows } = await openLeads();
  const answer = await form({ name: " ", phone: "713555010" });
  expect([answer.status, bodyOf(answer)]).toEqual([400, { error: LEAD_ERROR }]);
  expect(rows()).toEqual([]);
});

test("text that is not JSON is refused with 400", async () => {
  const { json } = await openLeads();
  expect((await json("{")).status).toBe(400);
});

test("a lead that cannot be saved is answered with 503 and logged without name or phone", async () => {
  const { json, site } = await openLeads();
  site.database.$client.exec(
    "CREATE TRIGGER full BEFORE INSERT ON lead_captures BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  const answer = await expectLog(/^A lead could not be saved (?!.*(?:Maria|555))/s, () =>
    json(LEAD),
  );
  expect(answer.status).toBe(503);
  expect(bodyOf(answer)).toEqual({ error: "We couldn't save your details." });
});

test("a missing table gives 503 without the database's message", async () => {
  const { form, site } = await openLeads();
  site.database.$client.exec("DROP TABLE lead_captures");
  const answer = await expectLog(/^A lead could not be saved .*no such table/, () => form(LEAD));
  expect(answer.status).toBe(503);
  expect(String(answer.body)).not.toMatch(/table|sqlite/i);
});

test("a lead from another site is refused with 403, as JSON and as a form", async () => {
  const { json, form, rows } = await openLeads();
  const cases: [string, Record<string, string>][] = [
    ["another site's Origin", { origin: "https://evil.example" }],
    ["a fetch from another site", { "sec-fetch-site": "cross-site" }],
  ];
  for (const [, headers] of cases) {
    expect((await json(LEAD, headers)).status).toBe(403);
    expect((await form(LEAD, headers)).status).toBe(403);
    expect(rows()).toEqual([]);
  }
});

test("a body of more than 4 KiB is refused with 413", async () => {
  const { json, form, rows } = await openLeads();
  const name = "m".repeat(5_000);
  expect((await json({ ...LEAD, name })).status).toBe(413);
  expect((await form({ ...LEAD, name })).status).toBe(413);
  expect(rows()).toEqual([]);
});

test("a body of another type is refused with 415", async () => {
  const { json } = await openLeads();
  const cases = ["text/plain", "text/json", "multipart/form-data; boundary=x"];
  for (const type of cases) {
    expect((await json(LEAD, { "content-type": type })).status).toBe(415);
  }
});

test("another method is refused with 405 and an Allow header", async () => {
  const { call } = await openLeads();
  const cases = ["GET", "PUT"];
  for (const method of cases) {
    const answer = await call(method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

test("an address over its limit of leads gets a time to wait, and another address is served", async () => {
  const { json, rows } = await openLeads({ TRUST_PROXY: "1" });
  const from = (address: string) => json(LEAD, { "x-forwarded-for": address });
  for (let sent = 0; sent < 30; sent++) expect((await from("203.0.113.9")).status).toBe(201);
  const refused = await from("203.0.113.9");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("203.0.113.10")).status).toBe(201);
  expect(rows()).toHaveLength(31);
});
