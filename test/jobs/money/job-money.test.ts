/** The sums of a job's money, to the cent, for whatever prices, taxes, discounts and parts there are. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { finalPrice, makeReceipt, type Payment } from "#app/jobs/money/job-money.ts";
import { bookedDiscount, dueCents, tipCents } from "#app/jobs/money/receipt.ts";
import { printReceipt } from "#app/jobs/money/receipt-lines.ts";
import { formatMoney } from "#app/lib/money.ts";
import { centsOff, type PriceOff } from "#app/prices/price-off.ts";
import { readPercent } from "#app/prices/read-percent.ts";
import { sampleJob } from "#test/support/sample-job.ts";

const cents = fc.integer({ min: 0, max: 2_000_000 });
const off: fc.Arbitrary<PriceOff> = fc.oneof(
  fc.record({ rate: fc.integer({ min: -500, max: 12_000 }) }),
  fc.record({ cents: fc.integer({ min: -500, max: 2_500_000 }) }),
);

test("a discount leaves a whole number of cents, from nothing to the price, or is refused", () => {
  fc.assert(
    fc.property(cents, off, (price, asked) => {
      const taken = centsOff(price, asked);
      const isBounded =
        "rate" in asked
          ? asked.rate >= 0 && asked.rate <= 10_000
          : asked.cents >= 0 && asked.cents <= price;
      expect(taken === null).toBe(!isBounded);
      if (taken === null) return;
      expect(Number.isInteger(taken) && taken >= 0 && taken <= price).toBe(true);
      const exact = "rate" in asked ? (price * asked.rate) / 10_000 : asked.cents;
      expect(Math.abs(taken - exact)).toBeLessThanOrEqual("rate" in asked ? 0.5 : 0);
    }),
  );
  expect(
    ["0", "100", "12.5 %", "8.25%", "100.01", "101", "-1", "1e1", ""].map(readPercent),
  ).toEqual([0, 10_000, 1_250, 825, null, null, null, null, null]);
});

const part = fc.record({
  method: fc.constantFrom("cash" as const, "check" as const, "card" as const),
  cents: fc.integer({ min: 0, max: 50_000 }),
  tipCents: fc.integer({ min: 0, max: 5_000 }),
  isVoid: fc.boolean(),
});

test("price, discounts and tax make the total; its parts, and what is left, make it too", () => {
  const tax = fc.record({
    mode: fc.constantFrom("unset" as const, "included" as const, "added" as const),
    rate: fc.integer({ min: 0, max: 2_500 }),
  });
  fc.assert(
    fc.property(cents, off, fc.array(part), tax, (price, asked, parts, setting) => {
      const job = { ...sampleJob(), taxMode: setting.mode, taxRate: setting.rate } as Job;
      const request = { kind: "other-price", cents: price, reason: "Agreed" } as const;
      const find = () => undefined;
      const priced = finalPrice(
        ...([job, { ...request, off: { ...asked, reason: "A neighbor" } }, setting, find] as const),
      );
      expect(priced.ok).toBe(centsOff(price, asked) !== null);
      if (!priced.ok) return;
      const { final } = priced;
      const added = final.tax.mode === "added" ? final.tax.taxCents : 0;
      expect(final.tax.totalCents).toBe(final.subtotalCents - final.discountCents + added);
      expect(bookedDiscount(final)).toBe(0);
      expect(final.tax.totalCents).toBeGreaterThanOrEqual(0);
      // Corrected as it stands, it stays.
      const again = finalPrice(
        ...([job, { ...request, off: { ...asked, reason: "A neighbor" } }, setting, find] as const),
        final,
      );
      expect(again).toEqual(priced);

      const payments = parts.map(({ isVoid, ...one }, id): Payment => {
        const voidedAt = isVoid ? "2026-07-20T16:00:00.000Z" : null;
        return {
          ...{ ...one, id, at: "2026-07-20T15:00:00.000Z", voidedAt, voidReason: null },
          ...{ stripeId: null, takenBy: "Andre" },
        };
      });
      const receipt = makeReceipt(job, final, payments, "2026-07-20T15:00:00.000Z");
      const counted = parts.filter(({ isVoid }) => !isVoid);
      const sum = (what: "cents" | "tipCents") =>
        counted.reduce((total, one) => total + one[what], 0);
      expect(sum("cents") + dueCents(receipt)).toBe(final.tax.totalCents);
      expect(tipCents(receipt)).toBe(sum("tipCents"));
      // Who took it is nothing to the customer.
      expect(JSON.stringify(receipt)).not.toContain("Andre");
      const { sums, isPaid } = printReceipt({ ...receipt, number: "R-2026-0001" });
      expect(isPaid).toBe(dueCents(receipt) === 0);
      const paidRows = sums.filter(({ label }) => label.startsWith("Paid by"));
      expect(paidRows.map(({ final: row }) => row)).toEqual(
        counted.map((one) => formatMoney(one.cents + one.tipCents)),
      );
    }),
  );
});
