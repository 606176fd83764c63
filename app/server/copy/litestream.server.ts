/**
 * Litestream, which copies the database to the storage and gives it back (decision 9). It is started with a
 * configuration that has no key: the keys are in its environment, and in no file.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { exchange } from "#app/server/http-exchange.server.ts";
import {
  COPIES,
  CopyError,
  problemWords,
  type Storage,
  type StorageProblem,
  storageProblem,
} from "./storage.server.ts";

const METRICS_MS = 2_000;
const MAX_METRICS_BYTES = 1_000_000;
/** A storage that takes the last seconds slowly; systemd waits longer. */
const STOP_MS = 15_000;

/** Litestream 0.3 of the site's packages, else one that is installed; null: this machine has none. */
export function findLitestream(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return (
    [packaged(), ...folders.map((folder) => join(folder, "litestream"))].find(isProgram) ?? null
  );
}

function packaged(): string {
  try {
    return createRequire(import.meta.url).resolve("@flydotio/litestream-linux-x64/litestream");
  } catch {
    return "";
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}

export const NO_LITESTREAM =
  "This machine has no Litestream: the site's packages have it for Linux on x64. " +
  "For others install version 0.3.13 (litestream.io).";

/** @property addr where it tells how far it is; left out for a restore */
function configuration(
  { endpoint, bucket, region }: Storage,
  folder: string,
  path: string,
  addr?: string,
) {
  const replica = {
    ...{ type: "s3", bucket, path: COPIES + folder, endpoint, region, "force-path-style": true },
    // Any moment of the last two weeks can be had back, and a full copy a day keeps that fast.
    ...{ "sync-interval": "1s", "snapshot-interval": "24h", retention: "336h" },
  };
  return { ...(addr && { addr }), dbs: [{ path, replicas: [replica] }] };
}

/** Starts it with a configuration. @returns the process, and what removes the configuration */
function start(program: string, words: string[], storage: Storage, config: object) {
  const folder = mkdtempSync(join(tmpdir(), "junkbuddy-copy-"));
  const file = join(folder, "litestream.json");
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
  const { NODE_ENV, PATH, HOME, TMPDIR, SSL_CERT_FILE, SSL_CERT_DIR } = process.env;
  const [command = "", ...rest] = words;
  const child: ChildProcess = spawn(
    program,
    [command, "-config", file, "-no-expand-env", ...rest],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...{ NODE_ENV, PATH, HOME, TMPDIR, SSL_CERT_FILE, SSL_CERT_DIR },
        LITESTREAM_ACCESS_KEY_ID: storage.keyId,
        LITESTREAM_SECRET_ACCESS_KEY: storage.secret,
      },
    },
  );
  return { child, tidy: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Calls back with each problem that it logs. */
function watchProblems(child: ChildProcess, onProblem: (problem: StorageProblem) => void) {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on("line", (line) => {
      const problem = problemIn(line);
      if (problem) onProblem(problem);
    });
  }
}

/** What a line of its log says went wrong: `level=ERROR … error="AccessDenied: …"`. Null: nothing. */
export function problemIn(line: string): StorageProblem | null {
  if (!line.includes("level=ERROR") && !line.includes(" ERROR ")) return null;
  const error = /error="((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? /error=(\S+)/.exec(line)?.[1] ?? "";
  const [code = "", ...words] = (error.split(/\\n|\\t/)[0] ?? "").split(": ");
  return storageProblem(code.slice(0, 100), words.join(": ").slice(0, 200));
}

export type Copying = {
  /** Why it does not copy at present, as it last said; null: it has said nothing. */
  problem: () => StorageProblem | null;
  /** The newest moment, by what it told then, of which everything is in the storage now; null: it does not tell. */
  copiedUntil: () => Promise<number | null>;
  hasEnded: () => boolean;
  /** Copies what is left, and ends it. */
  stop: () => Promise<void>;
};

/** Copies a database until it is stopped. @throws Error where it cannot be started */
export async function startCopying({
  program,
  storage,
  folder,
  databasePath,
}: Parameters<typeof restoreCopy>[0] & { databasePath: string }): Promise<Copying> {
  const addr = `127.0.0.1:${await freePort()}`;
  const config = configuration(storage, folder, databasePath, addr);
  const { child, tidy } = start(program, ["replicate"], storage, config);
  let problem: StorageProblem | null = null;
  let [hasEnded, rounds] = [false, 0];
  let seen: { at: number; journal: Position }[] = [];
  watchProblems(child, (found) => {
    problem = found;
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      tidy();
      resolve();
    };
    child.on("error", end).on("exit", end);
  });
  return {
    problem: () => problem,
    hasEnded: () => hasEnded,
    copiedUntil: async () => {
      const at = Date.now();
      const told = hasEnded ? null : await readMetrics(addr);
      // One that is stuck counts no more rounds, and what it says is old.
      if (!told || told.rounds <= rounds) return null;
      rounds = told.rounds;
      // A journal that was begun anew says nothing of the one before.
      seen = [
        ...seen.filter(({ journal }) => isUpTo(journal, told.journal)),
        { at, journal: told.journal },
      ];
      const last = seen.findLast(({ journal }) => isUpTo(journal, told.stored));
      if (!last) return null;
      seen = seen.filter((one) => one.at >= last.at);
      if (last.at === at) problem = null;
      return last.at;
    },
    stop: async () => {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function readMetrics(addr: string) {
  const signal = AbortSignal.timeout(METRICS_MS);
  const answer = await exchange(`http://${addr}/metrics`, { signal }, MAX_METRICS_BYTES);
  if (!answer.ok) return null;
  const one = (name: string) =>
    Number(
      new RegExp(`^litestream_${name}\\{[^}]*\\} (\\S+)$`, "m").exec(answer.text)?.[1] ??
        Number.NaN,
    );
  return {
    rounds: one("sync_count") - one("sync_error_count"),
    journal: { index: one("shadow_wal_index"), bytes: one("shadow_wal_size") },
    stored: { index: one("replica_wal_index"), bytes: one("replica_wal_offset") },
  };
}

/** A place in the journal, which is cut into numbered parts. */
type Position = { index: number; bytes: number };

/** False also where one of the two is not known yet. */
function isUpTo(one: Position, other: Position): boolean {
  return one.index < other.index || (one.index === other.index && one.bytes <= other.bytes);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  await once(server.close(), "close");
  return port;
}

/**
 * Brings the newest state of a copy into a file.
 * @param to a path where no file is
 * @throws CopyError
 */
export async function restoreCopy(
  { program, storage, folder }: { program: string; storage: Storage; folder: string },
  to: string,
): Promise<void> {
  // By the path the configuration is found; no file of it is used.
  const name = "/copy.db";
  const config = configuration(storage, folder, name);
  const { child, tidy } = start(program, ["restore", "-o", to, name], storage, config);
  let problem: StorageProblem | null = null;
  watchProblems(child, (found) => {
    problem ??= found;
  });
  const code = await new Promise((resolve) => child.on("error", resolve).on("close", resolve));
  tidy();
  if (code === 0) return;
  throw new CopyError(problemWords(problem ?? { says: "gave no copy", fix: "Try again." }));
}
