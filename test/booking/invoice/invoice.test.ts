/** Invoices of jobs on accounts: their numbers, their pages, and what makes them void (rule 469). */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eraseCustomer } from "#app/desk/customers/erase.server.ts";
import { type Invoice, invoiceSums } from "#app/jobs/accounts/invoice.ts";
import { findInvoices } from "#app/jobs/accounts/invoices.server.ts";
import { issueMonthlyInvoices } from "#app/jobs/accounts/monthly-invoices.server.ts";
import { invoicePath, isPrivatePath } from "#app/lib/private-path.ts";
import { dueStamp } from "#app/money/pay-invoice.server.ts";
import { withoutSecrets } from "#app/server/requests/private-pages.ts";
import { numbersIn } from "#db/receipt-numbers.server.ts";
import { invoices } from "#db/schema.ts";
import { openAccountSite } from "#test/support/account-site.ts";

test("jobs that are due later have invoices in a series of their own, without gap, whatever is corrected", async () => {
  const { account, done, price, numbers, database } = await openAccountSite();
  const [net, today] = [account("net-30"), account("on-the-day")];
  const plain = await done(null);
  const first = await done(net);
  const atOnce = await done(today);
  const second = await done(net);
  expect([plain, atOnce].flatMap(({ id }) => numbers(id))).toEqual([]);
  expect(numbers(first.id)).toEqual([["I-2026-0001", false]]);
  await price(first.orderNumber, { what: "price", price: "500", reason: "Agreed" });
  expect(numbers(first.id)).toEqual([
    ["I-2026-0001", true],
    ["I-2026-0003", false],
  ]);
  expect(numbers(second.id)).toEqual([["I-2026-0002", false]]);
  const given = database.select({ number: invoices.number }).from(invoices).all();
  expect(given.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  const listed = readFileSync(`${database.$client.name}.receipts`, "utf8");
  expect(listed).toContain("I-2026-0003");
  // As a restore keeps them: none is given again.
  expect(numbersIn(database.$client).get("I-2026")).toBe(3);
});

test("an invoice's page has the receipt's figures and payments, and says when it is void", async () => {
  const { account, done, price, act, read, database } = await openAccountSite();
  const job = await done(account("net-15"));
  const [invoice] = findInvoices(database, job.id);
  const token = invoice?.token ?? "";
  const due = await read(token);
  expect(due).toMatchObject({
    status: 200,
    body: {
      invoice: { number: "I-2026-0001", account: "Bayou Homes", poNumber: "4471" },
      ...{ dueOn: "August 4, 2026", isVoid: false, receipt: { isPaid: false } },
    },
  });
  expect(due.body.receipt.sums.at(-1)).toMatchObject({
    ...{ label: "Still to pay by Tuesday, August 4", final: "$600.60" },
  });
  await act(job.orderNumber, { do: "pay", method: "check", amount: "600.60", tip: "0" });
  expect((await read(token)).body.receipt.isPaid).toBe(true);
  await price(job.orderNumber, { what: "price", price: "500", reason: "Agreed" });
  expect((await read(token)).body).toMatchObject({ isVoid: true, receipt: { isPaid: false } });
  const [, anew] = findInvoices(database, job.id);
  expect((await read(anew?.token ?? "")).body).toMatchObject({ isVoid: false });
  for (const wrong of ["0".repeat(32), "x", token.toUpperCase()]) {
    expect((await read(wrong)).status).toBe(404);
  }
});

test("an invoice's address is private, is not in the log, and stops with the erasing of its customer", async () => {
  const { account, done, read, database } = await openAccountSite();
  const job = await done(account("net-15"));
  const token = findInvoices(database, job.id)[0]?.token ?? "";
  expect(isPrivatePath(invoicePath(token))).toBe(true);
  expect(withoutSecrets(invoicePath(token))).toBe("/invoice/…");
  expect(eraseCustomer(database, job, "2026-08-01T00:00:00.000Z").kind).toBe("erased");
  expect((await read(token)).status).toBe(404);
  expect(JSON.stringify(findInvoices(database, job.id).map(({ parts }) => parts))).not.toContain(
    job.name,
  );
});

test("a job that is taken back has no invoice that counts", async () => {
  const { account, done, act, numbers, price } = await openAccountSite();
  const job = await done(account("net-15"));
  expect((await act(job.orderNumber, { do: "undo", requestId: randomUUID() })).status).toBe(303);
  expect(numbers(job.id)).toEqual([["I-2026-0001", true]]);
  await price(job.orderNumber, { what: "as", paid: "none", tip: "0" });
  expect(numbers(job.id)).toEqual([
    ["I-2026-0001", true],
    ["I-2026-0002", false],
  ]);
});

test("an invoice of several jobs shows each, their sums, and stays without whom it erased", async () => {
  const site = await openAccountSite();
  const { account, done, read, database, pressInvoice, act } = site;
  const id = account("net-15", { isMonthly: true });
  const [first, second] = [await done(id), await done(id)];
  expect(issueMonthlyInvoices(database, new Date("2026-08-01T13:00:00.000Z"))).toBe(1);
  const invoice = () => findInvoices(database, second.id)[0] as Invoice;
  const pay = { intent: "pay", method: "check", amount: "700", requestId: randomUUID() };
  const stale = await pressInvoice(invoice().id, { ...pay, seen: "0" });
  expect(stale).toMatchObject({ status: 409, body: { typed: { amount: "700", method: "check" } } });
  const seen = dueStamp(invoice());
  expect((await pressInvoice(invoice().id, { ...pay, seen, amount: "1300" })).status).toBe(422);
  expect((await pressInvoice(invoice().id, { ...pay, seen })).status).toBe(303);
  const { body } = await read(invoice().token);
  expect(body).toMatchObject({
    dueOn: "August 16, 2026",
    several: {
      month: "July 2026",
      jobs: [
        { orderNumber: first.orderNumber, total: "$600.60", due: "Paid" },
        { orderNumber: second.orderNumber, total: "$600.60", due: "$501.20" },
      ],
      sums: [
        { label: "Total", value: "$1,201.20" },
        { label: "Paid", value: "$700.00" },
        { label: "Still to pay by Sunday, August 16", value: "$501.20" },
      ],
    },
  });
  const { token } = invoice();
  expect(eraseCustomer(database, first, "2026-08-02T00:00:00.000Z").kind).toBe("erased");
  const left = await read(token);
  expect(left.status).toBe(200);
  expect(JSON.stringify(left.body)).not.toContain(first.street);
  expect(
    (await act(second.orderNumber, { do: "pay", method: "check", amount: "501.20", tip: "0" }))
      .status,
  ).toBe(303);
  expect((await read(token)).body).toMatchObject({ several: { isPaid: true } });
});

test("a done job is put on an account afterwards: its price stays, and it has an invoice (rule 484)", async () => {
  const { account, done, act, numbers, database, owner, desk } = await openAccountSite();
  const net = account("net-30", { rate: 1_000 });
  const job = await done(null);
  await act(job.orderNumber, { do: "pay", method: "check", amount: "100", tip: "0" });
  const shown = async () =>
    (
      (await owner.get(desk.job.loader, `/desk/jobs/${job.orderNumber}`)).body as {
        account: { words: string | null; accounts: unknown[] | null };
      }
    ).account;
  expect((await shown()).accounts).toHaveLength(1);
  const put = (id: number | "") => act(job.orderNumber, { do: "account", account: `${id}` });
  expect((await put("")).status).toBe(409);
  expect((await put(net)).status).toBe(303);
  expect(numbers(job.id)).toEqual([["I-2026-0001", false]]);
  const [invoice] = findInvoices(database, job.id);
  expect(invoice).toMatchObject({
    dueOn: "2026-08-19",
    parts: [{ receipt: { number: "R-2026-0002" } }],
  });
  expect(invoice && invoiceSums(invoice)).toMatchObject({
    total: 60_060,
    paid: 10_000,
    due: 50_060,
  });
  expect(await shown()).toMatchObject({ words: "Bayou Homes, net 30", accounts: null });
  expect((await put("")).status).toBe(409);
  expect((await put(account("net-15"))).status).toBe(409);

  // Of a month that was billed: one beside that month's.
  const monthly = account("net-15", { isMonthly: true });
  const [first, late] = [await done(monthly), await done(null)];
  issueMonthlyInvoices(database, new Date("2026-08-01T13:00:00.000Z"));
  expect((await act(late.orderNumber, { do: "account", account: `${monthly}` })).status).toBe(303);
  issueMonthlyInvoices(database, new Date("2026-08-02T13:00:00.000Z"));
  expect(numbers(first.id)).toEqual([["I-2026-0002", false]]);
  expect(numbers(late.id)).toEqual([["I-2026-0003", false]]);

  const plain = await done(null);
  const day = account("on-the-day");
  expect((await act(plain.orderNumber, { do: "account", account: `${day}` })).status).toBe(303);
  expect(numbers(plain.id)).toEqual([]);
});
