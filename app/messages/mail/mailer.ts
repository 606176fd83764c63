/** Sends one email. The adapters: `outbox-mailer` (embedded), `resend-mailer`, `smtp-mailer`. */
import type { Email } from "./email.ts";

/**
 * refused: the service will not take this email (key, sender, contents); limited: not now, for too
 * many emails or because it asks an unknown sender to wait; timed-out: no whole answer in time;
 * bad-answer: an answer that makes no sense; unreachable: no connection, or for the outbox a folder
 * that cannot be written; unknown: the email was handed over, no answer came, and the service has no
 * key that makes a repeat safe. It may have arrived: nothing sends it again by itself.
 */
export type MailFailure =
  | "refused"
  | "timed-out"
  | "bad-answer"
  | "unreachable"
  | "limited"
  | "unknown";

export type SendResult =
  | { ok: true; id: string }
  /**
   * `detail` is for the log: one line of the service's message, without secrets. `isTemporary`: the
   * email was certainly not taken, and the same one may well be a little later (rule 305).
   */
  | { ok: false; reason: MailFailure; detail?: string; isTemporary?: boolean };

/**
 * Sends an email once for each idempotency key, 1 to 256 characters, however often it is called; by
 * SMTP, which knows no such key, once a call. Never rejects: every failure is a value.
 */
export type SendEmail = (email: Email, idempotencyKey: string) => Promise<SendResult>;

/** How emails go out. */
export type MailServices = {
  sendEmail: SendEmail;
  /**
   * Whether an email that may have been sent can be sent again under its key without arriving twice:
   * by Resend and the outbox, not by SMTP.
   */
  isRepeatSafe: boolean;
};
