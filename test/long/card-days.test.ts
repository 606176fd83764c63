import fc from "fast-check";
import { test } from "vitest";
import { cardDay, liveThrough } from "#test/support/card-day.ts";
import { migratedDatabase, temporaryFolder } from "#test/support/temporary.ts";

/** Ten thousand steps and more. */
const DAYS = 1_000;

test("after each of a thousand days Stripe's list, payments, receipts, reports and files agree", async () => {
  await fc.assert(
    fc.asyncProperty(cardDay, (presses) => {
      const folder = temporaryFolder();
      return liveThrough(presses, folder, migratedDatabase(folder));
    }),
    { numRuns: DAYS },
  );
}, 1_800_000);
