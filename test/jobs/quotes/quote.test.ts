/** Where a quote stands, and what it comes to, whatever the numbers are (rules 416 to 418). */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readAnswer } from "#app/desk/quotes/read-answer.ts";
import { changeOrder } from "#app/jobs/item-changes.ts";
import { explainJobPrice } from "#app/jobs/job.ts";
import {
  MOST_QUOTE_CENTS,
  priceOfLines,
  QUOTE_LINE,
  quotedOrder,
  quoteState,
} from "#app/jobs/quotes/quote.ts";
import { formatMoney } from "#app/lib/money.ts";
import { quoteText } from "#app/messages/texts/quote-text.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { taxOn } from "#app/prices/tax.ts";

const CENTS = fc.integer({ min: 100, max: MOST_QUOTE_CENTS });
const LANGUAGE = fc.constantFrom("en", "es");
const POINTS = fc.integer({ min: 1, max: 2_000 }).map((halves) => halves / 2);
const TYPED = { load: "275", points: "", days: "14", words: "" };

test("the price that is typed is booked to the cent, with any tax, and stays with another list", () => {
  fc.assert(
    fc.property(CENTS, POINTS, fc.integer({ min: 0, max: 2_500 }), (cents, points, rate) => {
      const read = readAnswer(
        { ...TYPED, price: formatMoney(cents), points: String(points) },
        "2026-07-20",
      );
      if (!read.ok) throw new Error(JSON.stringify(read.errors));
      const order = quotedOrder(read.answer);
      expect(order).toMatchObject({ subtotalCents: cents, discountCents: 0, totalCents: cents });
      expect(order.volume).toBe(points);
      expect(explainJobPrice(order)).toBeNull();
      for (const mode of ["added", "included"] as const) {
        const tax = taxOn(order.totalCents, { mode, rate });
        expect(tax.baseCents + tax.taxCents).toBe(tax.totalCents);
        expect(mode === "added" ? tax.baseCents : tax.totalCents).toBe(cents);
      }
      const sofa = {
        id: "sofa",
        name: "Sofa",
        category: "seating",
        priceCents: 11_000,
        volume: 30,
      };
      const wanted = [
        { id: QUOTE_LINE, quantity: 1 },
        { id: "sofa", quantity: 2 },
      ];
      const changed = changeOrder(order, wanted, () => sofa as never);
      const list = priceCart([{ ...sofa, quantity: 2 }], USUAL_NUMBERS);
      expect(changed.totalCents).toBe(cents + list.cents);
      expect(changed.volume).toBe(points + 60);
      expect(priceOfLines(order.items, USUAL_NUMBERS)).toEqual({ cents, volume: points });
    }),
  );
});

test.each([
  [{ price: "" }, "price"],
  [{ price: "0.99" }, "price"],
  [{ price: "20,000.01" }, "price"],
  [{ price: "1e3" }, "price"],
  [{ price: "-5" }, "price"],
  [{ load: "" }, "load"],
  [{ points: "0" }, "load"],
  [{ points: "12.3" }, "load"],
  [{ points: "5,500.5" }, "load"],
  [{ days: "0" }, "days"],
  [{ days: "91" }, "days"],
  [{ days: "2.5" }, "days"],
  [{ words: "x".repeat(501) }, "words"],
] as const)("%o is no answer: %s", (fields, field) => {
  const read = readAnswer({ ...TYPED, price: "340", ...fields }, "2026-07-20");
  expect(read).toMatchObject({ ok: false, errors: { [field]: expect.any(String) } });
});

test("a quote lives through its last day; booked comes before all else", () => {
  const quote = { priceCents: 1, points: 1, lastDay: "2026-08-03", withdrawnAt: null, jobId: null };
  expect(quoteState(quote, "2026-08-03")).toBe("answered");
  expect(quoteState(quote, "2026-08-04")).toBe("expired");
  expect(quoteState({ ...quote, withdrawnAt: "x" }, "2026-08-04")).toBe("withdrawn");
  expect(quoteState({ ...quote, withdrawnAt: "x", jobId: 1 }, "2026-08-04")).toBe("booked");
  expect(quoteState({ ...quote, priceCents: null }, "2026-08-03")).toBe("asked");
});

test("the text with the price has two segments of plain signs at most, and the whole link", () => {
  const token = "0123456789abcdef".repeat(2);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), CENTS, LANGUAGE, (name, priceCents, language) => {
      const business = { name, siteUrl: `https://${"long".repeat(12)}.example` } as never;
      const words = quoteText(
        { priceCents, lastDay: "2026-09-30", taxMode: "included", token, language },
        business,
      );
      expect(words.length).toBeLessThanOrEqual(306);
      expect(words).toContain(`/quote/${token}`);
      expect(words).toContain(formatMoney(priceCents));
      expect(words).toMatch(language === "es" ? /^[\n !-Z_a-z¡¿ÉÑÜéñü]*$/ : /^[\n !-Z_a-z]*$/);
    }),
  );
});
