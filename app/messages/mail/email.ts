/** An email, before it is known who sends it. */

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
  /** Beside those above; what an email has that is not about a booking. */
  headers?: Record<string, string>;
};
