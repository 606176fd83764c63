/** The owner puts a customer's details right. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCrew } from "#app/desk/crew/crew.server.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { deskTimeline } from "#app/jobs/timeline.ts";
import { renderMessage } from "#app/messages/letters/render-message.ts";
import { crewMembers, jobs, messages } from "#db/schema.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { sampleBusiness } from "#test/support/sample-job.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { SITE_NOW } from "#test/support/site.ts";

type Refused = { problem: string; typed: { errors: Record<string, string>; emailMeant?: string } };

async function open() {
  const site = await openDeskSite();
  const edit = await import("#app/desk/job/edit-job.route.tsx");
  const job = savedJob(site.database, sampleBooking({ details: sampleDetails() }));
  const owner = await site.signedIn();
  const path = `/desk/jobs/${job.orderNumber}/edit`;
  const shown = (await owner.get(edit.loader, path)).body as { values: Record<string, string> };
  const post = (fields: Record<string, string>, revision = 1, browser = owner) =>
    browser.post(edit.action, path, { ...shown.values, ...fields, ...stamp(revision) });
  const row = () => site.database.select().from(jobs).where(eq(jobs.id, job.id)).get() ?? job;
  return { ...site, edit, job, owner, path, post, row };
}

test("a new email and address are looked up, and the customer gets them with a new calendar entry", async () => {
  const { database, job, post, row } = await open();
  const email = "new.address@example.com";
  const changed = { email, street: "9 Heron Ct", zip: "77449", city: "" };
  expect((await post(changed)).headers.get("location")).toContain("did=details");
  expect(row()).toMatchObject({ email, fullAddress: "9 Heron Ct, Katy, TX 77449", revision: 2 });
  expect(row().latitude).not.toBe(job.latitude);
  const [last] = deskTimeline(findEvents(database, job.id), job.name);
  expect(last?.title).toBe("The owner changed the email address and address");
  // The old details are in no event.
  expect(JSON.stringify(findEvents(database, job.id))).not.toContain(job.street);
  const due = database.select().from(messages).where(eq(messages.state, "due")).all();
  expect(due.map(({ kind, revision }) => [kind, revision]).sort()).toEqual([
    ["details-customer", 2],
    ["reminder", 2],
  ]);
  const message = due.find(({ kind }) => kind === "details-customer");
  if (!message) throw new Error("no email is due");
  const letter = renderMessage(message, row(), sampleBusiness);
  expect(letter.to).toBe(email);
  expect(letter.subject).toContain("has a new email address and address");
  expect(letter.attachments[0]?.content).toContain("9 Heron Ct");
});

test("an address that stays keeps its place, and a number is read however it is written", async () => {
  const { job, post, row } = await open();
  await post({ phone: "713.555.0177 ext 4", name: "Ana Cruz" });
  const { latitude, longitude } = job;
  const who = { name: "Ana Cruz", phone: "+17135550177", phoneExtension: "4" };
  expect(row()).toMatchObject({ ...who, latitude, longitude });
  expect((await post({ name: "Ana Cruz", phone: "(713) 555-0177 x4" }, 2)).status).toBe(422);
});

test("what is wrong is said at its field, nothing is changed, and an email is asked about once", async () => {
  const { post, row, job } = await open();
  const wrong = await post({ phone: "12", zip: "7700", street: "PO Box 12" });
  expect(wrong.status).toBe(422);
  expect(Object.keys((wrong.body as Refused).typed.errors).sort()).toEqual([
    ...["phone", "street", "zip"],
  ]);
  const asked = await post({ email: "ana@gmial.com" });
  expect((asked.body as Refused).typed).toMatchObject({ emailMeant: "ana@gmail.com" });
  expect(row()).toMatchObject(job);
  await post({ email: "ana@gmial.com", emailAsked: "ana@gmial.com" });
  expect(row().email).toBe("ana@gmial.com");
});

test("an outdated page and the crew change nothing; a done job's customer gets no email", async () => {
  const { database, post, row, job, signedIn, desk, owner } = await open();
  expect((await post({ name: "Ana" }, 7)).status).toBe(409);
  database.insert(crewMembers).values({ name: "Luis", addedAt: SITE_NOW }).run();
  const luis = await signedIn(listCrew(database)[0]?.id ?? null);
  expect((await post({ name: "Ana" }, 1, luis)).status).toBe(403);
  expect(row().name).toBe(job.name);
  const done = { ...stamp(1), what: "as", paid: "none", tip: "0", finish: "quiet" };
  await owner.post(desk.done.action, `/desk/jobs/${job.orderNumber}/done`, done);
  expect((await post({ name: "Ana" })).status).toBe(303);
  expect(row()).toMatchObject({ name: "Ana", stage: "done" });
  const kinds = database.select({ kind: messages.kind }).from(messages).all();
  expect(kinds.map(({ kind }) => kind)).not.toContain("details-customer");
});

test("a canceled job keeps its details", async () => {
  const { database, post, row, job } = await open();
  await cancelJob(database, job.orderNumber, SITE_NOW);
  const answer = await post({ name: "Ana" }, row().revision);
  expect([answer.status, (answer.body as Refused).problem]).toEqual([409, "This job is canceled."]);
});
