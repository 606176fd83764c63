/** Puts another price to a job's customer, and takes the answer (rules 410 to 414). */

import { type ChangeRequest, changeAsked } from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult, Decision } from "#app/jobs/job-change.ts";
import { type JobEventKind, mayFollow } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { type FinalRefusal, type FinalRequest, finalPrice } from "#app/jobs/money/job-money.ts";
import {
  consentOf,
  type PriceConsent,
  proposalFor,
  wasShown,
} from "#app/jobs/money/price-consent.ts";
import type { Consent, Proposal } from "#app/jobs/money/receipt.ts";
import type { Language } from "#app/lib/language.ts";
import { isVisible } from "#app/lib/typed-text.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { linesIn } from "#app/prices/shop.server.ts";
import type { Database } from "#db/open.server.ts";
import type { MoneyServices } from "./finish-job.server.ts";

/** How a job stands to its newest proposal; null: there is none. */
export function findConsent(database: Database, job: Job): PriceConsent | null {
  return consentOf(job, findEvents(database, job.id), findSettings(database).tax);
}

/** A proposal, with its items named as a page in a language has them. */
export function consentIn(language: Language, consent: PriceConsent): PriceConsent {
  return { ...consent, proposal: proposalIn(language, consent.proposal) };
}

function proposalIn(language: Language, { booked, final }: Proposal): Proposal {
  const named = <Part extends Proposal["booked"]>(part: Part) => ({
    ...part,
    items: linesIn(language, part.items),
  });
  return { booked: named(booked), final: named(final) };
}

/** same: the list and the price are the booked ones. */
type ProposeRefusal = { why: "ended" | "same" | FinalRefusal };

/** Proposes a list or a price; it takes the place of an earlier proposal. */
export function proposePrice(
  { final: asked, ...request }: ChangeRequest & { final: FinalRequest },
  services: MoneyServices,
): Promise<ChangeResult<ProposeRefusal>> {
  return change<ProposeRefusal>(request, "price-proposed", services, (job, database) => {
    if (asked.kind === "as-booked") return refuse("same");
    const { tax } = findSettings(database);
    const priced = finalPrice(job, asked, tax, services.findProduct);
    if (!priced.ok) return refuse(priced.why);
    const proposal = proposalFor(job, priced.final, tax);
    const before = { totalCents: proposal.booked.tax.totalCents };
    const after = { finalCents: priced.final.tax.totalCents, proposal };
    return { ok: true, event: { who: request.who, what: "price-proposed", before, after } };
  });
}

/** Takes a proposal back: the booked price stands. */
export function withdrawPrice(
  request: ChangeRequest,
  services: MoneyServices,
): Promise<ChangeResult<{ why: "ended" | "gone" }>> {
  return change<{ why: "gone" }>(request, "price-withdrawn", services, (job, database) =>
    findConsent(database, job)
      ? {
          ok: true,
          event: { who: request.who, what: "price-withdrawn", before: null, after: null },
        }
      : refuse("gone"),
  );
}

/**
 * gone: there is no proposal, or not any more; stale: it is not what the page has shown, or the list has changed
 * since; answered: another answer was first.
 */
type AnswerRefusal = { why: "ended" | "gone" | "stale" | "answered" | "no-name" };

export type PriceAnswer = Pick<Consent, "name" | "at" | "on" | "device"> & {
  isApproved: boolean;
  /** What the page has shown (`readShown`). */
  shown: string;
  /** It was given without signal: one that does not count is kept as an event, and told to the owner. */
  isLate: boolean;
};

/** Takes the customer's answer: the first one counts, and none to anything but what was shown. */
export async function answerPrice(
  { answer, ...request }: Omit<ChangeRequest, "who" | "revision"> & { answer: PriceAnswer },
  services: MoneyServices,
): Promise<ChangeResult<AnswerRefusal>> {
  const { isApproved, shown, isLate, ...given } = answer;
  const what = isApproved ? "price-approved" : "price-declined";
  const consent = { ...given, words: shown.split("\n") };
  const asked = { ...request, revision: null, who: "customer" } as const;
  let missed: AnswerRefusal["why"] | null = null;
  const result = await changeAsked<AnswerRefusal>(
    asked,
    services,
    services.now(),
    (job, database) => {
      const why = refusalOf(job, findConsent(database, job), { isApproved, shown, ...given });
      const event = { who: "customer", before: null } as const;
      if (why === null) return { ok: true, event: { ...event, what, after: { consent } } };
      if (!isLate || why === "no-name") return refuse(why);
      missed = why;
      const after = { consent, isApproved, reason: MISSED[why] };
      return { ok: true, event: { ...event, what: "price-missed", after } };
    },
  );
  return result.kind === "changed" && missed
    ? { kind: "refused", job: result.job, refusal: { why: missed } }
    : result;
}

/** Why an answer without signal does not count, as the job's history says it. */
const MISSED: Record<Exclude<AnswerRefusal["why"], "no-name">, string> = {
  ended: "The job was done or canceled by then",
  gone: "No such price was proposed by then",
  stale: "The price or the list had changed by then",
  answered: "Another answer was first",
};

function refusalOf(
  { stage }: Job,
  state: PriceConsent | null,
  { isApproved, shown, name }: Pick<PriceAnswer, "isApproved" | "shown" | "name">,
): AnswerRefusal["why"] | null {
  if (!mayFollow(stage, "price-approved")) return "ended";
  if (!state) return "gone";
  if (state.kind === "approved" || state.kind === "declined") return "answered";
  if (state.kind === "stale" || !wasShown(state.proposal, shown, proposalIn)) return "stale";
  return isApproved && !isVisible(name) ? "no-name" : null;
}

async function change<Refusal extends { why: string }>(
  request: ChangeRequest,
  what: JobEventKind,
  services: MoneyServices,
  decide: (job: Job, database: Database) => Decision<Refusal>,
): Promise<ChangeResult<Refusal | { why: "ended" }>> {
  return changeAsked<Refusal | { why: "ended" }>(
    request,
    services,
    services.now(),
    (job, database) => (mayFollow(job.stage, what) ? decide(job, database) : refuse("ended")),
  );
}

function refuse<Why extends string>(why: Why): { ok: false; refusal: { why: Why } } {
  return { ok: false, refusal: { why } };
}
