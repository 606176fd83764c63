/** Checks the files of the site: room on the disk, the price list, the outbox, the secret. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { photoFiles, photoOfFile } from "#app/jobs/photos/photo.ts";
import { readCatalogRows } from "#app/prices/catalog.server.ts";
import { catalogProblems } from "#app/prices/catalog-rows.ts";
import { existingFolder, freeBytes, LITTLE_SPACE } from "#app/server/disk-space.server.ts";
import {
  MIN_SECRET_CHARACTERS,
  type Settings,
  sessionSecretPath,
} from "#app/server/settings.server.ts";
import { shownPhotos } from "#db/photo-copies.server.ts";
import { broken, type Finding, ok, orOk, warning } from "./finding.ts";

const NO_SPACE = 200_000_000;
const MAX_LINES_SHOWN = 10;
const UNKNOWN_AFTER_MS = 3_600_000;

/** Room on the disks of the database, the photos and the backups. */
export function checkDisk(settings: Settings): Finding[] {
  return [judgeSpace(freeBytes(settings))];
}

/** @param bytes free on the disk */
export function judgeSpace(bytes: number): Finding {
  const free = `${(bytes / 1e9).toFixed(1)} GB free on the disk`;
  const fix = "Make room: old backups, logs (journalctl --vacuum-size=200M), packages (apt clean).";
  if (bytes < NO_SPACE) return broken(`Only ${free}: bookings may soon fail.`, fix);
  return bytes < LITTLE_SPACE ? warning(`Only ${free}.`, fix) : ok(`There are ${free}.`);
}

/** Reports every invalid line of the price list. */
export function checkCatalog({ CATALOG_PATH: path }: Settings): Finding[] {
  try {
    const rows = readCatalogRows(path);
    const problems = catalogProblems(rows);
    const shown = problems
      .slice(0, MAX_LINES_SHOWN)
      .map((problem) =>
        broken(`Price list ${path}, ${problem}.`, "Correct that line and restart."),
      );
    return orOk(shown, `The price list is right: ${rows.length} items.`);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, " ");
    return [
      broken(
        `The price list ${path} cannot be read: ${reason}.`,
        "Check CATALOG_PATH, or remove it to use the list that comes with the site.",
      ),
    ];
  }
}

/** Writes a file to the outbox as the mailer would; with a real mail service none is needed. */
export function checkOutbox({
  RESEND_API_KEY,
  SMTP_URL,
  MAIL_OUTBOX: folder,
}: Settings): Finding[] {
  if (RESEND_API_KEY || SMTP_URL) return [];
  const probe = join(existingFolder(resolve(folder)), `.doctor-${randomUUID()}`);
  try {
    writeFileSync(probe, "");
    rmSync(probe);
    return [ok(`The outbox ${folder} can be written.`)];
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return [
      broken(
        `The outbox ${folder} cannot be written (${code}): every booking ends in an error.`,
        "Make it a folder of the user that runs the site, or set MAIL_OUTBOX to another.",
      ),
    ];
  }
}

/** Customers' photos: each that is shown has its files, and no file is without its photo. */
export function checkPhotos({ DATABASE_PATH, UPLOADS_PATH: folder }: Settings): Finding[] {
  const shown = readShownPhotos(DATABASE_PATH);
  if (shown === null) return [];
  const found = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const missing = shown.filter((name) =>
    Object.values(photoFiles(name)).some((file) => !found.has(file)),
  );
  const known = new Set(shown);
  const unknown = [...found].filter((file) => {
    const name = photoOfFile(file);
    return name !== null && !known.has(name) && isOld(join(folder, file));
  });
  const findings = [
    ...(missing.length === 0
      ? []
      : [
          warning(
            `Customers' photos whose files are gone from ${folder}: ${missing.length}.`,
            "Copy them from the folder of a backup; the booking's page shows an empty frame.",
          ),
        ]),
    ...(unknown.length === 0
      ? []
      : [
          warning(
            `Files in ${folder} that no booking shows: ${unknown.length}, the first is ${unknown[0]}.`,
            "An upload that was cut off or another database left them. Check them, then delete them.",
          ),
        ]),
  ];
  return orOk(findings, `Customers' photos are whole: ${shown.length}.`);
}

/** Null for a database that cannot be read: its own check says so. */
function readShownPhotos(path: string): string[] | null {
  try {
    return shownPhotos(path);
  } catch {
    return null;
  }
}

/** Of a photo that may not be in the database yet. */
function isOld(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs > UNKNOWN_AFTER_MS;
}

/** Checks that no other user can read the secret, which would allow signing cookies as the site. */
export function checkSecret(settings: Settings): Finding[] {
  if (settings.SESSION_SECRET) return [ok("The session secret is set.")];
  const path = sessionSecretPath(settings);
  if (!existsSync(path)) return [ok("The session secret will be made at the first start.")];
  if ((statSync(path).mode & 0o077) !== 0) {
    return [broken(`Others on this machine may read the session secret.`, `chmod 600 ${path}`)];
  }
  if (readFileSync(path, "utf8").trim().length < MIN_SECRET_CHARACTERS) {
    return [broken(`The session secret in ${path} is damaged.`, "Delete that file and restart.")];
  }
  return [ok("The session secret is kept for the site alone.")];
}
