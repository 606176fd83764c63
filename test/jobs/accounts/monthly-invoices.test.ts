/** One invoice a month: what is on it, what it comes to, and who pays for what (rules 471 and 472). */
import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { onAccount, putOnAccount } from "#app/desk/accounts/put-on-account.server.ts";
import { findAccount } from "#app/jobs/accounts/accounts.server.ts";
import { type Invoice, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import { invoicesOfAccount } from "#app/jobs/accounts/invoices.server.ts";
import { endOfMonths, issueMonthlyInvoices } from "#app/jobs/accounts/monthly-invoices.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { balanceCents } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { houstonDate } from "#app/lib/dates.ts";
import { sum } from "#app/lib/sum.ts";
import { addPayment, correctFinal, finishJob, voidPayment } from "#app/money/finish-job.server.ts";
import { openBalances } from "#app/money/ledger.server.ts";
import { dueStamp, payInvoice, shareOut } from "#app/money/pay-invoice.server.ts";
import { NO_TAX } from "#app/prices/tax.ts";
import { accounts, invoices, jobs, receipts } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { findProduct } from "#test/support/products.ts";
import { randomFrom } from "#test/support/random.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

function open(start = "2026-07-06T15:00:00.000Z") {
  const database = temporaryDatabase();
  let now = new Date(start);
  const services = {
    ...{ client: clientOf(database), now: () => now, findProduct },
    onMessagesDue: () => {},
  };
  const account = (differences: Partial<typeof accounts.$inferInsert> = {}) =>
    database
      .insert(accounts)
      .values({
        ...{ name: "Bayou Homes", email: "ap@bayou.example", poNumber: "", rate: 0 },
        ...{ terms: "net-15", isMonthly: true, addedAt: start, ...differences },
      })
      .returning()
      .get().id;
  const asked = (jobId: number) => ({
    ...{ jobId, requestId: crypto.randomUUID(), revision: null, who: "owner" as const },
  });
  let made = 0;
  return {
    ...{ database, services, account, asked },
    at: (instant: string | number) => {
      now = new Date(instant);
    },
    now: () => now,
    bill: () => issueMonthlyInvoices(database, now),
    invoices: (id: number) => invoicesOfAccount(database, id).reverse(),
    /** Done now, at a price in cents. */
    done: async (accountId: number, cents: number) => {
      const orderNumber = `JB-${100_000 + made++}`;
      const { id } = savedJob(database, {
        ...sampleBooking({ bookingKey: orderNumber, drawOrderNumber: () => orderNumber }),
        details: sampleDetails({ subtotalCents: cents, discountCents: 0, totalCents: cents }),
      });
      const put = await putOnAccount({ ...asked(id), accountId }, services);
      expect(put.kind).toBe("changed");
      const final = { kind: "as-booked" } as const;
      const ended = await finishJob(
        { ...asked(id), final, paid: null, isEmailed: false },
        services,
      );
      expect(ended.kind).toBe("changed");
      return id;
    },
    correct: async (id: number, cents: number) => {
      const final = { kind: "other-price", cents, reason: "Agreed" } as const;
      await correctFinal({ ...asked(id), final, isEmailed: false }, services);
    },
    pay: async (invoice: Invoice, cents: number, requestId: string = crypto.randomUUID()) =>
      payInvoice(
        { id: invoice.id, method: "transfer", cents, requestId, seen: dueStamp(invoice) },
        services,
      ),
    balance: (id: number) => {
      const job = findJobById(database, id);
      if (!job) throw new Error("No job");
      return balanceCents(job, findMoney(database, id), NO_TAX);
    },
  };
}

const told = (all: readonly Invoice[]) =>
  all.map(({ number, parts, dueOn, voidReason }) => [
    ...[number, parts.map(({ job }) => job.id), dueOn, voidReason === null],
  ]);

test("a month is on one invoice, made at 8 AM on the first, and a month without a job has none", async () => {
  const { account, at, done, bill, invoices: of, database } = open();
  const [id, other] = [account(), account({ name: "Other" })];
  const first = await done(id, 30_000);
  // Half past eleven in the evening of July 31 in Houston.
  at("2026-08-01T04:30:00.000Z");
  const last = await done(id, 20_000);
  const theirs = await done(other, 10_000);
  at("2026-08-01T12:59:59.000Z");
  expect(bill()).toBe(0);
  // Half past midnight of the first is August's.
  const august = await done(id, 5_000);
  at("2026-08-01T13:00:00.000Z");
  expect(bill()).toBe(2);
  expect(bill()).toBe(0);
  expect(told(of(id))).toEqual([["I-2026-0001", [first, last], "2026-08-16", true]]);
  expect(told(of(other))).toEqual([["I-2026-0002", [theirs], "2026-08-16", true]]);
  expect(findMessages(database, first).map(({ kind }) => kind)).toContain("invoice");
  expect(openBalances(database).map(({ job, dueOn }) => [job.id, dueOn])).toContainEqual([
    ...[august, "2026-09-16"],
  ]);
  at("2026-09-01T13:00:00.000Z");
  expect(bill()).toBe(1);
  // Nothing was done in September.
  at("2026-10-01T13:00:00.000Z");
  expect(bill()).toBe(0);
});

test("a price that is corrected makes the whole invoice anew, and other terms within a month another one", async () => {
  const { account, at, done, bill, correct, invoices: of, database } = open();
  const id = account({ terms: "on-the-day" });
  const [one, two] = [await done(id, 30_000), await done(id, 20_000)];
  database.update(accounts).set({ terms: "net-30" }).where(eq(accounts.id, id)).run();
  const later = await done(id, 10_000);
  at("2026-08-03T15:00:00.000Z");
  expect(bill()).toBe(2);
  await correct(two, 25_000);
  expect(told(of(id))).toEqual([
    ["I-2026-0001", [one, two], "2026-08-01", false],
    ["I-2026-0002", [later], "2026-08-31", true],
    ["I-2026-0003", [one, two], "2026-08-01", true],
  ]);
});

test("a payment is shared onto the jobs oldest first, once a post, and never more than is owed", async () => {
  const { account, at, done, bill, pay, invoices: of, balance } = open();
  const id = account();
  const [one, two] = [await done(id, 30_000), await done(id, 20_000)];
  at("2026-08-03T15:00:00.000Z");
  bill();
  const [invoice] = of(id);
  if (!invoice) throw new Error("No invoice");
  expect(await pay(invoice, 50_001)).toBe("bad-amount");
  expect(await pay(invoice, 0)).toBe("bad-amount");
  const post = crypto.randomUUID();
  expect(await pay(invoice, 35_000, post)).toBe("paid");
  expect(await pay(invoice, 35_000, post)).toBe("paid");
  expect([one, two].map(balance)).toEqual([0, 15_000]);
  // A page that shows what was owed before.
  expect(await pay(invoice, 15_000)).toBe("outdated");
  const [now] = of(id);
  expect(now && invoiceSums(now)).toMatchObject({ total: 50_000, paid: 35_000, due: 15_000 });
  expect(now && (await pay(now, 15_000))).toBe("paid");
  expect([one, two].map(balance)).toEqual([0, 0]);
});

test("shares come to what was paid, to the cent, and no job gets more than it owes", () => {
  expect(shareOut(500, [300, 0, -100, 250])).toEqual([300, 0, 0, 200]);
  expect(shareOut(551, [300, 0, -100, 250])).toBeNull();
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(shareOut(wrong, [300])).toBeNull();
});

/** Each takes seconds: one in `npm test`, three in `npm run test:long`. */
const RUNS = process.env.EXAMPLES === "new" ? 3 : 1;

test.each(Array.from({ length: RUNS }, (_, seed) => seed))(
  "whatever is done, corrected, paid and voided in four months, every job is billed once and the sums agree (%i)",
  async (seed) => {
    const site = open();
    const random = randomFrom(seed + 1);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const ids = [
      site.account(),
      site.account({ terms: "net-30" }),
      site.account({ isMonthly: false }),
    ];
    const made: number[] = [];
    for (let step = 0; step < 70; step++) {
      site.at(site.now().getTime() + random() * 4 * 86_400_000);
      site.bill();
      const job = pick(made);
      const counting = ids.flatMap(site.invoices).filter(({ voidReason }) => voidReason === null);
      const invoice = pick(counting);
      const cents = 1 + Math.floor(random() * 40_000);
      switch (Math.floor(random() * 6)) {
        case 0:
        case 1:
          made.push(await site.done(pick(ids) ?? 0, cents));
          break;
        case 2:
          if (job) await site.correct(job, cents);
          break;
        case 3:
          if (invoice) await site.pay(invoice, cents);
          break;
        case 4: {
          const paid = { method: "check", cents, tipCents: 0 } as const;
          if (job) await addPayment({ ...site.asked(job), paid, isEmailed: false }, site.services);
          break;
        }
        default: {
          const payment = pick(job ? findMoney(site.database, job).payments : []);
          const wrong = { paymentId: payment?.id ?? 0, reason: "Wrong", isEmailed: false };
          if (job) await voidPayment({ ...site.asked(job), ...wrong }, site.services);
        }
      }
      check(site, ids, made);
    }
  },
);

function check(site: ReturnType<typeof open>, ids: number[], made: number[]): void {
  const { database } = site;
  const all = ids.flatMap(site.invoices);
  const counting = all.filter(({ voidReason }) => voidReason === null);
  const billed = counting.flatMap(({ parts }) => parts.map(({ job }) => job.id));
  const due = database
    .select({ id: jobs.id, endedAt: jobs.endedAt, isMonthly: jobs.accountMonthly })
    .from(jobs)
    .innerJoin(receipts, and(eq(receipts.jobId, jobs.id), isNull(receipts.voidedAt)))
    .all()
    .filter(({ endedAt, isMonthly }) => !isMonthly || (endedAt ?? "") < endOfMonths(site.now()));
  expect(billed.sort()).toEqual(due.map(({ id }) => id).sort());
  const open = made.filter((id) => !billed.includes(id)).map(site.balance);
  const left = sum(counting.map((one) => invoiceSums(one).due - invoiceSums(one).back)) + sum(open);
  expect(left).toBe(sum(made.map(site.balance)));
  for (const { parts, dueOn } of counting) {
    expect(new Set(parts.map(({ receipt }) => houstonDate(receipt.doneAt).slice(0, 7))).size).toBe(
      1,
    );
    expect(parts.every(({ receipt }) => receipt.dueOn === dueOn)).toBe(true);
  }
  const numbers = database.select({ number: invoices.number }).from(invoices).all();
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
}

test("what a job keeps of its account says whether it is on the invoice of its month", () => {
  const { account, database } = open();
  const found = findAccount(database, account());
  expect(onAccount(found ?? null, false)).toMatchObject({ accountMonthly: true });
  expect(onAccount(null, false)).toMatchObject({ accountMonthly: null });
});
