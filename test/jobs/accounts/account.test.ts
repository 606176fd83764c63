/** The discount and the terms of an account (rules 466 and 467). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { betterRate, discountRate } from "#app/jobs/accounts/discount-rate.ts";
import { dueDay, dueWords } from "#app/jobs/accounts/due.ts";
import { changeOrder } from "#app/jobs/item-changes.ts";
import { applyDiscount, pricedAt } from "#app/prices/discount.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";

test("a price gets the better of two discounts, to the cent, and 10% is the site's own", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(10_000), fc.boolean(), (cents, rate, isOn) => {
      const { discountCents, totalCents } = pricedAt(cents, betterRate(rate, isOn, USUAL_NUMBERS));
      expect(discountCents + totalCents).toBe(cents);
      const [own, site] = [pricedAt(cents, rate), applyDiscount(cents, isOn, USUAL_NUMBERS)];
      expect(totalCents).toBe(Math.min(own.totalCents, site.totalCents));
      expect(pricedAt(cents, 1_000)).toEqual(applyDiscount(cents, true, USUAL_NUMBERS));
    }),
  );
});

test("a changed list keeps the discount of its account", () => {
  const sofa = { id: "sofa", name: "Sofa", quantity: 2, priceCents: 20_000, volume: 100 };
  const change = (accountRate: number | null, hasSiteDiscount: boolean | null) =>
    changeOrder(
      { items: [sofa], discountCents: 1, accountRate, hasSiteDiscount },
      [{ id: "sofa", quantity: 1 }],
      () => undefined,
    );
  const { subtotalCents } = change(0, false);
  expect(change(0, false).discountCents).toBe(0);
  expect(change(1_500, true)).toMatchObject(pricedAt(subtotalCents, 1_500));
  expect(change(500, true)).toMatchObject(pricedAt(subtotalCents, 1_000));
  expect(change(null, null)).toMatchObject(pricedAt(subtotalCents, 1_000));
  expect(discountRate({ discountCents: 0 })).toBe(0);
});

test("a job is due by the day in Houston on which it was done", () => {
  // 11:30 PM on July 20 in Houston.
  const endedAt = "2026-07-21T04:30:00.000Z";
  expect(dueDay({ accountTerms: "net-30", endedAt })).toBe("2026-08-19");
  expect(dueDay({ accountTerms: "net-15", endedAt })).toBe("2026-08-04");
  expect(dueDay({ accountTerms: "on-the-day", endedAt })).toBeNull();
  expect(dueDay({ accountTerms: "net-15", endedAt: null })).toBeNull();
  expect(dueWords("2026-08-04", "2026-08-03")).toBe("due Tuesday, August 4, in 1 day");
  expect(dueWords("2026-08-04", "2026-08-06")).toBe("due Tuesday, August 4, 2 days late");
});
