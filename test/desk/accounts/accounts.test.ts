/** Standing customers on the desk, as the owner's browser asks for them (rules 465 to 467). */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountFields } from "#app/desk/accounts/account-form.ts";
import { openAccounts } from "#app/jobs/accounts/accounts.server.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { jobs } from "#db/schema.ts";
import { isSentToSignIn, openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";

const BAYOU = { name: "Bayou Homes", email: "ap@bayou.example", poNumber: "4471" };

async function open() {
  const site = await openDeskSite();
  const routes = {
    list: await import("#app/desk/accounts/accounts.route.tsx"),
    one: await import("#app/desk/accounts/account.route.tsx"),
    add: await import("#app/desk/phone-job/add.route.tsx"),
    money: await import("#app/desk/money/money.route.tsx"),
    inbox: await import("#app/desk/inbox/inbox.route.tsx"),
  };
  const owner = await site.signedIn();
  const page = async (id: number | "new") =>
    (await owner.get(routes.one.loader, `/desk/accounts/${id}`)).body as {
      seen: string;
      fields: AccountFields;
    };
  const save = async (id: number | "new", fields: Record<string, string>) =>
    owner.post(routes.one.action, `/desk/accounts/${id}`, {
      ...{ intent: "save", requestId: randomUUID(), seen: (await page(id)).seen },
      ...{ ...BAYOU, terms: "net-30", billed: "job", rate: "12.5", ...fields },
    });
  const added = async (fields: Record<string, string> = {}) => {
    expect((await save("new", fields)).status).toBe(303);
    return openAccounts(site.database).at(-1)?.id ?? 0;
  };
  let made = 0;
  const book = (discountCents = 0) => {
    const orderNumber = `JB-10000${made++}`;
    return savedJob(site.database, {
      ...sampleBooking({ bookingKey: orderNumber, drawOrderNumber: () => orderNumber }),
      details: sampleDetails({
        ...{ subtotalCents: 60_000, discountCents, totalCents: 60_000 - discountCents },
      }),
    });
  };
  const put = (orderNumber: string, account: number | "", revision = 1) =>
    owner.post(site.desk.job.action, `/desk/jobs/${orderNumber}`, {
      ...stamp(revision),
      ...{ do: "account", account: `${account}` },
    });
  const read = (id: number) => {
    const job = findJobById(site.database, id);
    if (!job) throw new Error("No job");
    return job;
  };
  const finish = (orderNumber: string) =>
    owner.post(site.desk.done.action, `/desk/jobs/${orderNumber}/done`, {
      ...{ ...stamp(1), what: "as", paid: "none", tip: "0", finish: "send" },
    });
  const money = async () =>
    (await owner.get(routes.money.loader, "/desk/money")).body as {
      open: { id: number; age: string; mayAsk: boolean; account: string | null }[];
    };
  const ask = (job: number) =>
    owner.post(routes.money.action, "/desk/money", {
      ...{ intent: "asked", job: `${job}`, requestId: randomUUID() },
    });
  return { ...site, routes, owner, page, save, added, book, put, read, finish, money, ask };
}

test("an account is added, changed and ended, by forms that are checked; strangers see none", async () => {
  const { save, page, database, owner, routes, browser } = await open();
  for (const wrong of [{ name: " " }, { email: "ap@" }, { rate: "101" }, { terms: "net-60" }]) {
    const answer = await save("new", { ...wrong, poNumber: "kept" });
    expect(answer).toMatchObject({ status: 422, body: { typed: { poNumber: "kept" } } });
  }
  expect(openAccounts(database)).toEqual([]);
  const { seen } = await page("new");
  expect((await save("new", { seen })).status).toBe(303);
  // The same page once more, with another name.
  expect((await save("new", { seen, name: "Twin" })).status).toBe(409);
  const [account] = openAccounts(database);
  expect(account).toMatchObject({ ...BAYOU, terms: "net-30", rate: 1_250 });
  const id = account?.id ?? 0;
  expect((await page(id)).fields).toMatchObject({ rate: "12.5", terms: "net-30" });
  expect((await save(id, { rate: "", terms: "net-15" })).status).toBe(303);
  expect(openAccounts(database)).toMatchObject([{ rate: 0, terms: "net-15" }]);
  expect(isSentToSignIn(await browser().get(routes.list.loader, "/desk/accounts"))).toBe(true);

  const end = { intent: "end", requestId: randomUUID(), seen: (await page(id)).seen };
  expect((await owner.post(routes.one.action, `/desk/accounts/${id}`, end)).status).toBe(303);
  expect(openAccounts(database)).toEqual([]);
  expect((await owner.get(routes.one.loader, `/desk/accounts/${id}`)).status).toBe(404);
});

test("a job on an account gets the better discount, and its own again when it is taken off", async () => {
  const { added, book, put, read, save, database } = await open();
  const id = await added();
  const [plain, reduced] = [book(), book(6_000)];
  expect((await put(plain.orderNumber, id)).status).toBe(303);
  expect(read(plain.id)).toMatchObject({ discountCents: 7_500, totalCents: 52_500, accountId: id });
  await put(reduced.orderNumber, id);
  expect(read(reduced.id)).toMatchObject({ discountCents: 7_500, accountTerms: "net-30" });
  await save(id, { rate: "5", terms: "net-15" });
  // What the job keeps, until it is put there again.
  expect(read(plain.id)).toMatchObject({ totalCents: 52_500, accountTerms: "net-30" });
  await put(plain.orderNumber, id);
  expect(read(plain.id)).toMatchObject({ totalCents: 57_000, accountTerms: "net-15" });
  await put(reduced.orderNumber, id);
  expect(read(reduced.id)).toMatchObject({ discountCents: 6_000 });
  await put(reduced.orderNumber, "");
  expect(read(reduced.id)).toMatchObject({ discountCents: 6_000, accountId: null });
  await put(plain.orderNumber, "");
  expect(read(plain.id)).toMatchObject({ discountCents: 0, totalCents: 60_000, accountId: null });
  expect(findEvents(database, plain.id).at(-1)).toMatchObject({
    ...{ what: "account-changed", before: { account: "Bayou Homes" }, after: { account: null } },
  });
});

test("an account that has ended takes no job, done or not", async () => {
  const { added, book, put, read, finish, page, owner, routes } = await open();
  const id = await added();
  const [done, open_] = [book(), book()];
  await finish(done.orderNumber);
  const end = { intent: "end", requestId: randomUUID(), seen: (await page(id)).seen };
  await owner.post(routes.one.action, `/desk/accounts/${id}`, end);
  expect(await put(open_.orderNumber, id)).toMatchObject({ status: 409 });
  expect(await put(done.orderNumber, id)).toMatchObject({ status: 409 });
  expect(read(open_.id).accountId).toBeNull();
  expect(read(done.id).accountId).toBeNull();
});

test("a job by phone is booked on an account at its discount", async () => {
  const { added, owner, routes, database } = await open();
  const id = await added();
  const form = {
    ...{ requestId: randomUUID(), lines: "sofa.2", name: "Site office", phone: "713 555 0188" },
    ...{ street: "742 Heights Blvd", zip: "77007", date: "2026-07-22", timeOfDay: "Morning" },
    ...{ account: `${id}`, discount: "1" },
  };
  const look = await owner.post(routes.add.action, "/desk/add", { ...form, intent: "look" });
  expect(look.body).toMatchObject({ account: `${id}`, price: { discount: "12.5%" } });
  const gone = { ...form, intent: "book", account: "99" };
  expect((await owner.post(routes.add.action, "/desk/add", gone)).status).toBe(409);
  expect(database.select().from(jobs).all()).toEqual([]);
  expect(
    (await owner.post(routes.add.action, "/desk/add", { ...form, intent: "book" })).status,
  ).toBe(303);
  const [job] = database.select().from(jobs).all();
  expect(job).toMatchObject({ accountId: id, accountRate: 1_250, hasSiteDiscount: true });
  expect((job?.discountCents ?? 0) * 8).toBe(job?.subtotalCents);
});

test("what is due later is on the receipt and on Money, and nobody is reminded before", async () => {
  const { added, book, put, finish, money, ask, owner, routes, database } = await open();
  const id = await added();
  const [net, plain] = [book(), book()];
  await put(net.orderNumber, id);
  for (const { orderNumber } of [net, plain]) expect((await finish(orderNumber)).status).toBe(303);
  const receipts = findMoney(database, net.id).receipts.map(({ receipt }) => receipt);
  expect(receipts).toMatchObject([{ dueOn: "2026-08-19" }]);
  const rows = (await money()).open;
  expect(rows.find((row) => row.id === net.id)).toMatchObject({
    ...{ age: "due Wednesday, August 19, in 30 days", mayAsk: false, account: "Bayou Homes" },
  });
  expect(rows.find((row) => row.id === plain.id)).toMatchObject({
    age: "done today",
    mayAsk: true,
  });
  expect((await ask(net.id)).status).toBe(409);
  const owed = async () =>
    JSON.stringify((await owner.get(routes.inbox.loader, "/desk/inbox")).body).includes(
      `job:${net.id}"`,
    );
  expect(await owed()).toBe(false);
  // As if it had been done 32 days ago.
  const endedAt = "2026-06-18T15:30:00.000Z";
  database.update(jobs).set({ endedAt }).where(eq(jobs.id, net.id)).run();
  expect((await money()).open.find((row) => row.id === net.id)).toMatchObject({
    ...{ age: "due Saturday, July 18, 2 days late", mayAsk: true },
  });
  expect(await owed()).toBe(true);
  const { aging } = (await money()) as unknown as { aging: string[][] };
  expect(aging).toEqual([
    ["Bayou Homes", "–", "$525.00", "–", "–", "$525.00"],
    ["On no account", "$600.00", "–", "–", "–", "$600.00"],
    ["All", "$600.00", "$525.00", "–", "–", "$1,125.00"],
  ]);
  const csv = await import("#app/desk/money/money-csv.route.ts");
  const file = await owner.get(csv.loader, "/desk/money/csv?what=unpaid");
  expect(String(file.body)).toContain("Bayou Homes,4471,2026-06-18,2026-07-18,2,1–30 days,525");
  expect(file.headers.get("content-disposition")).toContain("unpaid-2026-07-20");
  expect((await ask(net.id)).status).toBe(303);
});

test("nothing is collected at the stop for a job that its account pays later (rule 483)", async () => {
  const { added, book, put, owner, desk, finish, read } = await open();
  const [later, atOnce] = [book(), book()];
  await put(later.orderNumber, await added());
  await put(atOnce.orderNumber, await added({ name: "Cash", terms: "on-the-day" }));
  const done = async (orderNumber: string) =>
    (await owner.get(desk.done.loader, `/desk/jobs/${orderNumber}/done`)).body as {
      billed: string | null;
      money: { typed: { paid: string } };
      job: { isBilled: boolean };
    };
  expect(await done(later.orderNumber)).toMatchObject({
    ...{ billed: "Bayou Homes", job: { isBilled: true } },
    money: { typed: { paid: "none" } },
  });
  expect(await done(atOnce.orderNumber)).toMatchObject({ billed: null, job: { isBilled: false } });
  expect((await finish(later.orderNumber)).status).toBe(303);
  expect(read(later.id).stage).toBe("done");
});
