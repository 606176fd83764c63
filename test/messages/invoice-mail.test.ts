/** Invoices and their reminders as emails to accounts, over the real HTTP of a mail service (rule 470). */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { viewInvoice } from "#app/desk/accounts/desk-invoices.server.ts";
import { findInvoice, findInvoices } from "#app/jobs/accounts/invoices.server.ts";
import { claimDueMessage, findMessages } from "#app/jobs/messages/messages.server.ts";
import { LEASE_MS } from "#app/messages/send-due-messages.server.ts";
import { accounts } from "#db/schema.ts";
import { BAYOU, openAccountSite } from "#test/support/account-site.ts";
import { resendErrors } from "#test/support/resend-stand-in.ts";

/** Done on Monday, July 20 at half past ten in Houston: net 30 is due on August 19. */
const SENT = "2026-07-20T15:40:00.000Z";
const SOON = "2026-08-16T15:00:00.000Z";
const LATE = "2026-08-22T15:00:00.000Z";
const OVERDUE = "2026-09-02T15:00:00.000Z";

async function open() {
  const site = await openAccountSite();
  const id = site.account("net-30");
  const job = await site.done(id);
  const [invoice] = findInvoices(site.database, job.id);
  if (!invoice) throw new Error("No invoice");
  const told = () =>
    findMessages(site.database, job.id)
      .filter(({ kind }) => kind.startsWith("invoice"))
      .map(({ kind, state, reason }) => [kind, state, reason]);
  return { ...site, id, job, invoice, told };
}

test("an invoice is emailed once, ten minutes after Done, and three reminders follow on their days", async () => {
  const { tell, subjects, resend, invoice } = await open();
  await tell("2026-07-20T15:39:59.000Z");
  expect(subjects()).toEqual([]);
  await tell(SENT);
  await tell(SENT);
  expect(subjects()).toEqual([
    "Invoice I-2026-0001 from Junk Buddy: $600.60, due by Wednesday, August 19",
  ]);
  const [sent] = resend.sent.filter(({ to }) => to.includes(BAYOU.email));
  for (const said of [
    "For Bayou Homes, PO 4471.",
    invoice.token,
    "JB-100000",
    "name I-2026-0001",
  ]) {
    expect(sent?.text).toContain(said);
  }
  await tell("2026-08-16T14:59:00.000Z");
  expect(subjects()).toHaveLength(1);
  for (const at of [SOON, SOON, LATE, OVERDUE, "2026-12-24T15:00:00.000Z"]) await tell(at);
  expect(subjects().slice(1)).toEqual([
    "Reminder: $600.60 on invoice I-2026-0001 is due on Wednesday, August 19",
    "$600.60 is still to pay: invoice I-2026-0001 was due on Wednesday, August 19",
    "$600.60 is still to pay: invoice I-2026-0001 was due on Wednesday, August 19",
  ]);
});

test("a paid or void invoice gets no reminder, and a part payment counts in the next email", async () => {
  const { tell, subjects, act, price, job, told } = await open();
  await tell(SENT);
  await act(job.orderNumber, { do: "pay", method: "check", amount: "100", tip: "0" });
  await tell(SOON);
  expect(subjects().at(-1)).toContain("$500.60 on invoice I-2026-0001");
  await act(job.orderNumber, { do: "pay", method: "check", amount: "500.60", tip: "0" });
  await tell(LATE);
  expect(subjects()).toHaveLength(2);
  expect(told()[2]).toEqual(["invoice-late", "given-up", "no longer true"]);
  await price(job.orderNumber, { what: "price", price: "700", reason: "Two loads" });
  await tell(OVERDUE);
  expect(subjects().slice(2)).toEqual([
    expect.stringContaining("Invoice I-2026-0002 from Junk Buddy: $99.40"),
    expect.stringContaining("$99.40 is still to pay: invoice I-2026-0002"),
  ]);
});

test("a corrected invoice says whose place it takes, and one void in ten minutes is never sent", async () => {
  const { tell, subjects, price, job, resend } = await open();
  await price(job.orderNumber, { what: "price", price: "500", reason: "Agreed" });
  await tell(SENT);
  expect(subjects()).toEqual([expect.stringContaining("Invoice I-2026-0002")]);
  expect(resend.sent.at(-1)?.text).not.toContain("It takes the place");
  await price(job.orderNumber, { what: "price", price: "550", reason: "Agreed again" });
  await tell("2026-07-20T16:00:00.000Z");
  expect(resend.sent.at(-1)?.text).toContain(
    "It takes the place of invoice I-2026-0002, which is void.",
  );
});

