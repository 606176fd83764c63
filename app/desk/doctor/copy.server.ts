/** Checks the copy elsewhere: whether the storage takes one, and how old it is (rules 541 and 543). */
import {
  type CopyState,
  copyWantedSince,
  readCopyState,
} from "#app/server/copy/copy-state.server.ts";
import { findLitestream, NO_LITESTREAM } from "#app/server/copy/litestream.server.ts";
import { storageOf, tryStorage } from "#app/server/copy/storage.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { broken, type Finding, ok } from "./finding.ts";

const MINUTE_MS = 60_000;
/** The copying looks around every two seconds; a restart and an update take less than this. */
const SILENT_MS = 2 * MINUTE_MS;
/** A storage that is away for a moment needs nobody. */
const LATE_MS = 15 * MINUTE_MS;

/**
 * @property age of the copy, in ms; null: nothing has been copied yet
 * @property isRunning whether something looks after it
 */
export type CopyAge = {
  age: number | null;
  isRunning: boolean;
  since: Date | null;
  problem: CopyState["problem"];
};

/** How the copy stands. @param now by the machine's clock */
export function copyAge(settings: Pick<Settings, "DATABASE_PATH">, now: Date): CopyAge {
  const state = readCopyState(settings);
  const since = copyWantedSince(settings);
  const ago = (at: string) => now.getTime() - Date.parse(at);
  return {
    age: state?.copiedAt ? Math.max(0, ago(state.copiedAt)) : null,
    isRunning: state !== null && ago(state.at) < SILENT_MS,
    since,
    problem: state?.problem ?? null,
  };
}

/** Whether the copy is as new as it should be. */
export function checkCopy(settings: Settings, now: Date): Finding[] {
  if (!storageOf(settings)) return [ok("No storage is set for a copy elsewhere.")];
  const { age, isRunning, since, problem } = copyAge(settings, now);
  const wanted = since ? now.getTime() - since.getTime() : 0;
  if (!isRunning) {
    if (!findLitestream()) return [broken("Nothing copies the bookings.", NO_LITESTREAM)];
    if (wanted < SILENT_MS) return [ok("The copy elsewhere begins within a minute.")];
    return [broken("Nothing copies the bookings to your storage.", toRun())];
  }
  const behind = age ?? wanted;
  if (behind < LATE_MS) return [ok(`The copy elsewhere is ${spanWords(behind)} old.`)];
  const how =
    age === null ? "Nothing has been copied to your storage yet" : "The copy elsewhere is not new";
  if (!problem) return [broken(`${how}.`, "Press “Try it” under Settings, Copy elsewhere.")];
  return [broken(`${how}: the storage ${problem.says}.`, problem.fix)];
}

const toRun = () =>
  process.env.STARTED_BY === "junkbuddy"
    ? "Run this on the server: systemctl restart junkbuddy-copy.path junkbuddy-copy"
    : "Keep npm run copy running beside the site.";

/** Asks the storage with what is set: writes, lists and removes one small file. */
export async function visitCopy(settings: Settings): Promise<Finding[]> {
  const storage = storageOf(settings);
  if (!storage) return [];
  const problem = await tryStorage(storage);
  if (problem) return [broken(`The storage ${problem.says}: no copy is made.`, problem.fix)];
  return [ok("The storage takes files and gives them back.")];
}

/** "4 seconds", "3 hours". @param ms not negative */
export function spanWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const [count, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3_600
        ? [Math.floor(seconds / 60), "minute"]
        : seconds < 48 * 3_600
          ? [Math.floor(seconds / 3_600), "hour"]
          : [Math.floor(seconds / 86_400), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
