/** The owner puts a job on an account, or takes it off (rule 466). */
import { type Account, accountWords } from "#app/jobs/accounts/account.ts";
import { findAccount, findOpenAccount, openAccounts } from "#app/jobs/accounts/accounts.server.ts";
import { betterRate } from "#app/jobs/accounts/discount-rate.ts";
import { isPaidLater } from "#app/jobs/accounts/due.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult, Decision } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { numbersOf } from "#app/jobs/job-line.ts";
import { findWaiting } from "#app/jobs/messages/messages.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { isQuoted } from "#app/jobs/quotes/quote.ts";
import { repeatPath, rhythmWords } from "#app/jobs/repeats/repeat.ts";
import { repeatOfJob } from "#app/jobs/repeats/repeats.server.ts";
import { pricedAt } from "#app/prices/discount.ts";
import type { Database } from "#db/open.server.ts";
import type { AccountOfJob } from "./AccountBlock.tsx";

type AccountRefusal = { why: "ended" } | { why: "no-account" };

/** What a job has of an account. @param isDiscountOn whether the site's discount is its own as well */
export function onAccount(account: Account | null, isDiscountOn: boolean) {
  return {
    accountId: account?.id ?? null,
    accountTerms: account?.terms ?? null,
    accountRate: account?.rate ?? null,
    hasSiteDiscount: account ? isDiscountOn : null,
    accountMonthly: account ? account.isMonthly : null,
  };
}

/**
 * Puts a job that is to come on an account, at the account's terms and the better of the two discounts. A quoted
 * price stays, and that of a job that is done.
 * @param accountId null: takes it off
 */
export function putOnAccount(
  { accountId, ...request }: ChangeRequest & { accountId: number | null },
  services: ChangeServices,
): Promise<ChangeResult<AccountRefusal>> {
  return changeAsked<AccountRefusal>(request, services, services.now(), (job, database) => {
    if (!mayFollow(job.stage, "account-changed")) return { ok: false, refusal: { why: "ended" } };
    const account = accountId === null ? null : findOpenAccount(database, accountId);
    if (account === undefined) return { ok: false, refusal: { why: "no-account" } };
    if (job.stage === "done") return putDone(database, request, job, account);
    const before = job.accountId ? findAccount(database, job.accountId) : undefined;
    const hasSiteDiscount = job.hasSiteDiscount ?? job.discountCents > 0;
    // A quoted price stands as it was told.
    const rate = isQuoted(job.items) ? 0 : (account?.rate ?? 0);
    const price = pricedAt(job.subtotalCents, betterRate(rate, hasSiteDiscount, numbersOf(job)));
    return {
      ok: true,
      event: {
        ...{ who: request.who, what: "account-changed" },
        before: { account: before?.name ?? null, totalCents: job.totalCents },
        after: { account: account?.name ?? null, totalCents: price.totalCents },
      },
      details: { ...price, ...onAccount(account && { ...account, rate }, hasSiteDiscount) },
    };
  });
}

/**
 * Puts a job that is done on its first account (rule 484): its price stays, its receipt says until when it is to be
 * paid, and it has an invoice.
 */
function putDone(
  database: Database,
  { who }: ChangeRequest,
  job: Job,
  account: Account | null,
): Decision<AccountRefusal> {
  const { final } = findMoney(database, job.id);
  if (!account || !final || !mayBePutDone(job)) return { ok: false, refusal: { why: "ended" } };
  const hasSiteDiscount = job.hasSiteDiscount ?? job.discountCents > 0;
  const details = onAccount({ ...account, rate: 0 }, hasSiteDiscount);
  // A receipt that has not gone out yet still does.
  const isEmailed = findWaiting(database, [job.id]).has(job.id);
  const money = { isDueAnew: true, why: "Put on an account", isEmailed } as const;
  const after = { account: account.name };
  const event = { who, what: "account-changed", before: null, after } as const;
  return { ok: true, event, details, ...(isPaidLater(details) && { money }) };
}

function mayBePutDone({ accountId, partOf }: Job): boolean {
  return !accountId && !partOf;
}

/** The account that a job is on and those it can be put on; null: there are none. */
export function accountOfJob(database: Database, job: Job): AccountOfJob | null {
  const open = openAccounts(database);
  const own = job.accountId ? findAccount(database, job.accountId) : undefined;
  const isDone = job.stage === "done";
  const mayChange = isDone ? mayBePutDone(job) : mayFollow(job.stage, "account-changed");
  if (!own && (open.length === 0 || !mayChange)) return null;
  const choices = own && !open.some(({ id }) => id === own.id) ? [own, ...open] : open;
  return {
    words: own ? wordsOf(job, own) : null,
    ...{ chosen: String(own?.id ?? ""), isDone },
    accounts: mayChange
      ? choices.map(({ id, name, terms, isMonthly }) => ({ id, name, terms, isMonthly }))
      : null,
    repeat: repeatOf(database, job, own),
  };
}

/** @param own the account that a job is on */
function repeatOf(database: Database, job: Job, own: Account | undefined): AccountOfJob["repeat"] {
  const made = repeatOfJob(database, job.id);
  if (made?.stoppedAt) return { words: "It repeated. That was stopped.", to: null };
  if (made) {
    return {
      words: `It repeats: ${rhythmWords(made)}.`,
      to: repeatPath(made.accountId, made.id),
    };
  }
  if (own?.endedAt !== null) return null;
  return { words: null, to: `${repeatPath(own.id, "new")}?from=${job.id}` };
}

/** What held of the account when the job was put on it. */
function wordsOf({ accountTerms, accountMonthly }: Job, own: Account): string {
  return accountWords({
    name: own.name,
    terms: accountTerms ?? own.terms,
    isMonthly: accountMonthly ?? false,
  });
}
