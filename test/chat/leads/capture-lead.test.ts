import { expect, test } from "vitest";
import { type CaptureLeadServices, captureLead } from "#app/chat/leads/capture-lead.ts";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { leadCaptures } from "#db/schema.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const LEAD = { name: "Maria Lopez", phone: "(713) 555-0100" };
const KEPT = { ...LEAD, phone: "+17135550100" };

/** The workflow on a real SQLite file, at noon in London. */
function openBook() {
  const database = temporaryDatabase();
  const services: CaptureLeadServices = {
    saveLead: async (lead) => saveLead(database, lead),
    now: () => new Date("2026-07-20T12:00:00.000Z"),
  };
  return { database, services, rows: () => database.select().from(leadCaptures).all() };
}

test("a lead is one row with its time and session", async () => {
  const { services, rows } = openBook();
  expect(await captureLead(LEAD, "sess_1", services)).toEqual({ kind: "saved" });
  expect(rows()).toMatchObject([
    { id: 1, ...KEPT, enteredAt: "2026-07-20T12:00:00.000Z", sessionId: "sess_1" },
  ]);
});

test("a lead without a session is saved too, trimmed", async () => {
  const { services, rows } = openBook();
  await captureLead({ name: " Maria\nLopez ", phone: LEAD.phone, role: "owner" }, null, services);
  expect(rows()).toMatchObject([{ ...KEPT, sessionId: null }]);
});

test("a name that looks like SQL is saved as a name", async () => {
  const { services, rows } = openBook();
  const name = "'); DROP TABLE lead_captures; --";
  expect(await captureLead({ ...LEAD, name }, "sess_1", services)).toEqual({ kind: "saved" });
  expect(rows()).toMatchObject([{ name }]);
});

test.each([
  ["a blank name", { ...LEAD, name: "  " }],
  ["nine digits", { ...LEAD, phone: "713-555-010" }],
  ["nothing", undefined],
])("%s is invalid and is not saved", async (_, values) => {
  const { services, rows } = openBook();
  expect(await captureLead(values, "sess_1", services)).toEqual({ kind: "invalid" });
  expect(rows()).toEqual([]);
});

test("a database that cannot be written is a result, not an exception", async () => {
  const { database, services } = openBook();
  database.$client.exec("DROP TABLE lead_captures");
  expect(await captureLead(LEAD, "sess_1", services)).toMatchObject({
    kind: "not-saved",
    cause: { message: expect.stringMatching(/no such table|Failed query/) },
  });
});
