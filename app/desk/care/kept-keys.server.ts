/** Backups that have the services' keys, and what opens them again (rules 549 to 551). */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { keepSetting, keptSecrets } from "#app/server/kept-settings.server.ts";
import { keyMark } from "#app/server/key-seal.server.ts";
import { type KeySeal, keySealSchema } from "#app/server/key-seal.ts";
import { readKey, settingsKeyPath, unsealWith } from "#app/server/sealed.server.ts";
import { makeSecret } from "#app/server/secret-file.server.ts";
import type { Database } from "#db/open.server.ts";
import { inTransaction } from "#db/transaction.server.ts";

/** The seal of a backup, where it has secrets that the key beside a database does not open; else null. */
export function sealToOpen(backupPath: string, databasePath: string): KeySeal | null {
  const backup = new Sqlite(backupPath, { readonly: true });
  try {
    const row = backup
      .prepare<[], { value: string }>("SELECT value FROM settings WHERE name = 'keySeal'")
      .get();
    const seal = row && keySealSchema.safeParse(JSON.parse(row.value)).data;
    const key = readKey(settingsKeyPath(databasePath));
    return seal && (key === null || keyMark(key) !== seal.mark) ? seal : null;
  } catch {
    return null; // of a version without settings
  } finally {
    backup.close();
  }
}

/** A key that the owner's passphrase has opened, for the restore that root has the site do (rule 551). */
const keyOfRestore = (databasePath: string) => join(dirname(databasePath), "settings-key.restore");

export function leaveKey(databasePath: string, key: Buffer): void {
  writeFileSync(keyOfRestore(databasePath), key.toString("base64url"), { mode: 0o600 });
}

/** Takes the key that was left for a restore; null: none was. */
export function takeKey(databasePath: string): Buffer | null {
  const path = keyOfRestore(databasePath);
  const key = readKey(path);
  if (existsSync(path)) rmSync(path);
  return key;
}

/**
 * Seals what one key opens with the key beside the database; where there is none, that one is put there.
 * @returns how many secrets count again
 */
export function resealWith(database: Database, key: Buffer, at: string): number {
  const opened = keptSecrets(database).flatMap(({ name, sealed }) => {
    const secret = unsealWith(name, sealed, key);
    return secret === null ? [] : [{ name, secret }];
  });
  const keyPath = settingsKeyPath(database.$client.name);
  if (opened.length > 0 && !existsSync(keyPath)) makeSecret(keyPath, key.toString("base64url"));
  inTransaction(database, () => {
    for (const { name, secret } of opened) keepSetting(database, name, secret, at);
  });
  return opened.length;
}
