import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addToCrew } from "#app/desk/crew/crew.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { crewMembers, deskSessions } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite, stamp } from "#test/support/desk-site.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

const TODAY = "2026-07-20";

test("a crew member sees today and tomorrow without a price, and opens nothing of the owner's", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const crewPage = await import("#app/desk/crew/crew.route.tsx");
  const post = { intent: "add", requestId: randomUUID(), name: "Andre" };
  await owner.post(crewPage.action, "/desk/crew", post);
  await owner.post(crewPage.action, "/desk/crew", post);
  const [member, ...others] = site.database.select().from(crewMembers).all();
  expect([member?.name, others]).toEqual(["Andre", []]);
  const asked = { intent: "code", requestId: randomUUID(), member: String(member?.id) };
  const { body } = await owner.post(crewPage.action, "/desk/crew", asked);
  const { code, qr, address } = (body as { shown: { code: string; qr: object; address: string } })
    .shown;
  expect(address).toBe("http://localhost:3000/desk/sign-in/code");
  expect(qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M4 4h1/) });
  const crew = site.browser();
  expect((await site.enter(crew, code)).headers.get("location")).toBe("/desk");

  const booker = site.browser({ cart: "load-half.1_refrigerator.1" });
  const form = { bookingKey: randomUUID(), ...typedBooking(), date: TODAY, timeOfDay: "Evening" };
  expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
  const job = site.jobs()[0] as Job;
  const jobPath = `/desk/jobs/${job.orderNumber}`;

  const seen = async () =>
    JSON.stringify([
      (await crew.get(site.desk.layout.loader, "/desk")).body,
      (await crew.get(site.desk.today.loader, "/desk")).body,
      (await crew.get(site.desk.job.loader, jobPath)).body,
      (await crew.get(site.desk.done.loader, `${jobPath}/done`)).body,
      (await crew.get(site.desk.sheet.loader, "/desk/sheet?prices=1")).body,
    ]);
  const page = await seen();
  expect(page).toContain(job.name);
  // The total, the prices of the lines, the email, the customer's own link.
  for (const secret of ["60060", "50000", "12000", job.email, job.token as string]) {
    expect(page).not.toContain(secret);
  }
  saveSetting(site.database, "crewSeesAmounts", true, SITE_NOW);
  const withAmount = await seen();
  expect(withAmount).toContain("60060");
  expect(withAmount).not.toContain(job.email);
  // Prices of lines are where a list is changed, and nowhere else (rules 410 and 422).
  const donePage = await crew.get(site.desk.done.loader, `${jobPath}/done`);
  const { money, ...rest } = donePage.body as { money: object };
  expect(JSON.stringify(money)).toContain("50000");
  expect(withAmount.replaceAll(JSON.stringify(money), "")).not.toContain("50000");
  expect(JSON.stringify(rest)).not.toContain("50000");

  // Another day, and every screen of the owner's.
  const days = ["2026-07-19", "2026-07-22"].map((date) => `/desk?date=${date}`);
  for (const path of days) {
    expect((await crew.get(site.desk.today.loader, path)).status).toBe(403);
  }
  const owners = [
    ...(["more", "move", "items", "cancel", "receipt"] as const).map((name) => site.desk[name]),
    crewPage,
    await import("#app/desk/settings/settings.route.tsx"),
    await import("#app/desk/inbox/inbox.route.tsx"),
    await import("#app/desk/customers/customers.route.tsx"),
    await import("#app/desk/reports/reports.route.tsx"),
    await import("#app/desk/prices/prices.route.tsx"),
    await import("#app/desk/prices/prices-csv.route.ts"),
    await import("#app/desk/calendar/calendar.route.tsx"),
    await import("#app/desk/phone-job/add.route.tsx"),
  ];
  for (const { loader } of owners) {
    expect((await crew.get(loader as never, jobPath)).status).toBe(403);
  }
  const paid = { ...stamp(1), do: "pay", method: "cash", amount: "1", tip: "" };
  expect((await crew.post(site.desk.job.action, jobPath, paid)).status).toBe(403);

  // What the crew may do: set off, and finish as booked.
  const way = { ...stamp(1), do: "way", order: job.orderNumber };
  expect((await crew.post(site.desk.today.action, "/desk", way)).status).toBe(303);
  saveSetting(site.database, "crewSeesAmounts", false, SITE_NOW);
  const done = { ...stamp(1), finish: "quiet", what: "price", price: "1", reason: "Mine" };
  expect((await crew.post(site.desk.done.action, `${jobPath}/done`, done)).status).toBe(303);
  expect(site.jobs()[0]).toMatchObject({ stage: "done", totalCents: 60_060 });
  // The owner reads who it was.
  const { body: shown } = await owner.get(site.desk.job.loader, jobPath);
  const { timeline } = (shown as { job: { timeline: { title: string }[] } }).job;
  expect(timeline.slice(0, 2).map(({ title }) => title)).toEqual([
    ...["Andre finished", "Andre set off"],
  ]);

  const removed = { intent: "remove", requestId: randomUUID(), member: String(member?.id) };
  await owner.post(crewPage.action, "/desk/crew", removed);
  expect(isSentToSignIn(await crew.get(site.desk.today.loader, "/desk"))).toBe(true);
  expect(site.database.select().from(deskSessions).all()).toContainEqual(
    expect.objectContaining({ crewId: member?.id, endedAt: SITE_NOW }),
  );
});

