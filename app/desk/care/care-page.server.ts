/** What the pages show that look after the site: update, backups, watch and server. */

import { copyAge, spanWords } from "#app/desk/doctor/copy.server.ts";
import { findPutOff } from "#app/jobs/messages/messages.server.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { copyFolder } from "#app/server/copy/copy-state.server.ts";
import { findLitestream, NO_LITESTREAM } from "#app/server/copy/litestream.server.ts";
import { storageOf } from "#app/server/copy/storage.server.ts";
import { freeBytes } from "#app/server/disk-space.server.ts";
import { env, keptNow } from "#app/server/env.server.ts";
import { keptSecrets } from "#app/server/kept-settings.server.ts";
import { keyMark } from "#app/server/key-seal.server.ts";
import type { KeySeal } from "#app/server/key-seal.ts";
import {
  rootAnswer,
  rootAnswers,
  rootIsToCome,
  rootNews,
} from "#app/server/root-requests.server.ts";
import { readKey, settingsKeyPath } from "#app/server/sealed.server.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { connection } from "#db/client.server.ts";
import { readAlive } from "./alive.server.ts";
import { listBackups } from "./backups.server.ts";

const HOUR_MS = 3_600_000;
/** Root's unit begins within a second; a request that waits longer is not seen by it. */
const LATE_MS = 60_000;

export type CarePage = ReturnType<typeof readCare> & { keys: ReturnType<typeof keysView> };

/** Whether backups have the services' keys (rule 549), and whether some wait for the owner's passphrase. */
export function keysView(seal: KeySeal | null) {
  const { lost } = keptNow();
  const key = readKey(settingsKeyPath(env.DATABASE_PATH));
  const isOwn = seal !== null && key !== null && keyMark(key) === seal.mark;
  const isSealed = seal !== null && !isOwn;
  return {
    hasSecrets: keptSecrets(connection()).length > 0,
    since: isOwn ? houstonTime(seal.at) : null,
    /** Choosing the passphrase again seals the key that is used now. */
    isOutdated: isSealed && lost.length === 0,
    canOpen: isSealed && lost.length > 0,
  };
}

/** By the machine's own clock, as its files have it. */
export function readCare() {
  const at = new Date();
  const [answer, news, alive] = [rootAnswer(at), rootNews(), readAlive(env.DATABASE_PATH)];
  return {
    hasRoot: rootAnswers(),
    isRootToCome: rootIsToCome(),
    answer: answer && {
      ...{ word: answer.word, state: answer.state, said: answer.said },
      when: houstonTime(answer.at),
      isLate: answer.state === "asked" && at.getTime() - Date.parse(answer.at) > LATE_MS,
    },
    news: news && { ...news, when: houstonTime(news.at) },
    backups: listBackups(env).map(({ name, at: made, bytes, hasPhotos }) => ({
      ...{ name, hasPhotos, when: houstonTime(made.toISOString()) },
      age: ageWords(at.getTime() - made.getTime()),
      size: `${(bytes / 1e6).toFixed(1)} MB`,
    })),
    copy: copyView(at),
    ping: alive?.ping ? { ...alive.ping, when: houstonTime(alive.ping.at) } : null,
    disk: `${(freeBytes(env) / 1e9).toFixed(1)} GB free on the disk`,
    waitingMail: findPutOff(connection()).length,
    toBackUp: typedHere("npm run backup"),
    toRestore: typedHere("npm run restore FILE"),
  };
}

/** How the copy elsewhere stands (rule 543). */
function copyView(at: Date) {
  const { age, isRunning, since, problem } = copyAge(env, at);
  return {
    isOn: storageOf(env) !== null,
    isRunning,
    age: age === null ? null : spanWords(age),
    problem,
    /** Set a moment ago: nothing is wrong yet. */
    isNew: !isRunning && since !== null && at.getTime() - since.getTime() < LATE_MS,
    folder: since === null ? null : copyFolder(env),
    place: env.COPY_BUCKET ?? "",
    /** What is missing on this machine; null: nothing. */
    lacks: isRunning || findLitestream() ? null : NO_LITESTREAM,
    toRun: typedHere("npm run copy"),
  };
}

/** "5 hours old", "12 days old". */
export function ageWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return "less than an hour old";
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} old`;
}
