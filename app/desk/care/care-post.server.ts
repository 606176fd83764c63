/** The presses of the pages that look after the site: update, backups, and who is told (rules 500 to 505). */
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { DeskForm } from "#app/desk/desk-form.server.ts";
import { deskServices } from "#app/desk/desk-services.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { freeBytes } from "#app/server/disk-space.server.ts";
import { env } from "#app/server/env.server.ts";
import { askRoot, type RootWord, rootAnswers } from "#app/server/root-requests.server.ts";
import { DatabaseFileError } from "#db/inspect.server.ts";
import { type BackupFile, findBackup, makeBackup, tryBackup } from "./backups.server.ts";

export type RehearsalView = {
  name: string;
  /** The stamp by which the restore knows that this very file was tried. */
  tried: string;
  facts: { label: string; text: string }[];
  missing: number;
};

type Outcome = { ok: true; rehearsal?: RehearsalView } | { ok: false; words: RefusalWords };

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

/** Has root put a backup in the database's place, once it was tried. */
export function restoreBackup(post: DeskForm): Outcome {
  const backup = findBackup(env, post.text("backup"));
  if (!backup) return NO_BACKUP;
  if (post.text("tried") !== stampOf(backup)) return NOT_TRIED;
  const word = post.text("without") === "photos" ? "restore-without-photos" : "restore";
  return ask(word, post.requestId, backup.name);
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
  const { code } = error as { code?: string };
  if (code === "SQLITE_FULL" || code === "ENOSPC") return "The disk is full.";
  throw error;
}

function refusal(problem: string, advice: string): Extract<Outcome, { ok: false }> {
  return { ok: false, words: { problem, advice } };
}