test("a changed billing address counts for the next email", async () => {
  const { tell, subjects, database, id } = await open();
  await tell(SENT);
  database.update(accounts).set({ email: "new@bayou.example" }).where(eq(accounts.id, id)).run();
  await tell(SOON);
  expect(subjects()).toHaveLength(1);
  expect(subjects("new@bayou.example")).toEqual([expect.stringMatching(/^Reminder:/)]);
});

test("a late reminder waits for the morning, and one that a later day overtook is not sent", async () => {
  const { tell, subjects, told } = await open();
  await tell(SENT);
  // Nine in the evening of August 17.
  await tell("2026-08-18T02:00:00.000Z");
  expect(subjects()).toHaveLength(1);
  expect(told()[1]).toEqual(["invoice-soon", "due", null]);
  await tell("2026-08-18T12:59:00.000Z");
  expect(subjects()).toHaveLength(1);
  await tell("2026-08-18T13:00:00.000Z");
  expect(subjects()).toHaveLength(2);
  // Nothing ran for weeks: the first reminder after the due day is overtaken by the second.
  await tell(OVERDUE);
  expect(subjects()).toHaveLength(3);
  expect(told()[2]).toEqual(["invoice-late", "given-up", "no longer true"]);
});

test("a process that is killed while it sends an invoice sends it once all the same", async () => {
  const { tell, subjects, database } = await open();
  const until = new Date(Date.parse(SENT) + LEASE_MS).toISOString();
  expect(claimDueMessage(database, SENT, until)?.kind).toBe("invoice");
  await tell(SENT);
  expect(subjects()).toEqual([]);
  await tell(until);
  await tell(until);
  expect(subjects()).toHaveLength(1);
});

test("the desk says what was emailed, sends it again once for each press, and not a void one", async () => {
  const { tell, subjects, price, job, invoice, owner, pressInvoice } = await open();
  await tell(SENT);
  const again = { intent: "send", requestId: crypto.randomUUID() };
  expect((await pressInvoice(invoice.id, again)).status).toBe(303);
  await tell("2026-07-20T15:50:00.000Z");
  expect((await pressInvoice(invoice.id, again)).status).toBe(303);
  await tell("2026-07-20T15:51:00.000Z");
  expect(subjects()).toHaveLength(2);
  const { loader } = await import("#app/desk/accounts/invoice.route.tsx");
  const shown = await owner.get(loader, `/desk/invoices/${invoice.id}`);
  expect(shown.body).toMatchObject({
    state: "$600.60 to pay, due Wednesday, August 19, in 30 days",
    // Without a mail service nothing says that one was sent.
    ...{ email: BAYOU.email, mails: [] },
  });
  await price(job.orderNumber, { what: "price", price: "500", reason: "Agreed" });
  const late = { ...again, requestId: crypto.randomUUID() };
  expect((await pressInvoice(invoice.id, late)).status).toBe(409);
});

test("with a mail service the desk says when each email went out, and what did not", async () => {
  const { tell, resend, invoice, database } = await open();
  const mails = (now: string) =>
    viewInvoice(database, findInvoice(database, invoice.id) ?? invoice, {
      ...{ now: new Date(now), leaves: true },
    }).mails;
  expect(mails(SENT)).toEqual(["Goes out by email Mon, Jul 20, 2026, 10:40 AM"]);
  await tell(SENT);
  resend.answerTo(BAYOU.email, resendErrors.missingField);
  await tell(SOON);
  expect(mails(SOON)).toEqual([
    "Emailed Mon, Jul 20, 2026, 10:40 AM",
    "The reminder did not go out",
  ]);
});

test("an invoice that the mail service refuses comes to the owner with its account", async () => {
  const { tell, resend, told, owner } = await open();
  resend.answerTo(BAYOU.email, resendErrors.missingField);
  await tell(SENT);
  expect(told()[0]).toEqual(["invoice", "given-up", "refused"]);
  expect(resend.sent.map(({ subject }) => subject)).toContain(
    "The invoice for Bayou Homes was not delivered",
  );
  const inbox = await import("#app/desk/inbox/inbox.route.tsx");
  const { body } = await owner.get(inbox.loader, "/desk/inbox");
  expect(JSON.stringify(body)).toContain(`The invoice to ${BAYOU.email} didn't go out`);
});
