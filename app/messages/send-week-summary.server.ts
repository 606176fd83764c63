import type { Business } from "#app/lib/business.ts";
import type { Client } from "#db/write-queue.server.ts";
import { renderWeekSummary } from "./letters/week-summary.ts";
import type { MailServices } from "./mail/mailer.ts";
import {
  claimSummary,
  postponeSummary,
  settleSummary,
  weekFigures,
} from "./week-summaries.server.ts";
import { dueWeek, isEmptyWeek } from "./week-summary.ts";

/** Longer than the mail service takes; a summary that was not accepted is due again then. */
const LEASE_MS = 10 * 60_000;

type SummaryServices = MailServices & {
  client: Client;
  business: Business;
  now: () => Date;
};

/**
 * Emails the owner last week's figures, once, on Monday from 7 AM in Houston on. One that may have
 * arrived is not sent again: the desk has the same figures (rule 240).
 * @returns whether one was sent or settled
 */
export async function sendWeekSummary(services: SummaryServices): Promise<boolean> {
  const { client, sendEmail, isRepeatSafe, business, now } = services;
  const at = now();
  const week = dueWeek(at);
  if (!week) return false;
  const leaseUntil = new Date(at.getTime() + LEASE_MS).toISOString();
  const lease = { at: at.toISOString(), leaseUntil: isRepeatSafe ? leaseUntil : null };
  if (!(await client.write((free) => claimSummary(free, week.monday, lease)))) return false;
  const known = weekFigures(client.connection(), week);
  if (!isEmptyWeek(known)) {
    const sent = await sendEmail(
      renderWeekSummary(week, known, business),
      `week-summary-${week.monday}`,
    );
    if (!sent.ok) {
      if (sent.reason !== "unknown") {
        await client.write((free) => postponeSummary(free, week.monday, leaseUntil));
      }
      return false;
    }
  }
  await client.write((free) => settleSummary(free, week.monday, now().toISOString()));
  return true;
}
