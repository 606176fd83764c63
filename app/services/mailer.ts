/** Sends one email. The adapters: `outbox-mailer` (embedded), `resend-mailer`, `smtp-mailer`. */
import type { MailFailure } from "#app/domain/booking-failure.ts";
import type { Email } from "#app/domain/email.ts";

export type SendResult =
  | { ok: true; id: string }
  /** `detail` is for the log: one line of the service's message, without secrets. */
  | { ok: false; reason: MailFailure; detail?: string };

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
