/**
 * The key of the sealed secrets, sealed once more with a passphrase of the owner's (rule 549): a row of the database,
 * so that each of its copies has it. scrypt and AES-256-GCM; what they were used with stands beside it.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from "node:crypto";
import { CIPHER, type KeySeal, MOST_PASSPHRASE } from "./key-seal.ts";
import { KEY_BYTES } from "./sealed.server.ts";

/** 64 MB and some tenths of a second: a site of 500 MB can afford them, a guess each costs as much. */
const COST = { N: 2 ** 16, r: 8, p: 2 };

/** Tells keys apart and says nothing of them: they are random. */
export function keyMark(key: Buffer): string {
  return createHash("sha256").update("settings-key").update(key).digest("base64url").slice(0, 22);
}

export async function sealKey(key: Buffer, passphrase: string, at: string): Promise<KeySeal> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await derive(passphrase, salt, COST), nonce);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  const text = (part: Buffer) => part.toString("base64url");
  return {
    ...{ kdf: "scrypt", ...COST, cipher: CIPHER, mark: keyMark(key), at },
    ...{ salt: text(salt), nonce: text(nonce), sealed: text(sealed) },
    tag: text(cipher.getAuthTag()),
  };
}

/** The key; null with another passphrase, and where anything of the seal was changed. */
export async function openKey(seal: KeySeal, passphrase: string): Promise<Buffer | null> {
  const part = (text: string) => Buffer.from(text, "base64url");
  try {
    const derived = await derive(passphrase, part(seal.salt), seal);
    const decipher = createDecipheriv(CIPHER, derived, part(seal.nonce), { authTagLength: 16 });
    decipher.setAuthTag(part(seal.tag));
    const key = Buffer.concat([decipher.update(part(seal.sealed)), decipher.final()]);
    return key.length === KEY_BYTES && keyMark(key) === seal.mark ? key : null;
  } catch {
    return null;
  }
}

/** The same passphrase on every keyboard. */
function derive(passphrase: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  const typed = passphrase.slice(0, MOST_PASSPHRASE).normalize("NFKC").trim();
  const maxmem = 130 * N * r + 1_000_000;
  return new Promise((resolve, reject) =>
    scrypt(typed, salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
