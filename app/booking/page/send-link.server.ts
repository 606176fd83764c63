import { isPageGone } from "#app/jobs/change-deadline.ts";
import { findJobByOrderNumber } from "#app/jobs/jobs.server.ts";
import { renewMessage } from "#app/jobs/messages/messages.server.ts";
import { emailKey } from "#app/lib/email-address.ts";
import type { Client } from "#db/write-queue.server.ts";

/** However often it is asked for, one email in this time goes out for a booking. */
const PAUSE_MS = 15 * 60_000;

type LinkServices = {
  client: Client;
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
  { client, now, onMessagesDue }: LinkServices,
): Promise<void> {
  const job = findJobByOrderNumber(client.connection(), orderNumber);
  const at = now();
  if (!job || !isSameAddress(job.email, email) || isPageGone(job, at)) return;
  const before = new Date(at.getTime() - PAUSE_MS).toISOString();
  const when = { at: at.toISOString(), before };
  await client.write((free) => renewMessage(free, job, "link", when));
  onMessagesDue();
}

function isSameAddress(stored: string, typed: string): boolean {
  return stored !== "" && emailKey(stored) === emailKey(typed);
}
