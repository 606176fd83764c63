/**
 * `npm run copy`: copies the database to the storage that is set on the desk or in the environment, until it is
 * stopped (rules 542 and 543). On a server its unit starts it where a storage is set. It follows each change of the
 * settings, and ends once none is set.
 */
import {
  copyFolder,
  forgetCopyFolder,
  isCopyPaused,
  noteCopyPaused,
  noteCopyState,
  readCopyState,
} from "#app/server/copy/copy-state.server.ts";
import {
  type Copying,
  findLitestream,
  NO_LITESTREAM,
  startCopying,
} from "#app/server/copy/litestream.server.ts";
import { problemWords, type StorageProblem, storageOf } from "#app/server/copy/storage.server.ts";
import { settingsWith } from "#app/server/kept-settings.server.ts";
import { redactorOf } from "#app/server/secret-forms.ts";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import { loadSettings } from "./settings-file.mjs";
import { readArguments, TAKES } from "./usage.mjs";

const ROUND_MS = 2_000;
/** How often a row is written though nobody books, so that a storage that takes nothing new is noticed. */
const BEAT_MS = 3_600_000;
/** What is in the database may be this old before Litestream has seen it. */
const SEEN_MS = 1_000;
const MUTE_MS = 60_000;
const MUTE: StorageProblem = {
  says: "doesn't take what is new",
  fix: "Press “Try it” under Settings, Copy elsewhere.",
};

readArguments(TAKES.copy);
loadSettings();

const program = findLitestream();
if (!program) {
  console.error(NO_LITESTREAM);
  process.exit(1);
}
const database = openExistingDatabase(parseEnvironment(process.env).DATABASE_PATH);
const beat = database.$client.prepare(
  `INSERT INTO settings (name, value, changed_at) VALUES ('copyBeat', ?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
);

type Started = { of: string; by: Copying; since: number };
let copying: Started | null = null;
let [beatAt, isOver, said] = [0, false, ""];

async function round(): Promise<boolean> {
  const settings = settingsWith(process.env, database);
  const storage = storageOf(settings);
  const folder = storage && copyFolder(settings);
  const of = storage && !isCopyPaused(settings) ? JSON.stringify([storage, folder]) : null;
  if (copying && (copying.of !== of || copying.by.hasEnded())) {
    await copying.by.stop();
    copying = null;
  }
  if (!storage || !folder) {
    forgetCopyFolder(settings);
    noteCopyState(settings, null);
    say("No storage is set, so nothing is copied.");
    return false;
  }
  if (of === null) {
    noteCopyPaused(settings);
    return true;
  }
  if (!copying) {
    const what = {
      program: program as string,
      storage,
      folder,
      databasePath: settings.DATABASE_PATH,
    };
    copying = { of, by: await startCopying(what), since: Date.now() };
    beatAt = 0;
  }
  writeBeat();
  const at = Date.now();
  const place = `${storage.bucket}/${folder}`;
  const last = readCopyState(settings);
  const until = await copying.by.copiedUntil();
  const known = last?.place === place ? last.copiedAt : null;
  const copiedAt = until === null ? known : new Date(until - SEEN_MS).toISOString();
  const behind = at - Math.max(copying.since, Date.parse(copiedAt ?? "") || 0);
  const problem = copying.by.problem() ?? (behind > MUTE_MS ? MUTE : null);
  const mask = redactorOf([storage.secret, storage.keyId]);
  const masked = problem && { says: mask(problem.says), fix: mask(problem.fix) };
  noteCopyState(settings, { place, at: new Date(at).toISOString(), copiedAt, problem: masked });
  if (masked) say(problemWords(masked));
  else if (until !== null) say(`Copying to ${place}.`);
  return true;
}

/** By this the newest change is known to have arrived, also where nothing is booked. */
function writeBeat(): void {
  const now = Date.now();
  if (now - beatAt < BEAT_MS) return;
  const at = new Date(now).toISOString();
  beat.run(JSON.stringify(at), at);
  beatAt = now;
}

/** What is new alone. */
function say(words: string): void {
  if (words === said) return;
  said = words;
  console.log(words);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    isOver = true;
  });
}
while (!isOver) {
  try {
    if (!(await round())) break;
  } catch (error) {
    say(`It goes on in a moment: ${error instanceof Error ? error.message : error}`);
  }
  await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
}
await (copying as Started | null)?.by.stop();
database.$client.close();
