/** Whatever becomes of a job: screens, files, reports, receipts and lists say the same of it (rule 281). */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { jobCells } from "#app/commands/job-csv.ts";
import { countWords } from "#app/commands/words.ts";
import { viewCalendarDay } from "#app/desk/calendar/calendar-day.ts";
import { calendarDay } from "#app/desk/calendar/desk-calendar.ts";
import { unsettledJobs } from "#app/desk/inbox/inbox.server.ts";
import { setOff } from "#app/desk/today/set-off.server.ts";
import { undoPress } from "#app/desk/undo-press.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { balanceCents, currentReceipt } from "#app/jobs/money/job-money.ts";
import { stateWords } from "#app/jobs/money/job-outcome.ts";
import { findMoney, readOutcomes } from "#app/jobs/money/money.server.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import {
  addPayment,
  addRefund,
  correctFinal,
  finishJob,
  type MoneyServices,
  voidPayment,
} from "#app/money/finish-job.server.ts";
import { figuresAt } from "#app/money/report-figures.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { NO_TAX, type TaxSetting } from "#app/prices/tax.ts";
import { readCalendar, readHours } from "#app/schedule/windows.server.ts";
import type { Database } from "#db/open.server.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const NOW = new Date("2026-07-22T15:00:00Z");
const DAY = { from: "2026-01-01", to: "2027-12-31" };

const cents = fc.integer({ min: 0, max: 90_000 });
const paid = fc.record({
  method: fc.constantFrom("cash", "zelle"),
  cents: fc.option(cents),
  tipCents: fc.integer({ min: 0, max: 5_000 }),
});
const price = fc.oneof(
  fc.constant({ kind: "as-booked" } as const),
  fc.record({ kind: fc.constant("other-price"), cents, reason: fc.constant("Agreed") }),
);
const press = fc.oneof(
  fc.record({ what: fc.constant("way") }),
  fc.record({ what: fc.constant("finish"), price, paid: fc.option(paid) }),
  fc.record({ what: fc.constant("correct"), price }),
  fc.record({ what: fc.constant("pay"), paid }),
  fc.record({ what: fc.constant("refund"), paid }),
  fc.record({ what: fc.constant("void"), which: fc.nat(3) }),
  fc.record({ what: fc.constant("undo") }),
);
const tax = fc.constantFrom<TaxSetting>(
  NO_TAX,
  { mode: "added", rate: 825 },
  { mode: "included", rate: 825 },
);

test("screens, files, reports, receipts and lists agree on what a job comes to", async () => {
  await fc.assert(
    fc.asyncProperty(tax, fc.array(press, { maxLength: 9 }), async (current, presses) => {
      const database = temporaryDatabase();
      saveSetting(database, "tax", current, NOW.toISOString());
      const { id } = savedJob(database, sampleBooking());
      for (const one of presses) await make(database, id, one as Press);
      expectAgreement(database, current);
    }),
    { numRuns: 60 },
  );
});

type Press = { what: string; price: never; paid: never; which: number };

async function make(database: Database, jobId: number, press: Press) {
  const services: MoneyServices = {
    client: clientOf(database),
    findProduct: () => undefined,
    now: () => NOW,
    onMessagesDue: () => {},
  };
  const asked = { jobId, requestId: randomUUID(), revision: null, who: "owner" } as const;
  const { price: final, paid } = press;
  const payments = findMoney(database, jobId).payments;
  const paymentId = payments[press.which]?.id ?? 0;
  if (press.what === "way") await setOff(asked, services);
  if (press.what === "finish")
    await finishJob({ ...asked, final, paid, isEmailed: true }, services);
  if (press.what === "correct") await correctFinal({ ...asked, final, isEmailed: true }, services);
  if (press.what === "pay") await addPayment({ ...asked, paid, isEmailed: true }, services);
  if (press.what === "refund") await addRefund({ ...asked, paid, isEmailed: true }, services);
  if (press.what === "void")
    await voidPayment({ ...asked, paymentId, reason: "x", isEmailed: true }, services);
  if (press.what === "undo") await undoPress(asked, services);
}

function expectAgreement(database: Database, current: TaxSetting): void {
  const [job] = listJobs(database, DAY) as [Job];
  const outcomeOf = readOutcomes(database, [job]);
  const { totalCents, stage } = outcomeOf(job);
  const money = findMoney(database, job.id);
  const receipt = currentReceipt(money);
  const isDone = job.stage === "done";
  expect(receipt !== null).toBe(isDone);
  expect(stage).toBe(job.stage);
  const balance = balanceCents(job, money, current);
  if (receipt) {
    expect(receipt.receipt.final.tax.totalCents).toBe(totalCents);
    expect(dueCents(receipt.receipt)).toBe(balance);
  }
  expect(unsettledJobs(database, "2026-07-20").rows.map(({ cents }) => cents)).toEqual(
    isDone && balance !== 0 ? [balance] : [],
  );
  const dollars = (totalCents / 100).toFixed(2);
  expect(jobCells(job, outcomeOf(job))).toEqual(expect.arrayContaining([stateWords(job), dollars]));
  const date = job.date ?? "";
  const day = calendarDay(date, readCalendar(database, date, date, NOW));
  const shown = viewCalendarDay(date, day, [job], readHours(database, date), outcomeOf);
  expect(shown.totalCents).toBe(totalCents);
  expect(shown.windows.flatMap(({ jobs }) => jobs)).toMatchObject([{ totalCents, stage }]);
  expect(countWords([job], outcomeOf).replaceAll(",", "")).toContain(`$${dollars} in all`);
  const [reported] = figuresAt(database, NOW).jobs;
  expect(reported).toMatchObject({
    ...{ stage, finalCents: isDone ? totalCents : null },
    balanceCents: isDone ? balance : 0,
  });
}
