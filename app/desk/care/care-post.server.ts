/** The presses of the pages that look after the site: update, backups, and who is told (rules 500 to 505). */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { DeskForm } from "#app/desk/desk-form.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import { shopChanged } from "#app/prices/shop.server.ts";
import { fetchCopy } from "#app/server/copy/fetch-copy.server.ts";
import { CopyError, isFolder, listCopies, storageOf } from "#app/server/copy/storage.server.ts";
import { freeBytes } from "#app/server/disk-space.server.ts";
import { env } from "#app/server/env.server.ts";
import { openKey, sealKey } from "#app/server/key-seal.server.ts";
import { LEAST_PASSPHRASE, MOST_PASSPHRASE } from "#app/server/key-seal.ts";
import { askRoot, type RootWord, rootAnswers } from "#app/server/root-requests.server.ts";
import { readKey, settingsKeyPath } from "#app/server/sealed.server.ts";
import { makeSecret } from "#app/server/secret-file.server.ts";
import { connection, write } from "#db/client.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import { DatabaseFileError } from "#db/inspect.server.ts";
import { type BackupFile, findBackup, makeBackup, tryBackup } from "./backups.server.ts";
import { leaveKey, resealWith, sealToOpen } from "./kept-keys.server.ts";

export type RehearsalView = {
  name: string;
  /** The stamp by which the restore knows that this very file was tried. */
  tried: string;
  facts: { label: string; text: string }[];
  missing: number;
  /** Its services' keys are sealed with a passphrase, and not those that are used here. */
  asksPassphrase: boolean;
};

/** @property field the field that the refusal is about */
type Outcome =
  | { ok: true; rehearsal?: RehearsalView }
  | { ok: false; words: RefusalWords; field?: string; rehearsal?: RehearsalView };

const DONE: Outcome = { ok: true };
const BUSY = refusal(
  "The server is busy with what was asked before.",
  "Wait until that is done, then press again.",
);
const NO_UNIT = refusal(
  "This can't be done from here.",
  "The site wasn't set up by its install script on a server.",
);
const NO_BACKUP = refusal("That backup is gone.", "Newer ones took its place. Choose another.");
const NO_COPY = refusal("That isn't a copy of a site.", "Look for copies again, and choose one.");
const ROOM_LEFT = 500_000_000;
const NO_ROOM = refusal(
  "The disk has no room to try it.",
  "Make room first: the page “Server” says how much is free.",
);
const NOT_TRIED = refusal("Try that backup first.", "Press “Try it”, then look at what is in it.");

/** Looks for a newer version, or installs it. */
export function askUpdate(word: "look" | "update", { requestId }: DeskForm): Outcome {
  return ask(word, requestId);
}

export async function backupNow({ requestId }: DeskForm): Promise<Outcome> {
  try {
    return (await makeBackup(env, requestId)) ? DONE : BUSY;
  } catch (error) {
    return refusal("No backup was made.", reasonOf(error));
  }
}

/** Tries a restore of a backup beside the database, and says what is in it (rule 502). */
export async function rehearse(post: DeskForm): Promise<Outcome> {
  const backup = findBackup(env, post.text("backup"));
  if (!backup) return NO_BACKUP;
  // The copy, its journal, and what bookings need meanwhile.
  if (freeBytes(env) < 3 * backup.bytes + ROOM_LEFT) return NO_ROOM;
  try {
    const { jobs, leads, schema, newest, photos, missing } = await tryBackup(env, backup.name);
    const newestWords = newest
      ? `${newest.orderNumber}, booked ${houstonTime(newest.createdAt)}`
      : "None";
    return {
      ok: true,
      rehearsal: {
        ...{ name: backup.name, tried: stampOf(backup), missing },
        asksPassphrase: sealToOpen(pathOf(backup), env.DATABASE_PATH) !== null,
        facts: [
          { label: "The file", text: "Whole, every page of it was read" },
          { label: "Jobs", text: String(jobs) },
          { label: "Newest job", text: newestWords },
          { label: "Numbers left in the chat", text: String(leads) },
          {
            label: "Photos",
            text: missing === 0 ? String(photos) : `${photos}, ${missing} are lost`,
          },
          ...(schema === "older"
            ? [{ label: "Version", text: "An earlier one, it is brought up to date" }]
            : []),
        ],
      },
    };
  } catch (error) {
    return refusal("That backup can't be restored.", reasonOf(error));
  }
}

const pathOf = ({ name }: BackupFile) => join(env.BACKUP_DIR, name);

