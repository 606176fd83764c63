import { dueDay } from "#app/jobs/accounts/due.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { mayFollow } from "#app/jobs/job-event.ts";
import { owedCents } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";

type AskRefusal =
  /** Nothing is owed. */
  | { why: "paid" }
  | { why: "no-email" }
  /** Its account has until then (rule 467). */
  | { why: "not-due" };

/** Reminds the customer of a job that is done of what is still to pay, by email (rule 404). */
export function askForPayment(
  request: ChangeRequest,
  services: ChangeServices,
): Promise<ChangeResult<AskRefusal>> {
  return changeAsked<AskRefusal>(request, services, services.now(), (job, database) => {
    const { tax } = findSettings(database);
    const owed = mayFollow(job.stage, "payment-asked")
      ? owedCents(job, findMoney(database, job.id), tax)
      : 0;
    if (owed === 0) return { ok: false, refusal: { why: "paid" } };
    if (job.email === "") return { ok: false, refusal: { why: "no-email" } };
    const dueOn = dueDay(job);
    if (dueOn !== null && dueOn > houstonNow(services.now()).date) {
      return { ok: false, refusal: { why: "not-due" } };
    }
    const after = { owedCents: owed };
    return { ok: true, event: { who: request.who, what: "payment-asked", before: null, after } };
  });
}
