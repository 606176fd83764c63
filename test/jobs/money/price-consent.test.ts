/** Where a proposed price stands, and how its customer reads it (rules 410 to 413). */
import { expect, test } from "vitest";
import type { EventFacts, JobEventKind } from "#app/jobs/job-event.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { finalPrice } from "#app/jobs/money/job-money.ts";
import {
  approvedPrice,
  consentOf,
  isUnapproved,
  priceWords,
  proposalFor,
  readShown,
  shownText,
  withApproval,
} from "#app/jobs/money/price-consent.ts";
import { NO_TAX, type TaxSetting } from "#app/prices/tax.ts";

const SOFA: JobLine = { id: "sofa", name: "Sofa", quantity: 1, priceCents: 11_000, volume: 50 };
const LAMP: JobLine = { id: "lamp", name: "Lamp", quantity: 1, priceCents: 1_500, volume: 5 };
const JOB = {
  ...{ items: [SOFA, LAMP], volume: 55, subtotalCents: 12_500, discountCents: 0 },
  ...{ totalCents: 12_500, taxMode: null, taxRate: null },
};
const findProduct = (id: string) => [SOFA, LAMP].find((one) => one.id === id) as never;

function proposed(reason = "A second sofa", tax: TaxSetting = NO_TAX, job = JOB) {
  const wanted = [{ id: "sofa", quantity: 2 }];
  const priced = finalPrice(job, { kind: "other-lines", wanted, reason }, tax, findProduct);
  if (!priced.ok) throw new Error(priced.why);
  return proposalFor(job, priced.final, tax);
}

const event = (what: JobEventKind, after: EventFacts | null = null) => ({ what, after });
const consent = {
  ...{ name: "Maria", words: ["New price: $220.00"], at: "2026-07-22T19:14:00.000Z" },
  ...({ on: "crew", device: "iPhone, Safari" } as const),
};
const proposal = proposed();
const ask = event("price-proposed", { proposal });
const yes = event("price-approved", { consent });
const no = event("price-declined", { consent });
const kindOf = (events: ReturnType<typeof event>[], job = JOB, tax = NO_TAX) =>
  consentOf(job, events, tax)?.kind ?? null;

test("the newest proposal counts, with the answer that followed it, until it is taken back", () => {
  expect(kindOf([event("booked")])).toBeNull();
  expect(kindOf([ask])).toBe("open");
  expect(kindOf([ask, yes])).toBe("approved");
  expect(kindOf([ask, no])).toBe("declined");
  expect(kindOf([ask, no, ask])).toBe("open");
  expect(kindOf([ask, yes, event("price-withdrawn")])).toBeNull();
  // Of two answers the first one; of an erased customer none.
  expect(kindOf([ask, no, yes])).toBe("declined");
  expect(kindOf([event("price-proposed", {}), yes])).toBeNull();
});

test("a proposal is stale once the list, the price or the tax is another; an approval then counts no more", () => {
  const changed = { ...JOB, items: [SOFA], totalCents: 11_000, subtotalCents: 11_000 };
  expect(kindOf([ask], changed)).toBe("stale");
  expect(kindOf([ask, yes], changed)).toBe("stale");
  expect(kindOf([ask], { ...JOB, totalCents: 12_400 })).toBe("stale");
  expect(kindOf([ask], JOB, { mode: "included", rate: 825 })).toBe("stale");
  // Where and when does not matter.
  expect(kindOf([ask, event("moved", { date: "2026-07-24" })])).toBe("open");
});

test("the customer reads old and new price, tax, what changed and why; the answer names just that", () => {
  const { facts, statement } = priceWords(
    proposed("Found\nin the garage", { mode: "added", rate: 825 }),
  );
  expect(facts).toEqual([
    ["Price as booked", "$125.00"],
    ["New price", "$220.00"],
    ["Sales tax 8.25%, included", "$16.77"],
    ["What changed", "Added: 1 × Sofa\nLeft out: 1 × Lamp"],
    ["Why", "Found\nin the garage"],
  ]);
  expect(statement).toBe("I agree to pay $220.00 for this pickup instead of $125.00.");
  // A form turns each end of a line into two characters.
  const shown = shownText(proposed("Found\nin the garage"));
  expect(readShown(shown.replaceAll("\n", "\r\n"))).toBe(shown);
  expect(readShown("x".repeat(9_000))).toHaveLength(4_000);
  const onSite = { ...JOB, totalCents: 0, subtotalCents: 0 };
  expect(priceWords(proposed("Seen", NO_TAX, onSite))).toMatchObject({
    facts: [
      ["Price as booked", "To be set on site"],
      ["New price", "$220.00"],
      expect.anything(),
      expect.anything(),
    ],
    statement: "I agree to pay $220.00 for this pickup.",
  });
});

test("a final price has an approval only of the same list at the same price", () => {
  const approved = approvedPrice(consentOf(JOB, [ask, yes], NO_TAX));
  const { final } = proposal;
  expect(withApproval(final, approved).consent).toEqual(consent);
  expect(withApproval({ ...final, items: JOB.items }, approved).consent).toBeUndefined();
  const dearer = { ...final, tax: { ...final.tax, totalCents: 22_100 } };
  expect(withApproval(dearer, approved).consent).toBeUndefined();
  expect(isUnapproved(dearer, 12_500)).toBe(true);
  expect(isUnapproved(withApproval(final, approved), 12_500)).toBe(false);
  expect(isUnapproved(final, 22_000)).toBe(false);
  expect(approvedPrice(consentOf(JOB, [ask, no], NO_TAX))).toBeNull();
});
