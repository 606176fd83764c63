/** The embedded outbox: each email becomes an .eml file that any mail program opens. */

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendEmail } from "./mailer.ts";
import { composeMessage } from "./mime-message.server.ts";

const MAX_NAME_CHARACTERS = 100;

type OutboxMailerConfig = {
  /** Made, with its parents, when it is missing. */
  folder: string;
};

/** Writes one file for each idempotency key; a repeat replaces it. */
export function createOutboxMailer({ folder }: OutboxMailerConfig): SendEmail {
  return async function sendEmail(email, idempotencyKey) {
    const name = fileName(idempotencyKey);
    let message: Buffer;
    try {
      message = (await composeMessage(email, `${name}@outbox.localhost`)).bytes;
    } catch {
      return { ok: false, reason: "refused", detail: "the email could not be composed" };
    }
    return writeToOutbox(folder, idempotencyKey, "eml", message);
  };
}

/** Writes one file for each key; a repeat replaces it. */
export async function writeToOutbox(
  folder: string,
  idempotencyKey: string,
  type: "eml" | "txt",
  content: Buffer,
) {
  const id = fileName(idempotencyKey);
  try {
    await writeWhole(folder, `${id}.${type}`, content);
    return { ok: true, id } as const;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    const detail = `the outbox cannot be written: ${code}`;
    return { ok: false, reason: "unreachable", detail } as const;
  }
}

/** Deletes the emails and texts about some jobs: their names begin with the order number. */
export async function removeFromOutbox(
  folder: string,
  orderNumbers: readonly string[],
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const theirs = names.filter((name) => orderNumbers.some((one) => name.startsWith(`${one}-`)));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Keys that are not safe as file names keep their readable part and get a hash, so that they stay
 * distinct.
 */
function fileName(idempotencyKey: string): string {
  const safe = idempotencyKey.replace(/[^A-Za-z0-9_-]+/g, "-").slice(0, MAX_NAME_CHARACTERS);
  if (safe === idempotencyKey) return safe;
  const hash = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 16);
  return `${safe}-${hash}`;
}

/**
 * Written so that no partial file is ever visible, with mode 600: emails hold customers' details.
 */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, content, { flush: true, mode: 0o600 });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
