/** A customer is erased: nothing that was typed is left in any file, and the figures are (rule 239). */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { saveCustomerNote } from "#app/desk/customers/customer-notes.server.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { consentOf, shownText } from "#app/jobs/money/price-consent.ts";
import { phoneKey } from "#app/lib/phone-number.ts";
import { NO_TAX } from "#app/prices/tax.ts";
import {
  jobEvents,
  jobFinals,
  jobs,
  leadCaptures,
  messages,
  payments,
  receipts,
} from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { addJob, openOfficeWithJobs } from "#test/support/owner-command.ts";
import { twoColours } from "#test/support/pictures.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const TYPED = {
  name: "Wilhelmina Quackenbush",
  email: "wilhelmina.q@example.com",
  phone: "(713) 555-0176",
  street: "4711 Periwinkle Ct",
  notes: "The xylophone stays in the attic",
};
const OTHERS = ["Zanzibar gate note", "Marmalade desk note", "Tangerine price reason"];
/** In whatever form they are kept. */
const WORDS = [
  ...["Wilhelmina", "Quackenbush", "wilhelmina.q", "7135550176", "555-0176", "Periwinkle"],
  ...["xylophone", "Zanzibar", "Marmalade", "Tangerine", "Pomegranate", "Clementine", "Grapefruit"],
];

/** Which of the words are in any file below a folder, the database's journals included. */
function wordsLeft(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  return files.flatMap((path) => {
    const text = readFileSync(path, "latin1").toLowerCase();
    return WORDS.filter((word) => text.includes(word.toLowerCase())).map(
      (word) => `${path}: ${word}`,
    );
  });
}

async function customer() {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const route = await import("#app/desk/customers/customers.route.tsx");
  const photos = await import("#app/desk/job/job-photos.route.ts");
  const book = async (differences = {}) => {
    const booker = site.browser({ cart: "load-half.1_refrigerator.1" });
    const form = { bookingKey: randomUUID(), ...typedBooking({ ...TYPED, ...differences }) };
    expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
    return site.jobs().at(-1) as ReturnType<typeof site.jobs>[number];
  };
  const press = async (id: number, fields: Record<string, string>) =>
    owner.post(route.action, `/desk/customers/${id}`, { requestId: randomUUID(), ...fields });
  const act = (order: string, fields: Record<string, string>) =>
    owner.post(site.desk.job.action, `/desk/jobs/${order}`, { ...stamp(1), ...fields });
  const addPhoto = async (order: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(stamp(1))) body.set(name, value);
    const jpeg = new Uint8Array(await twoColours(40, 30).jpeg().toBuffer());
    body.append("photos", new Blob([jpeg]), "a.jpg");
    const init = { method: "POST", body };
    await owner.send(photos.action, `/desk/jobs/${order}/photos?show=after`, init);
  };
  return { ...site, owner, route, book, press, act, addPhoto };
}