test("a crew that sees the amounts records by name what it took and hauled, and sets no price", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const { deskServices } = await import("#app/desk/desk-services.server.ts");
  await addToCrew({ name: "Andre", requestId: randomUUID() }, deskServices);
  const crew = await site.signedIn(1);
  const booker = site.browser({ cart: "load-half.1_refrigerator.1" });
  const form = { bookingKey: randomUUID(), ...typedBooking(), date: TODAY, timeOfDay: "Evening" };
  await booker.post(site.schedule.action, "/schedule", form);
  const job = site.jobs()[0] as Job;
  const path = `/desk/jobs/${job.orderNumber}/done`;
  const finish = (fields: Record<string, string>) =>
    crew.post(site.desk.done.action, path, {
      ...{ ...stamp(1), finish: "send", what: "as", paid: "cash", amount: "100", tip: "20" },
      ...fields,
    });
  const refused = async (fields: Record<string, string>) => {
    const { status, body } = await finish(fields);
    return [status, (body as { problem: string }).problem];
  };
  const ownerAlone = [403, "Only the owner can record that."];
  // As the owner has switched it off, what was typed is not dropped in silence.
  expect(await refused({})).toEqual(ownerAlone);
  saveSetting(site.database, "crewSeesAmounts", true, SITE_NOW);
  expect(await refused({ what: "price", price: "1", reason: "Mine" })).toEqual(ownerAlone);
  expect(await refused({ off: "50", unit: "percent" })).toEqual(ownerAlone);
  expect(await refused({ paid: "zelle" })).toEqual([422, "Choose how it was paid."]);
  expect(site.jobs()[0]?.stage).toBe("booked");
  const lines = { what: "lines", draft: "load-half.1_refrigerator.1_sofa.1", reason: "A sofa too" };
  // To the stop after it, as it was a job of today.
  const to = `/desk?did=done&what=${job.orderNumber}#said`;
  expect((await finish(lines)).headers.get("location")).toBe(to);
  expect(findMoney(site.database, job.id)).toMatchObject({
    final: { kind: "other-lines", tax: { totalCents: 69_160 } },
    payments: [{ method: "cash", cents: 10_000, tipCents: 2_000, takenBy: "Andre" }],
  });
  const [last] = findEvents(site.database, job.id).slice(-1);
  expect(last).toMatchObject({ who: "crew", what: "done", after: { by: "Andre" } });
  expect(await refused({ ...stamp(1) })).toEqual([
    ...[409, "You can no longer do that with this job."],
  ]);
  // The rest is the owner's to record.
  const rest = { ...stamp(1), do: "pay", method: "check", amount: "591.60", tip: "" };
  await owner.post(site.desk.job.action, `/desk/jobs/${job.orderNumber}`, rest);
  const money = await import("#app/desk/money/money.route.tsx");
  const { body } = await owner.get(money.loader, "/desk/money");
  expect((body as { collected: object }).collected).toMatchObject({
    byTaker: [
      { name: "Andre", count: 1, cents: 10_000, tipCents: 2_000 },
      { name: "Owner", count: 1, cents: 59_160, tipCents: 0 },
    ],
  });
});

test("today's stops follow the owner's own order, and on my way is told once", async () => {
  const site = await openDeskSite();
  const owner = await site.signedIn();
  const zips = ["77002", "77008", "77494"];
  for (const zip of zips) {
    const booker = site.browser({ cart: "sofa.1" });
    const form = { bookingKey: randomUUID(), ...typedBooking(), date: TODAY, timeOfDay: "Evening" };
    await booker.post(site.schedule.action, "/schedule", { ...form, zip });
  }
  type Day = { day: { windows: { stops: { orderNumber: string; isAbout: boolean }[] }[] } };
  const orderNumbers = async () => {
    const { body } = await owner.get(site.desk.today.loader, "/desk");
    return (body as Day).day.windows.flatMap(({ stops }) => stops.map((stop) => stop.orderNumber));
  };
  const [first = "", second = "", third = ""] = await orderNumbers();
  const up = { ...stamp(1), do: "up", order: third };
  await owner.post(site.desk.today.action, "/desk", up);
  await owner.post(site.desk.today.action, "/desk", up);
  expect(await orderNumbers()).toEqual([first, third, second]);
  const way = { ...stamp(1), do: "way", order: first };
  const answers = await Promise.all(
    [way, way].map((post) => owner.post(site.desk.today.action, "/desk", post)),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const page = await owner.get(site.desk.today.loader, answers[0]?.headers.get("location") ?? "");
  expect(page.body).toMatchObject({
    text: { href: expect.stringMatching(/^sms:\+1\d+\?&body=Hi/) },
  });
  // A page that was opened before the customer moved the job changes nothing.
  const stale = await owner.post(site.desk.today.action, "/desk", {
    ...stamp(7),
    do: "way",
    order: second,
  });
  expect(stale.status).toBe(409);
});
