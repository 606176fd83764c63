import fc from "fast-check";
import { expect, test } from "vitest";
import { readRate } from "#app/prices/read-percent.ts";
import {
  formatRate,
  HOUSTON_RATE,
  MAX_RATE,
  NO_TAX,
  type TaxSetting,
  taxOfJob,
  taxOn,
} from "#app/prices/tax.ts";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const rate = fc.integer({ min: 0, max: MAX_RATE });

test("at 8.25% a price of $100.00 has $7.62 of tax in it, or $8.25 on top of it", () => {
  expect(taxOn(10_000, { mode: "included", rate: HOUSTON_RATE })).toMatchObject({
    baseCents: 9_238,
    taxCents: 762,
    totalCents: 10_000,
  });
  expect(taxOn(10_000, { mode: "added", rate: HOUSTON_RATE })).toMatchObject({
    baseCents: 10_000,
    taxCents: 825,
    totalCents: 10_825,
  });
  expect(taxOn(10_000, { mode: "unset", rate: HOUSTON_RATE })).toEqual({
    ...{ mode: "unset", rate: 0 },
    ...{ baseCents: 10_000, taxCents: 0, totalCents: 10_000 },
  });
});

test("base and tax add up to the total, and are the nearest cents there are", () => {
  fc.assert(
    fc.property(cents, rate, (price, hundredths) => {
      const included = taxOn(price, { mode: "included", rate: hundredths });
      const added = taxOn(price, { mode: "added", rate: hundredths });
      expect(included.totalCents).toBe(price);
      expect(added.baseCents).toBe(price);
      for (const { baseCents, taxCents, totalCents } of [included, added]) {
        expect(baseCents + taxCents).toBe(totalCents);
        expect(taxCents).toBeGreaterThanOrEqual(0);
      }
      // The exact base times (1 + rate) is the price: half a cent of the base is the most it is off.
      const share = (10_000 + hundredths) / 10_000;
      expect(Math.abs(included.baseCents * share - price)).toBeLessThanOrEqual(share / 2 + 1e-6);
      expect(Math.abs(added.taxCents - (price * hundredths) / 10_000)).toBeLessThanOrEqual(
        0.5 + 1e-6,
      );
    }),
  );
});

test("a job is charged the tax its customer was told, and never more than the price it was told", () => {
  const added: TaxSetting = { mode: "added", rate: 825 };
  const included: TaxSetting = { mode: "included", rate: 825 };
  expect(taxOfJob(added, NO_TAX)).toEqual(added);
  expect(taxOfJob(included, added)).toEqual(included);
  expect(taxOfJob(null, added)).toEqual(included);
  expect(taxOfJob(NO_TAX, included)).toEqual(included);
  expect(taxOfJob(null, NO_TAX)).toEqual(NO_TAX);
});

test("a rate is read as it is written", () => {
  expect(readRate("8.25")).toBe(825);
  expect(readRate(" 8.25 % ")).toBe(825);
  expect(readRate("8.5%")).toBe(850);
  expect(readRate("0")).toBe(0);
  expect(["", "8.255", "-1", "26", "8,25", "eight"].map(readRate)).toEqual(Array(6).fill(null));
  fc.assert(fc.property(rate, (hundredths) => readRate(formatRate(hundredths)) === hundredths));
});