test("every word of a customer leaves every table and file; sums, numbers, kinds and times stay", async () => {
  const site = await customer();
  const { database, owner, desk, folder, press, act } = site;
  const first = await site.book();
  const second = await site.book({ street: "12 Pomegranate Ln", phone: "713-555-0176 x9" });
  saveLead(database, {
    name: TYPED.name,
    phone: "+17135550176",
    enteredAt: SITE_NOW,
    sessionId: "s",
  });
  const [zanzibar, marmalade, tangerine] = OTHERS as [string, string, string];
  const noted = { person: { phone: TYPED.phone }, note: marmalade };
  saveCustomerNote(database, noted, { requestId: null, seen: null }, SITE_NOW);
  await act(first.orderNumber, { do: "note", note: zanzibar });
  await act(first.orderNumber, { do: "note", note: "Clementine, a note that was replaced" });
  await site.addPhoto(first.orderNumber);
  // Not while a pickup is to come.
  const refused = await press(first.id, { intent: "erase" });
  expect([refused.status, (refused.body as { advice: string }).advice]).toEqual([
    409,
    expect.stringContaining("Cancel the job"),
  ]);
  const asked = (await owner.get(site.route.loader, `/desk/customers/${first.id}?erase=1`)).body;
  expect((asked as { erasing: { jobs: object[] } }).erasing.jobs).toHaveLength(2);
  const finish = (fields: Record<string, string>) =>
    owner.post(desk.done.action, `/desk/jobs/${first.orderNumber}/done`, {
      ...{ ...stamp(1), ...fields },
    });
  await finish({ what: "price", price: "380", reason: tangerine, finish: "ask" });
  const state = consentOf(first, findEvents(database, first.id), NO_TAX);
  const shown = state ? shownText(state.proposal) : "";
  await finish({ shown, signer: "Grapefruit Quackenbush", finish: "approve" });
  await finish({ what: "approved", paid: "cash", tip: "0", finish: "send" });
  const [payment] = database.select().from(payments).all();
  await act(first.orderNumber, { do: "void", payment: `${payment?.id}`, reason: tangerine });
  await owner.post(desk.cancel.action, `/desk/jobs/${second.orderNumber}/cancel`, {
    ...{ ...stamp(1), reason: zanzibar },
  });
  expect(new Set(wordsLeft(folder).map((line) => line.split(": ")[1]))).toEqual(new Set(WORDS));

  const events = () =>
    database
      .select({ at: jobEvents.at, who: jobEvents.who, what: jobEvents.what })
      .from(jobEvents)
      .all();
  const figures = () => ({
    sums: database
      .select({ total: jobs.totalCents, items: jobs.items, date: jobs.date, zip: jobs.zip })
      .from(jobs)
      .all(),
    finals: database.select({ total: jobFinals.totalCents }).from(jobFinals).all(),
    receipts: database
      .select({ number: receipts.number, year: receipts.year })
      .from(receipts)
      .all(),
    paid: database.select({ cents: payments.cents }).from(payments).all(),
    messages: database.select({ kind: messages.kind }).from(messages).all().length,
    leads: database.select().from(leadCaptures).all().length,
    events: events(),
  });
  const before = figures();
  const erased = await press(first.id, { intent: "erase" });
  expect(erased.headers.get("location")).toBe("/desk/customers?did=erase#said");
  expect(wordsLeft(folder)).toEqual([]);
  expect(figures()).toEqual(before);
  const uploads = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(uploads.filter((name) => name.endsWith(".jpg"))).toEqual([]);
  const [kept, other] = site.jobs();
  expect([kept?.name, kept?.fullAddress, kept?.email]).toEqual([
    "Erased customer",
    "Houston, TX 77002",
    "",
  ]);
  // One person still, who is nobody's number.
  expect(phoneKey(kept?.phone ?? "")).toBe(phoneKey(other?.phone ?? ""));
  expect(phoneKey(kept?.phone ?? "")).toBe(
    phoneKey(database.select().from(leadCaptures).all()[0]?.phone ?? ""),
  );
  // The old private link is nobody's, and events are append-only as before.
  expect((await site.browser().get(site.booking.loader, `/booking/${first.token}`)).status).toBe(
    404,
  );
  expect(() => database.update(jobEvents).set({ at: SITE_NOW }).run()).toThrow("append-only");
  for (const [page, path] of [
    [desk.job.loader, `/desk/jobs/${first.orderNumber}`],
    [desk.receipt.loader, `/desk/jobs/${first.orderNumber}/receipt`],
    [site.route.loader, `/desk/customers/${first.id}`],
    [site.route.loader, "/desk/customers"],
  ] as const) {
    expect((await owner.get(page, path)).status).toBe(200);
  }
});

test("erase, typed as a command: asked first, by order or number, and refused for an open job", async () => {
  const { owner, database } = openOfficeWithJobs();
  const job = addJob(database, "JB-400001", { phone: "(713) 555-0176", email: TYPED.email });
  saveLead(database, {
    name: "Wilhelmina",
    phone: "+17135550177",
    enteredAt: SITE_NOW,
    sessionId: null,
  });
  const open = await owner(["erase", "JB-400001", "--yes"]);
  expect([open.status, open.stderr]).toEqual([1, expect.stringContaining("still open")]);
  await owner(["cancel", "JB-400001", "--yes"]);
  expect((await owner(["erase", "JB-400001"], {}, "n\n")).stderr).toContain("Nothing was erased");
  const done = await owner(["erase", "JB-400001", "--yes"]);
  expect([done.stderr, done.stdout]).toEqual(["", expect.stringContaining("Erased. Backups")]);
  const rows = database.select().from(jobs).all();
  expect(rows.find(({ id }) => id === job.id)).toMatchObject({
    name: "Erased customer",
    email: "",
  });
  // Somebody who left a number alone.
  expect((await owner(["erase", "713 555 0177", "--yes"])).stdout).toContain("Erased");
  expect(database.select().from(leadCaptures).all()[0]?.name).toBe("Erased customer");
  expect((await owner(["erase", "713 555 0177", "--yes"])).stderr).toContain("No customer matches");
  expect((await owner(["erase", "Wilhelmina", "--yes"])).status).toBe(1);
});
