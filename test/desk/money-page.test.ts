/** The owner's Money page: what is open, what came in, the tax, and the accountant's files. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findEvents } from "#app/jobs/job-events.server.ts";
import type { PrintedReceipt } from "#app/jobs/money/receipt-lines.ts";
import { messages } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";

type Taken = { name: string; count: number; cents: number; tipCents: number };

type Page = {
  open: { id: number; cents: number; age: string }[];
  collected: Record<"byMethod" | "byTaker", Taken[]>;
  receipts: { number: string; cents: number; isVoid: boolean }[];
  months: { month: string; salesCents: number; taxableCents: number; taxCents: number }[];
};

async function open() {
  const site = await openDeskSite();
  const money = await import("#app/desk/money/money.route.tsx");
  const csv = await import("#app/desk/money/money-csv.route.ts");
  const owner = await site.signedIn();
  let made = 0;
  const finish = async (fields: Record<string, string>) => {
    const orderNumber = `JB-10000${made++}`;
    const job = savedJob(site.database, {
      ...sampleBooking({ bookingKey: orderNumber, drawOrderNumber: () => orderNumber }),
      details: sampleDetails({ name: `=Ana ${made}` }),
      terms: { taxMode: "included", taxRate: 825 },
    });
    const done = { ...stamp(1), what: "as", paid: "none", tip: "0", finish: "quiet", ...fields };
    const path = `/desk/jobs/${job.orderNumber}`;
    expect((await owner.post(site.desk.done.action, `${path}/done`, done)).status).toBe(303);
    return job;
  };
  const page = async (query = "") =>
    (await owner.get(money.loader, `/desk/money${query}`)).body as Page;
  const file = async (query: string) =>
    String((await owner.get(csv.loader, `/desk/money/csv${query}`)).body);
  const ask = (job: number, requestId: string = randomUUID()) =>
    owner.post(money.action, "/desk/money", { intent: "asked", job: `${job}`, requestId });
  return { ...site, owner, finish, page, file, ask, csv, money };
}

test("the day's takings, open balances and the tax's lines add up", async () => {
  const { finish, page } = await open();
  await finish({ paid: "cash", tip: "20" });
  const unpaid = await finish({});
  const { open: rows, collected, months } = await page();
  expect(rows).toMatchObject([{ id: unpaid.id, cents: 60_060, age: "done today" }]);
  const taken = { count: 1, cents: 60_060, tipCents: 2_000 };
  expect(collected).toEqual({
    ...{ byMethod: [{ name: "cash", ...taken }], byTaker: [{ name: "Owner", ...taken }] },
  });
  // 600.60 with 8.25% in it, twice.
  const line = { salesCents: 110_966, taxableCents: 110_966, taxCents: 9_154 };
  expect(months).toEqual([{ month: "2026-07", ...line }]);
  expect((await page("?date=2026-07-19")).collected.byMethod).toEqual([]);
});

test("every receipt of a day opens from the page, void ones too, and is the owner's alone", async () => {
  const { finish, page, owner, desk, browser } = await open();
  const job = await finish({ paid: "cash" });
  const path = `/desk/jobs/${job.orderNumber}`;
  const correction = {
    ...stamp(1),
    what: "price",
    price: "500",
    reason: "Agreed",
    finish: "quiet",
  };
  await owner.post(desk.done.action, `${path}/done`, correction);
  const { receipts } = await page();
  expect(receipts.map(({ number, cents, isVoid }) => [number, cents, isVoid])).toEqual([
    ["R-2026-0001", 60_060, true],
    ["R-2026-0002", 50_000, false],
  ]);
  const shown = async (number: string) => {
    const { status, body } = await owner.get(desk.receipt.loader, `${path}/receipt?show=${number}`);
    const { receipt, voidReason } = (body ?? {}) as {
      receipt?: PrintedReceipt;
      voidReason?: string;
    };
    return [status, receipt?.number, receipt?.isPaid, voidReason];
  };
  expect(await shown("R-2026-0001")).toEqual([200, "R-2026-0001", false, "Price corrected"]);
  expect(await shown("R-2026-0002")).toEqual([200, "R-2026-0002", false, null]);
  // Of another job, or of none.
  const [status] = await shown("R-2026-0009").catch((answer: Response) => [answer.status]);
  expect(status).toBe(404);
  expect((await browser().get(desk.receipt.loader, `${path}/receipt`)).status).toBe(303);
});

test("a reminder goes once for a press, and not where nothing is owed", async () => {
  const { finish, ask, database } = await open();
  const unpaid = await finish({});
  const paid = await finish({ paid: "cash" });
  const press = randomUUID();
  expect((await ask(unpaid.id, press)).headers.get("location")).toContain("did=asked");
  await ask(unpaid.id, press);
  const due = database.select().from(messages).all();
  const asked = due.filter(({ kind }) => kind === "pay-customer");
  expect(asked.map(({ extra }) => extra?.change?.after)).toEqual([{ owedCents: 60_060 }]);
  expect(findEvents(database, unpaid.id).at(-1)?.what).toBe("payment-asked");
  expect((await ask(paid.id)).status).toBe(409);
});

test("the files have every receipt and payment, run no formula, and are the owner's alone", async () => {
  const { finish, file, csv, browser } = await open();
  await finish({ paid: "check", tip: "5.50" });
  const receipts = await file("?what=receipts&from=2026-07-01&to=2026-07-31");
  expect(receipts).toContain(
    "R-2026-0001,2026-07-20,2026-07-20,JB-100000,'=Ana 1,0,554.83,8.25,45.77,600.6,,",
  );
  const payments = await file("?what=payments");
  expect(payments).toContain(
    "2026-07-20,JB-100000,R-2026-0001,'=Ana 1,payment,check,600.6,5.5,Owner,",
  );
  expect(await file("?what=payments&from=2027-01-01")).not.toContain("JB-100000");
  expect((await browser().get(csv.loader, "/desk/money/csv")).status).toBe(303);
});
