/**
 * What the site asks of root on a server that deploy/install.sh has set up (deploy/serve-request.sh): the site
 * writes a line with a fixed word, and root's unit answers in a folder that the site cannot write (rule 500).
 */
import { randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type RootWord =
  | "look"
  | "backup"
  | "update"
  | "restore"
  | "restore-without-photos"
  | "fetch-copy";

/** What became of the last request. @property said the last words of what was run, for the owner */
export type RootAnswer = {
  word: RootWord | null;
  id: string;
  state: "asked" | "running" | "done" | "failed";
  /** ISO instant. */
  at: string;
  said: string;
};

/** What is new since the version that runs: subjects of changes, the newest first. */
export type RootNews = {
  at: string;
  running: string;
  newest: string;
  count: number;
  changes: string[];
};

/** Longer than an update takes on a small machine; what is cut off then was ended from outside. */
const LONGEST_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The places of this server, as its units name them; null where root has no unit (`npm start`, Docker). */
function places() {
  const { ROOT_REQUEST: request, ROOT_ANSWERS: answers } = process.env;
  return request && answers && existsSync(answers) ? { request, answers } : null;
}

/** Whether root takes requests on this machine. */
export const rootAnswers = (): boolean => places() !== null;

/** Whether this is a server whose unit for requests comes with its next update. */
export const rootIsToCome = (): boolean => Boolean(process.env.ROOT_REQUEST) && !rootAnswers();

/**
 * Asks root once. A request id that was answered is not asked again.
 * @param of the name of a backup, for a restore, or the folder of a copy
 * @returns false where another request waits or is being answered
 */
export function askRoot(word: RootWord, id: string, of?: string): boolean {
  const place = places();
  if (!place) return false;
  const last = rootAnswer();
  if (last?.id === id) return true;
  if (last?.state === "asked" || last?.state === "running") return false;
  const draft = `${place.request}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${[word, id, of].filter(Boolean).join(" ")}\n`, { mode: 0o600 });
    // Whole at once, and only where none is.
    linkSync(draft, place.request);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** What became of the last request; null: none was made. */
export function rootAnswer(now = new Date()): RootAnswer | null {
  const place = places();
  if (!place) return null;
  const waiting = statSync(place.request, { throwIfNoEntry: false });
  if (waiting) {
    return { word: null, id: "", state: "asked", at: waiting.mtime.toISOString(), said: "" };
  }
  const kept = linesOf(join(place.answers, "state"));
  if (!kept) return null;
  const one = (name: string) => kept.find(([key]) => key === name)?.[1] ?? "";
  const answer = { word: one("word"), id: one("id"), state: one("state"), at: one("at") };
  const said = one("said");
  const isCutOff = answer.state === "running" && now.getTime() - Date.parse(answer.at) > LONGEST_MS;
  return { ...answer, said, ...(isCutOff && { state: "failed" }) } as RootAnswer;
}

/** What the newest version has, as root last saw it; null: root has not looked. */
export function rootNews(): RootNews | null {
  const kept = linesOf(join(places()?.answers ?? "", "news"));
  if (!kept || !places()) return null;
  const one = (name: string) => kept.find(([key]) => key === name)?.[1] ?? "";
  return {
    ...{ at: one("at"), running: one("running"), newest: one("newest") },
    count: Number(one("count")),
    changes: kept.filter(([name]) => name === "change").map(([, subject]) => subject),
  };
}

/** Has root look for a newer version once a day, where nothing else is asked. */
export function lookDaily(now: Date): void {
  if (!rootAnswers()) return;
  const [news, last] = [rootNews(), rootAnswer(now)];
  const isRecent = (at: string | undefined) => at && now.getTime() - Date.parse(at) < DAY_MS;
  if (isRecent(news?.at) || (last?.word === "look" && isRecent(last.at))) return;
  askRoot("look", randomUUID());
}

/** "name value" line by line; null where there is no file. */
function linesOf(path: string): [name: string, value: string][] | null {
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.map((line) => {
    const [name = ""] = line.split(" ", 1);
    return [name, line.slice(name.length + 1)];
  });
}
