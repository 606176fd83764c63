import { expect, test } from "vitest";
import type { Email } from "#app/messages/mail/email.ts";
import { sendWeekSummary } from "#app/messages/send-week-summary.server.ts";
import { claimSummary } from "#app/messages/week-summaries.server.ts";
import { jobFinals, jobs, payments } from "#db/schema.ts";
import { clientOf } from "#db/write-queue.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { sampleBusiness } from "#test/support/sample-job.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

/** 6:59 AM and 7 AM on a Monday in Houston. */
const EARLY = new Date("2026-07-20T11:59:00.000Z");
const MONDAY = new Date("2026-07-20T12:00:00.000Z");

function office() {
  const database = temporaryDatabase();
  const sent: [Email, string][] = [];
  const outcome = { isAccepted: true, isRepeatSafe: true };
  const run = (at: Date) =>
    sendWeekSummary({
      client: clientOf(database),
      isRepeatSafe: outcome.isRepeatSafe,
      sendEmail: async (email, key) => {
        if (!outcome.isAccepted) return { ok: false, reason: "unreachable" };
        sent.push([email, key]);
        return { ok: true, id: key };
      },
      business: sampleBusiness,
      now: () => at,
    });
  /** A job that was done at an instant, with what it came to. */
  const finish = (endedAt: string, cents: number) => {
    const { id } = savedJob(database, sampleBooking());
    database
      .update(jobs)
      .set({ createdAt: "2026-07-01T12:00:00.000Z", endedAt, stage: "done" })
      .run();
    const final = { totalCents: cents, taxCents: 76, final: {} as never };
    database
      .insert(jobFinals)
      .values({ jobId: id, at: endedAt, ...final })
      .run();
    const paid = { method: "cash", cents, tipCents: 500, at: endedAt } as const;
    database
      .insert(payments)
      .values({ jobId: id, ...paid })
      .run();
  };
  return { database, sent, outcome, run, finish };
}

test("last week's figures go out once, on Monday from 7 AM in Houston", async () => {
  const { run, sent, finish, outcome } = office();
  // The last minute of Sunday in Houston, which is Monday in UTC.
  finish("2026-07-20T04:59:00.000Z", 40_459);
  await run(EARLY);
  expect(sent).toEqual([]);
  outcome.isAccepted = false;
  expect(await run(MONDAY)).toBe(false);
  outcome.isAccepted = true;
  expect(await run(MONDAY)).toBe(false);
  const later = new Date(MONDAY.getTime() + 11 * 60_000);
  expect(await Promise.all([run(later), run(later)])).toContain(true);
  await run(new Date("2026-07-20T22:00:00.000Z"));
  expect(sent.map(([{ subject }]) => subject)).toEqual(["Last week: $404.59, 1 job done"]);
  expect(sent[0]?.[0].text).toContain("Received: $404.59");
});

test("a job of this week is next Monday's, and an empty week is not told of", async () => {
  const { run, sent, finish } = office();
  finish("2026-07-20T05:00:00.000Z", 10_000);
  await run(MONDAY);
  expect(sent).toEqual([]);
  await run(new Date("2026-07-27T12:00:00.000Z"));
  expect(sent.map(([{ subject }]) => subject)).toEqual(["Last week: $100.00, 1 job done"]);
});

test("without a key that makes a repeat safe, a summary is sent again only if it was certainly not sent", async () => {
  const { database, run, sent, finish, outcome } = office();
  finish("2026-07-15T12:00:00.000Z", 10_000);
  Object.assign(outcome, { isAccepted: false, isRepeatSafe: false });
  await run(MONDAY);
  outcome.isAccepted = true;
  const later = new Date(MONDAY.getTime() + 11 * 60_000);
  // A worker that is killed while it sends.
  expect(claimSummary(database, "2026-07-20", { at: later.toISOString(), leaseUntil: null })).toBe(
    true,
  );
  await run(new Date("2026-07-20T22:00:00.000Z"));
  expect(sent).toEqual([]);
});