/** Has root put a backup in the database's place, once it was tried; with its keys where they are asked for. */
export async function restoreBackup(post: DeskForm): Promise<Outcome> {
  const backup = findBackup(env, post.text("backup"));
  if (!backup) return NO_BACKUP;
  if (post.text("tried") !== stampOf(backup)) return NOT_TRIED;
  const seal = sealToOpen(pathOf(backup), env.DATABASE_PATH);
  const passphrase = post.text("passphrase");
  if (seal && passphrase !== "") {
    const key = await openKey(seal, passphrase);
    if (!key) return { ...(await rehearse(post)), ...WRONG_PASSPHRASE };
    if (rootAnswers()) leaveKey(env.DATABASE_PATH, key);
  }
  const word = post.text("without") === "photos" ? "restore-without-photos" : "restore";
  return ask(word, post.requestId, backup.name);
}

const WRONG_PASSPHRASE = {
  ...refusal(
    "That passphrase doesn't open the keys. Nothing was restored.",
    "Type it again, or leave it blank to restore without them.",
  ),
  field: "passphrase",
};

export type FoundCopy = { folder: string; when: string };

/** The copies in the storage's bucket, the newest first, or why they could not be listed. */
export async function findCopies(): Promise<FoundCopy[] | RefusalWords> {
  const storage = storageOf(env);
  try {
    const found = storage ? await listCopies(storage) : [];
    return found.map(({ folder, newest }) => ({ folder, when: houstonTime(newest.toISOString()) }));
  } catch (error) {
    return { problem: "We couldn't look for copies.", advice: reasonOf(error) };
  }
}

/** Has a copy brought among the backups: by root's unit where there is one, since the servers may not write there. */
export async function bringCopy(post: DeskForm): Promise<Outcome> {
  const folder = post.text("folder");
  if (!isFolder(folder)) return NO_COPY;
  if (rootAnswers()) return ask("fetch-copy", post.requestId, folder);
  try {
    await fetchCopy(env, folder);
    return DONE;
  } catch (error) {
    return refusal("The copy wasn't brought here.", reasonOf(error));
  }
}

/** Seals the key of the services' keys with a passphrase, for every backup from now on (rule 549). */
export async function sealKeys(post: DeskForm): Promise<Outcome> {
  const passphrase = post.text("passphrase");
  if (passphrase.length < LEAST_PASSPHRASE || passphrase.length > MOST_PASSPHRASE) {
    const words = `Choose ${LEAST_PASSPHRASE} characters or more: four words are easy to keep.`;
    return { ...refusal("That passphrase is too short.", words), field: "passphrase" };
  }
  if (passphrase !== post.text("again")) {
    return {
      ...refusal("The two passphrases differ.", "Type the same one in both fields."),
      field: "again",
    };
  }
  const keyPath = settingsKeyPath(env.DATABASE_PATH);
  if (!existsSync(keyPath)) makeSecret(keyPath);
  const key = readKey(keyPath);
  if (!key)
    return refusal("The key beside the database is damaged.", "Paste your keys again first.");
  const at = new Date().toISOString();
  const seal = await sealKey(key, passphrase, at);
  await write((free) =>
    oncePerPost(free, post.requestId, at, () => saveSetting(free, "keySeal", seal, at)),
  );
  return DONE;
}

/** Leaves them out of backups again. */
export async function leaveKeysOut({ requestId }: DeskForm): Promise<Outcome> {
  const at = new Date().toISOString();
  await write((free) =>
    oncePerPost(free, requestId, at, () => saveSetting(free, "keySeal", null, at)),
  );
  return DONE;
}

/** Opens the keys of a database that was restored without them (rule 551). */
export async function openKeptKeys(post: DeskForm): Promise<Outcome> {
  const at = new Date().toISOString();
  const seal = findSettings(connection()).keySeal;
  const key = seal && (await openKey(seal, post.text("passphrase")));
  if (!key) {
    return {
      ...refusal(
        "That passphrase doesn't open the keys.",
        "Type it again, or paste each key again on its page.",
      ),
      field: "passphrase",
    };
  }
  await write((free) => resealWith(free, key, at));
  const own = readKey(settingsKeyPath(env.DATABASE_PATH));
  const next = own && (await sealKey(own, post.text("passphrase"), at));
  if (next) await write((free) => saveSetting(free, "keySeal", next, at));
  shopChanged();
  return DONE;
}

function ask(word: RootWord, requestId: string, backup?: string): Outcome {
  if (!rootAnswers()) return NO_UNIT;
  return askRoot(word, requestId, backup) ? DONE : BUSY;
}

function stampOf({ name, at, bytes }: BackupFile): string {
  return deskServices.hash(`tried ${name} ${at.toISOString()} ${bytes}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseFileError) return `${error.message}.`;
  if (error instanceof CopyError) return error.message;
  const { code } = error as { code?: string };
  if (code === "SQLITE_FULL" || code === "ENOSPC") return "The disk is full.";
  throw error;
}

function refusal(problem: string, advice: string): Extract<Outcome, { ok: false }> {
  return { ok: false, words: { problem, advice } };
}
