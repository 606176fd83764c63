/** Sends one email. The adapters are `outbox-mailer` (embedded) and `resend-mailer`. */

export type Attachment = {
  filename: string;
  /** Text, sent as UTF-8. */
  content: string;
  contentType: string;
};

export type Email = {
  /** One address. */
  to: string;
  /** An address, or a name and an address: `Junk Buddy <bookings@example.com>`. */
  from: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
};

/**
 * refused: the service will not take this email (key, sender, contents); limited: too many emails
 * for now; timed-out: no whole answer in time; bad-answer: an answer that makes no sense;
 * unreachable: no connection, or for the outbox a folder that cannot be written.
 */
export type MailFailure = "refused" | "timed-out" | "bad-answer" | "unreachable" | "limited";

export type SendResult =
  | { ok: true; id: string }
  /** `detail` is for the log: one line in the service's words, without secrets. */
  | { ok: false; reason: MailFailure; detail?: string };

/**
 * Sends an email once for each idempotency key, 1 to 256 characters, however often it is called.
 * Never rejects: every failure is a value.
 */
export type SendEmail = (email: Email, idempotencyKey: string) => Promise<SendResult>;
