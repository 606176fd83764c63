/**
 * A customer's consent to a price that is not the booked one (rules 410 to 414): what is proposed, how it reads,
 * and where it stands.
 */

import { wantedOf } from "#app/jobs/item-changes.ts";
import { draftRows } from "#app/jobs/item-draft.ts";
import type { JobEvent } from "#app/jobs/job-event.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { beginningOf, severalLines } from "#app/lib/typed-text.ts";
import { formatRate, type TaxSetting, taxOn } from "#app/prices/tax.ts";
import { words as spoken } from "./consent-words.ts";
import { jobTax, type PricedJob } from "./job-money.ts";
import type { Consent, FinalPrice, Proposal } from "./receipt.ts";

/** stale: the list or the price has changed since; it cannot be approved, and an approval no longer counts. */
export type PriceConsent =
  | { kind: "open" | "stale"; proposal: Proposal }
  | { kind: "approved" | "declined"; proposal: Proposal; consent: Consent };

export function proposalFor(job: PricedJob, final: FinalPrice, current: TaxSetting): Proposal {
  const { items, subtotalCents, discountCents, totalCents } = job;
  const tax = taxOn(totalCents, jobTax(job, current));
  return { booked: { items, subtotalCents, discountCents, tax }, final };
}

/**
 * How a job stands to its newest proposal; null: there is none, or it was taken back.
 * @param events of the job, the oldest first
 */
export function consentOf(
  job: PricedJob,
  events: readonly Pick<JobEvent, "what" | "after">[],
  current: TaxSetting,
): PriceConsent | null {
  const at = events.findLastIndex(
    ({ what }) => what === "price-proposed" || what === "price-withdrawn",
  );
  const proposal = events[at]?.after?.proposal;
  if (!proposal) return null;
  const answer = events
    .slice(at + 1)
    .find(({ what }) => what === "price-approved" || what === "price-declined");
  const now = proposalFor(job, proposal.final, current);
  const isStale = JSON.stringify(now.booked) !== JSON.stringify(proposal.booked);
  const consent = answer?.after?.consent;
  if (!answer || !consent) return { kind: isStale ? "stale" : "open", proposal };
  if (answer.what === "price-declined") return { kind: "declined", proposal, consent };
  return isStale ? { kind: "stale", proposal } : { kind: "approved", proposal, consent };
}

/** The price that its customer has approved; null: none counts. */
export function approvedPrice(consent: PriceConsent | null): FinalPrice | null {
  return consent?.kind === "approved"
    ? { ...consent.proposal.final, consent: consent.consent }
    : null;
}

/** A final price with the approval of the very same list and price, if there is one. */
export function withApproval(final: FinalPrice, approved: FinalPrice | null): FinalPrice {
  if (!approved?.consent || final.tax.totalCents !== approved.tax.totalCents) return final;
  const [list, approvedList] = [final, approved].map(({ items }) =>
    JSON.stringify(wantedOf(items)),
  );
  return list === approvedList ? { ...final, consent: approved.consent } : final;
}

/** Whether a customer is charged more than was booked without an approval on record (rule 413). */
export function isUnapproved(final: FinalPrice, bookedCents: number): boolean {
  return final.tax.totalCents > bookedCents && !final.consent;
}

/** A proposal as its customer reads it. */
type PriceWords = {
  facts: readonly (readonly [label: string, value: string])[];
  /** What the customer agrees to. */
  statement: string;
};

export function priceWords({ booked, final }: Proposal, words = spoken): PriceWords {
  const was = formatMoney(booked.tax.totalCents);
  const now = formatMoney(final.tax.totalCents);
  const isPriced = booked.tax.totalCents > 0;
  const { mode, rate, taxCents } = final.tax;
  return {
    facts: [
      [words.booked, isPriced ? was : words.onSite],
      [words.price, now],
      ...(mode === "unset" ? [] : [[words.tax(formatRate(rate)), formatMoney(taxCents)] as const]),
      [words.changed, changeWords({ booked, final }, words).join("\n")],
      [words.why, final.reason],
    ],
    statement: isPriced ? words.agreeInstead(now, was) : words.agree(now),
  };
}

/** "Added: 2 × Sofa", "Left out: 1 × Chair". */
function changeWords({ booked, final }: Proposal, words: typeof spoken): string[] {
  const names = new Map([...booked.items, ...final.items].map(({ id, name }) => [id, name]));
  const changed = draftRows(booked.items, wantedOf(final.items)).filter(
    (row) => row.quantity !== row.booked,
  );
  if (changed.length === 0) return [words.unchanged];
  return changed.map(({ id, quantity, booked: before }) => {
    const units = Math.abs(quantity - before);
    return (quantity > before ? words.added : words.leftOut)(units, names.get(id) ?? id);
  });
}

/** A proposal as pages show it: in words, so that a customer's page loads no rules. */
export type PriceView = PriceWords & {
  kind: PriceConsent["kind"];
  /** What an answer names. */
  shown: string;
  was: string;
  now: string;
  /** Who answered; null: nobody has. */
  name: string | null;
};

/** @param words of the language that it is read in, where that is not the page's */
export function viewPrice(state: PriceConsent, words = spoken): PriceView {
  const { kind, proposal } = state;
  return {
    ...priceWords(proposal, words),
    kind,
    shown: shownText(proposal, words),
    was: formatMoney(proposal.booked.tax.totalCents),
    now: formatMoney(proposal.final.tax.totalCents),
    name: "consent" in state ? state.consent.name : null,
  };
}

/** More than this of what was shown is not kept. */
const MAX_SHOWN = 4_000;

/** What a page has shown of a proposal, as one text: an answer names it, so that it counts for nothing else. */
export function shownText(proposal: Proposal, words = spoken): string {
  const { facts, statement } = priceWords(proposal, words);
  const lines = [...facts.map(([label, value]) => `${label}: ${value}`), statement];
  return readShown(lines.join("\n"));
}

/**
 * Whether a page has shown a proposal so, in whichever language.
 * @param named the proposal with the names of a language; a page may have had those that are kept
 */
export function wasShown(
  proposal: Proposal,
  shown: string,
  named: (language: Language, proposal: Proposal) => Proposal,
): boolean {
  return (["en", "es"] as const).some((language) =>
    inLanguage(language, () =>
      [proposal, named(language, proposal)].some((one) => shownText(one) === shown),
    ),
  );
}

/** The same as a form brings it back. */
export function readShown(typed: string): string {
  return severalLines(beginningOf(severalLines(typed), MAX_SHOWN));
}

/** "Renata Garza, Wed, Jul 22, 2026, 2:14 PM, on the crew's phone (iPhone, Safari)". */
export function consentWords({ name, at, on, device }: Consent): string {
  const where = (on === "crew" ? spoken.onCrewsPhone : spoken.onOwnPage)(device);
  return [name, houstonTime(at), where].filter(Boolean).join(", ");
}
