/** Jobs that the owner takes by phone (rule 215). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { takePhoneJob } from "#app/desk/phone-job/take-phone-job.server.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { renderMessage } from "#app/messages/letters/render-message.ts";
import { readZips } from "#app/schedule/area/zips.server.ts";
import { linesOf, setUpBooking } from "#test/support/booking-setup.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { sampleBusiness } from "#test/support/sample-job.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const cities = new Map(readZips().map(({ zip, city }) => [zip, city]));

async function phone() {
  const setup = await setUpBooking();
  const { database } = setup;
  let woken = 0;
  const services = {
    ...setup.services(),
    cityOfZip: (zip: string) => cities.get(zip) ?? null,
    tax: () => ({ mode: "included", rate: 825 }) as const,
    onMessagesDue: () => {
      woken += 1;
    },
  };
  const take = (values = {}, { requestId = randomUUID(), isForced = false, items = "sofa" } = {}) =>
    takePhoneJob(
      {
        ...{ requestId, isForced, isDiscountOn: false },
        values: typedBooking({ city: "", state: "", email: "", ...values }),
        lines: items === "" ? [] : linesOf(items),
      },
      services,
    );
  return { ...setup, database, take, woken: () => woken };
}

test("a job by phone is confirmed at once, knows its source, and owes no message without an email", async () => {
  const { take, jobs, database, resend } = await phone();
  expect(await take()).toMatchObject({ kind: "booked" });
  const [job] = jobs();
  expect(job).toMatchObject({
    ...{
      confirmedAt: expect.any(String),
      city: "Houston",
      state: "TX",
      email: "",
      noticeDueAt: null,
    },
    ...{ source: "phone", pricedBy: "phone", taxMode: "included", taxRate: 825 },
  });
  expect(findMessages(database, job?.id ?? 0)).toEqual([]);
  expect(findEvents(database, job?.id ?? 0)).toMatchObject([{ who: "owner", what: "booked" }]);
  expect(resend.sent).toEqual([]);
});

test("with an email the customer gets the confirmation and a reminder, and the owner no notice", async () => {
  const { take, jobs, database, woken } = await phone();
  await take({ email: "maria@example.com" });
  const job = jobs()[0];
  if (!job) throw new Error("no job");
  const owed = findMessages(database, job.id);
  expect(owed.map(({ kind, state }) => [kind, state])).toEqual([
    ["booked-customer", "due"],
    ["reminder", "due"],
  ]);
  expect(woken()).toBe(1);
  const email = renderMessage({ kind: "booked-customer", extra: null }, job, sampleBusiness);
  expect(email.to).toBe("maria@example.com");
  expect(email.text).toContain(job.orderNumber);
});

test("a full window is booked only after a warning, and a repeated post makes no second job", async () => {
  const { take, jobs, database } = await phone();
  openWeek(database);
  neighborJob(database, { date: "2026-07-22", timeOfDay: "Morning" }, 545);
  const refused = await take();
  expect(refused).toMatchObject({ kind: "no-room", state: "full" });
  expect(refused.kind === "no-room" && refused.offers).toHaveLength(3);
  expect(jobs()).toHaveLength(1);
  const requestId = randomUUID();
  await take({}, { requestId, isForced: true });
  await take({ name: "Another" }, { requestId, isForced: true });
  expect(jobs()).toHaveLength(2);
  expect(jobs()[1]).toMatchObject({ name: "Maria Lopez", date: "2026-07-22" });
});

test("the rules of the form hold, but for the email", async () => {
  const { take, jobs } = await phone();
  expect(await take({ email: "maria@" })).toMatchObject({ errors: { email: expect.any(String) } });
  const wrong = { phone: "555", name: " ", zip: "77", date: "2026-07-19" };
  const refused = await take(wrong);
  expect(Object.keys(refused.kind === "invalid" ? refused.errors : {}).sort()).toEqual([
    "city",
    "date",
    "name",
    "phone",
    "state",
    "zip",
  ]);
  expect(await take({}, { items: "" })).toEqual({ kind: "no-items" });
  expect(jobs()).toEqual([]);
});
