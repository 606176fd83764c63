/**
 * The files by which the site and the copying process know of each other, beside the database (rules 542 and 543):
 * `copy-folder` names this server's folder in the bucket, and starts the copying; `copy-state.json` says how far it is.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { makeSecret } from "#app/server/secret-file.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { isFolder, storageOf } from "./storage.server.ts";

const stateSchema = z.object({
  place: z.string(),
  at: z.iso.datetime(),
  copiedAt: z.iso.datetime().nullable(),
  problem: z.object({ says: z.string(), fix: z.string() }).nullable(),
});

/**
 * @property place bucket and folder
 * @property at when it was last looked at
 * @property copiedAt the newest moment of which everything is in the storage; null: none is yet
 */
export type CopyState = z.infer<typeof stateSchema>;

type Place = Pick<Settings, "DATABASE_PATH">;

const fileOf = ({ DATABASE_PATH }: Place, name: string) => join(dirname(DATABASE_PATH), name);
const folderFile = (place: Place) => fileOf(place, "copy-folder");
const stateFile = (place: Place) => fileOf(place, "copy-state.json");
const pauseFile = (place: Place) => fileOf(place, "copy-pause");

/** Null where nothing copies, or the file is damaged. */
export function readCopyState(place: Place): CopyState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(stateFile(place), "utf8")));
  } catch {
    return null;
  }
}

/** @param state null: nothing copies any more @throws where the disk takes no file */
export function noteCopyState(place: Place, state: CopyState | null): void {
  if (state === null) {
    rmSync(stateFile(place), { force: true });
    return;
  }
  const draft = `${stateFile(place)}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
  renameSync(draft, stateFile(place));
}

/**
 * This server's own folder in the bucket, named after the site and the day: a server that goes on from a copy writes
 * beside it, never into it.
 */
export function copyFolder(settings: Settings, now = new Date()): string {
  const path = folderFile(settings);
  const kept = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  if (isFolder(kept)) return kept;
  rmSync(path, { force: true });
  const host = new URL(settings.SITE_URL).hostname
    .replace(/^[^a-z0-9]+|[^a-z0-9.-]/g, "")
    .slice(0, 60);
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  makeSecret(path, `${host || "site"}-${day}-${randomBytes(3).toString("hex")}`);
  return readFileSync(path, "utf8").trim();
}

/** Has the copying begin where a storage is set; it ends by itself where none is any more. */
export function wantCopy(settings: Settings): void {
  if (storageOf(settings)) copyFolder(settings);
}

/** Nothing is to be copied any more. */
export function forgetCopyFolder(place: Place): void {
  rmSync(folderFile(place), { force: true });
}

/** Since when the copying is wanted; null: it is not. */
export function copyWantedSince(place: Place): Date | null {
  return statSync(folderFile(place), { throwIfNoEntry: false })?.mtime ?? null;
}

const LONGEST_PAUSE_MS = 60_000;
const LETTING_GO_MS = 15_000;
const LET_GO = "let go";

/** Whether the copying is to let go of the journal for now. */
export function isCopyPaused(place: Place, now = new Date()): boolean {
  const since = statSync(pauseFile(place), { throwIfNoEntry: false })?.mtime.getTime();
  return since !== undefined && now.getTime() - since < LONGEST_PAUSE_MS;
}

/** Says that the copying has let go. */
export function noteCopyPaused(place: Place): void {
  const file = pauseFile(place);
  // Written once: the pause ends by the age of this file.
  if (existsSync(file) && readFileSync(file, "utf8") !== LET_GO) writeFileSync(file, LET_GO);
}

/** Has the copying let go of the journal, which it reads without end, while a task needs that whole. */
export async function withoutCopying<Result>(
  place: Place,
  task: () => Promise<Result>,
): Promise<Result> {
  const file = pauseFile(place);
  const copiedAt = Date.parse(readCopyState(place)?.at ?? "");
  writeFileSync(file, "", { mode: 0o600 });
  try {
    const end = Date.now() + LETTING_GO_MS;
    const isCopying = Date.now() - copiedAt < LETTING_GO_MS;
    while (isCopying && Date.now() < end && readFileSync(file, "utf8") !== LET_GO) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}
