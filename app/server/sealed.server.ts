/**
 * Seals secrets for the database (rule 491): AES-256-GCM with the key of a file beside the database, a nonce of
 * its own for each, and the setting's name as additional data, so that one is not read in the place of another.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CIPHER } from "./key-seal.ts";
import { makeSecret } from "./secret-file.server.ts";

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The file of the key, which no backup has in clear. */
export function settingsKeyPath(databasePath: string): string {
  return join(dirname(databasePath), "settings-key");
}

/** @throws Error where the key cannot be read or made: nothing is sealed with one that would be lost */
export function seal(name: string, secret: string, keyPath: string): string {
  if (!existsSync(keyPath)) makeSecret(keyPath);
  const key = readKey(keyPath);
  if (key === null) throw new Error(`The key in ${keyPath} is damaged`);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(name));
  const sealed = [cipher.update(secret, "utf8"), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64url");
}

/** What was sealed under a name; null without its key, and where anything of it was changed. */
export function unseal(name: string, sealed: string, keyPath: string): string | null {
  const key = readKey(keyPath);
  return key && unsealWith(name, sealed, key);
}

/** The same with a key at hand. */
export function unsealWith(name: string, sealed: string, key: Buffer): string | null {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(rest, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** The key of a file; null: there is none that can be used. */
export function readKey(path: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
    return key.length === KEY_BYTES ? key : null;
  } catch {
    return null;
  }
}
