import type { Business } from "#app/domain/business.ts";
import {
  dueWeek,
  isEmptyWeek,
  type SummaryWeek,
  type WeekFigures,
} from "#app/domain/week-summary.ts";
import { renderWeekSummary } from "#app/emails/week-summary.ts";
import type { MailServices } from "#app/services/mailer.ts";

/** Longer than the mail service takes; a summary that was not accepted is due again then. */
const LEASE_MS = 10 * 60_000;

type Awaitable<Value> = Value | Promise<Value>;

type SummaryServices = MailServices & {
  claim: (monday: string, lease: { at: string; leaseUntil: string | null }) => Awaitable<boolean>;
  postpone: (monday: string, dueAt: string) => Awaitable<void>;
  settle: (monday: string, at: string) => Awaitable<void>;
  figures: (week: SummaryWeek) => WeekFigures;
  business: Business;
  now: () => Date;
};

/**
 * Emails the owner last week's figures, once, on Monday from 7 AM in Houston on. One that may have
 * arrived is not sent again: the desk has the same figures (rule 240).
 * @returns whether one was sent or settled
 */
export async function sendWeekSummary(services: SummaryServices): Promise<boolean> {
  const { claim, postpone, settle, figures, sendEmail, isRepeatSafe, business, now } = services;
  const at = now();
  const week = dueWeek(at);
  if (!week) return false;
  const leaseUntil = new Date(at.getTime() + LEASE_MS).toISOString();
  const lease = { at: at.toISOString(), leaseUntil: isRepeatSafe ? leaseUntil : null };
  if (!(await claim(week.monday, lease))) return false;
  const known = figures(week);
  if (!isEmptyWeek(known)) {
    const sent = await sendEmail(
      renderWeekSummary(week, known, business),
      `week-summary-${week.monday}`,
    );
    if (!sent.ok) {
      if (sent.reason !== "unknown") await postpone(week.monday, leaseUntil);
      return false;
    }
  }
  await settle(week.monday, now().toISOString());
  return true;
}
