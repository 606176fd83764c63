/** Secrets that the site draws itself and keeps in files beside the database. */
import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Linked into place once complete, so that two processes starting at once read the same secret. */
export function makeSecret(path: string, secret = newSecret()): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Not the process id: two containers with one folder may both have the id 1.
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, secret, { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
