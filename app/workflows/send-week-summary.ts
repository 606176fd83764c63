import type { Business } from "#app/domain/business.ts";
import {
  dueWeek,
  isEmptyWeek,
  type SummaryWeek,
  type WeekFigures,
} from "#app/domain/week-summary.ts";
import { renderWeekSummary } from "#app/emails/week-summary.ts";
import type { SendEmail } from "#app/services/mailer.ts";

/** Longer than the mail service takes; a summary that was not accepted is due again then. */
const LEASE_MS = 10 * 60_000;

type Awaitable<Value> = Value | Promise<Value>;

type SummaryServices = {
  claim: (monday: string, lease: { at: string; leaseUntil: string }) => Awaitable<boolean>;
  settle: (monday: string, at: string) => Awaitable<void>;
  figures: (week: SummaryWeek) => WeekFigures;
  sendEmail: SendEmail;
  business: Business;
  now: () => Date;
};

/**
 * Emails the owner last week's figures, once, on Monday from 7 AM in Houston on.
 * @returns whether one was sent or settled
 */
export async function sendWeekSummary(services: SummaryServices): Promise<boolean> {
  const { claim, settle, figures, sendEmail, business, now } = services;
  const at = now();
  const week = dueWeek(at);
  if (!week) return false;
  const leaseUntil = new Date(at.getTime() + LEASE_MS).toISOString();
  if (!(await claim(week.monday, { at: at.toISOString(), leaseUntil }))) return false;
  const known = figures(week);
  if (!isEmptyWeek(known)) {
    const sent = await sendEmail(
      renderWeekSummary(week, known, business),
      `week-summary-${week.monday}`,
    );
    // The lease ends, and it is tried again.
    if (!sent.ok) return false;
  }
  await settle(week.monday, now().toISOString());
  return true;
}
