import fc from "fast-check";
import { expect, test } from "vitest";
import { orderNumber } from "#app/jobs/order-number.ts";
import { addDays, longDate } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { phoneDigits, phoneHref, textHref } from "#app/lib/phone.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";

test.each([
  [0, "$0.00"],
  [-0, "$0.00"],
  [5, "$0.05"],
  [60_060, "$600.60"],
  [125_025, "$1,250.25"],
  [1_000_000, "$10,000.00"],
  [-5_000, "-$50.00"],
])("%s cents are shown as %s", (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test.each([
  [0, "0"],
  [330, "330"],
  [137.5, "137.5"],
  [5500, "5,500"],
])("%s points are shown as %s", (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

test("sums, points and days are written as Intl writes them", () => {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const points = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
  const to = 1_000_000_000;
  fc.assert(
    fc.property(
      fc.integer({ min: -to, max: to }).filter((cents) => cents !== 0),
      (cents) => {
        expect(formatMoney(cents)).toBe(dollars.format(cents / 100));
        expect(formatPoints(cents / 2)).toBe(points.format(cents / 2));
      },
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays("1990-01-01", days);
      expect(longDate(date)).toBe(day.format(new Date(date)));
    }),
  );
});

test("the discount of 10% is kept apart from the total", () => {
  expect(applyDiscount(60_060, true, USUAL_NUMBERS)).toEqual({
    subtotalCents: 60_060,
    discountCents: 6_006,
    totalCents: 54_054,
  });
});

test("without the discount nothing is taken off", () => {
  expect(applyDiscount(60_060, false, USUAL_NUMBERS)).toEqual({
    subtotalCents: 60_060,
    discountCents: 0,
    totalCents: 60_060,
  });
});

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 5],
  [6, 5],
  [15, 14],
  [45_845, 41_261],
])("the discounted price of %s cents is %s, half a cent rounded up", (cents, total) => {
  expect(applyDiscount(cents, true, USUAL_NUMBERS).totalCents).toBe(total);
});

test("the discounted price is exactly nine tenths, rounded to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const { totalCents, discountCents, subtotalCents } = applyDiscount(
        cents,
        true,
        USUAL_NUMBERS,
      );
      const nineTenthsTimesTen = BigInt(cents) * 9n;
      const rounded = (nineTenthsTimesTen + 5n) / 10n;
      expect(BigInt(totalCents)).toBe(rounded);
      expect(totalCents + discountCents).toBe(subtotalCents);
      expect(totalCents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

test("order numbers run from JB-100000 to JB-999999", () => {
  expect(orderNumber(0)).toBe("JB-100000");
  expect(orderNumber(1 - Number.EPSILON)).toBe("JB-999999");
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(orderNumber(random)).toMatch(/^JB-[1-9]\d{5}$/);
    }),
  );
});

test("a phone link dials a US number in any notation", () => {
  expect(phoneDigits("(713) 555-0142 ext. 9")).toBe("71355501429");
  expect(phoneHref("(713) 555-0142")).toBe("tel:+17135550142");
  expect(phoneHref("+1 713.555.0142")).toBe("tel:+17135550142");
  expect(phoneHref("(713) 555-0142, ext. 9")).toBe("tel:+17135550142,9");
  expect(textHref("(713) 555-0142, ext. 9")).toBe("sms:+17135550142");
});
