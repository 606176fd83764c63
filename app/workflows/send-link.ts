import { isPageGone } from "#app/domain/booking-changes.ts";
import { emailKey } from "#app/domain/email-address.ts";
import type { TrackedJob } from "#app/domain/job.ts";

/** However often it is asked for, one email in this time goes out for a booking. */
const PAUSE_MS = 15 * 60_000;

type LinkServices = {
  findByOrderNumber: (orderNumber: string) => TrackedJob | undefined;
  /** Makes the email due, unless one is, or was settled after `before`. */
  oweLink: (job: TrackedJob, when: { at: string; before: string }) => Promise<void>;
  now: () => Date;
  /** Called once the email is due. */
  onMessagesDue: () => void;
};

/**
 * Sends a booking's link to the address that is stored with it, if that is the one that was typed.
 * Whoever asks learns nothing by it: the answer is the same.
 */
export async function sendLink(
  { orderNumber, email }: { orderNumber: string; email: string },
  { findByOrderNumber, oweLink, now, onMessagesDue }: LinkServices,
): Promise<void> {
  const job = findByOrderNumber(orderNumber);
  const at = now();
  if (!job || !isSameAddress(job.email, email) || isPageGone(job, at)) return;
  const before = new Date(at.getTime() - PAUSE_MS).toISOString();
  await oweLink(job, { at: at.toISOString(), before });
  onMessagesDue();
}

function isSameAddress(stored: string, typed: string): boolean {
  return stored !== "" && emailKey(stored) === emailKey(typed);
}
