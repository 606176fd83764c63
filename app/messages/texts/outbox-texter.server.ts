import { writeToOutbox } from "#app/messages/mail/outbox-mailer.server.ts";
import type { SendText } from "./texter.ts";

/** The embedded outbox: each text becomes a .txt file beside the emails. */
export function createOutboxTexter({ folder, from }: { folder: string; from: string }): SendText {
  return async function sendText({ to, words }, key) {
    const content = `From: ${from}\nTo: ${to}\n\n${words}\n`;
    return writeToOutbox(folder, key, "txt", Buffer.from(content));
  };
}
