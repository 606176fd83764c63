/** An email as a message for SMTP or a file (RFC 5322). */
import MailComposer from "nodemailer/lib/mail-composer";
import type { Email } from "./email.ts";

/**
 * Building it reads no file or URL, and a line break in a field adds no header.
 * @param messageId without its angle brackets
 */
export async function composeMessage(email: Email, messageId: string) {
  const message = new MailComposer({
    from: email.from,
    to: email.to,
    replyTo: email.replyTo,
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: email.headers ?? {},
    attachments: email.attachments.map((file) => ({
      ...file,
      contentTransferEncoding: "base64" as const,
    })),
    messageId: `<${messageId}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: message.getEnvelope(), bytes: await message.build() };
}
