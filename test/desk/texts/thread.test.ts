import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import { addIncoming } from "#app/jobs/texts/thread.server.ts";
import { jobs, messages, texts } from "#db/schema.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { TWILIO_FROM, TWILIO_SID, TWILIO_TOKEN } from "#test/support/twilio-stand-in.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const PHONE = "+17135550100";
const SETTINGS = { TWILIO_ACCOUNT_SID: TWILIO_SID, TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_FROM };

type Thread = {
  requestId: string;
  thread: { until: string | null; why: string | null; title: string };
};
type Inbox = { requestId: string; todos: { key: string; title: string; words: string }[] };

/** A desk with a booking, and a text from its customer. */
async function openTexts(fields: Record<string, string> = { texts: "1" }, at = SITE_NOW) {
  const site = await openDeskSite(SETTINGS);
  const booker = site.browser({ cart: "load-half.1_refrigerator.1" });
  const form = { bookingKey: randomUUID(), ...typedBooking(), ...fields };
  expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
  const text = { phone: PHONE, words: "Can you come at 8?", sid: "SM1", at, isSeen: false };
  addIncoming(site.database, text);
  const owner = await site.signedIn();
  const thread = await import("#app/desk/texts/thread.route.tsx");
  const inbox = await import("#app/desk/inbox/inbox.route.tsx");
  const path = "/desk/texts/1";
  const answers = () =>
    site.database.select().from(messages).where(eq(messages.kind, "answer-text")).all();
  return {
    ...site,
    owner,
    answers,
    inbox: async () => (await owner.get(inbox.loader, "/desk/inbox")).body as Inbox,
    settle: (key: string, requestId: string) =>
      owner.post(inbox.action, "/desk/inbox", { intent: "seen", key, requestId }),
    open: async () => (await owner.get(thread.loader, path)).body as Thread,
    send: (words: string, requestId: string = randomUUID()) =>
      owner.post(thread.action, path, { intent: "answer", requestId, words }),
    texts: () => site.database.select().from(texts).all(),
  };
}

test("a text waits in the inbox under its customer, and is answered once from there", async () => {
  const site = await openTexts();
  const [todo] = (await site.inbox()).todos;
  expect(todo).toMatchObject({ key: "text:1", title: "Maria Lopez has texted" });
  expect(todo?.words).toContain("“Can you come at 8?”");
  const { requestId, thread } = await site.open();
  expect(thread).toMatchObject({ title: "Maria Lopez", why: null });
  for (const _ of [1, 2]) {
    expect((await site.send("Yes, we’ll be there — José", requestId)).status).toBe(303);
  }
  expect(site.answers()).toHaveLength(1);
  expect(site.texts().at(-1)).toMatchObject({ isOurs: true, words: "Yes, we'll be there - Jose" });
  expect((await site.inbox()).todos.filter(({ key }) => key.startsWith("text:"))).toEqual([]);
});

test("a text that needs no answer is marked as seen", async () => {
  const site = await openTexts();
  const { requestId } = await site.inbox();
  expect((await site.settle("text:1", requestId)).status).toBe(303);
  expect((await site.inbox()).todos.filter(({ key }) => key.startsWith("text:"))).toEqual([]);
  expect(site.answers()).toEqual([]);
});

test("nothing is answered after a day, after STOP, or to somebody who has not asked for texts", async () => {
  const late = await openTexts({ texts: "1" }, "2026-07-19T15:00:00.000Z");
  expect((await late.send("Yes")).body).toMatchObject({
    advice: expect.stringMatching(/more than 24 hours old/),
  });
  const stopped = await openTexts();
  stopTexts(stopped.database, PHONE, SITE_NOW);
  expect((await stopped.send("Yes")).body).toMatchObject({
    typed: "Yes",
    advice: expect.stringMatching(/have texted STOP/),
  });
  const unasked = await openTexts({});
  expect((await unasked.send("Yes")).status).toBe(422);
  expect((await unasked.open()).thread.why).toContain("have not asked for texts");
  for (const site of [late, stopped, unasked]) expect(site.answers()).toEqual([]);
});

test("an answer of no plain signs, or of more than two segments, is refused with what was typed", async () => {
  const site = await openTexts();
  for (const typed of ["", "👍", "a".repeat(307)]) {
    const { status, body } = await site.send(typed);
    expect(status).toBe(422);
    expect(body).toMatchObject({ typed });
  }
  expect(site.answers()).toEqual([]);
});

test("only the owner opens the texts, and who erases a customer erases them too", async () => {
  const site = await openTexts();
  const { loader } = await import("#app/desk/texts/thread.route.tsx");
  expect((await site.browser().get(loader, "/desk/texts/1")).status).toBe(303);
  expect((await site.owner.get(loader, "/desk/texts/9")).status).toBe(404);
  site.database.update(jobs).set({ stage: "cancelled" }).run();
  const { eraseCustomer } = await import("#app/desk/customers/erase.server.ts");
  eraseCustomer(site.database, { phone: PHONE, email: "" }, SITE_NOW);
  expect(site.texts()).toEqual([]);
});
