import fc from "fast-check";
import { test } from "vitest";
import { cardDay, liveThrough } from "#test/support/card-day.ts";
import { migratedDatabase, temporaryFolder } from "#test/support/temporary.ts";

/** A thousand of them: test/long/card-days.test.ts. */
const DAYS = 15;

test("after a day of all that can happen, Stripe's list, payments, receipts, reports and files agree", async () => {
  await fc.assert(
    fc.asyncProperty(cardDay, (presses) => {
      const folder = temporaryFolder();
      return liveThrough(presses, folder, migratedDatabase(folder));
    }),
    { numRuns: DAYS },
  );
});
