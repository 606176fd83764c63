/** The built site as a process of its own, served as `npm start` and the unit file serve it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { LogLine } from "./expect-log.ts";
import { siteSettings } from "./site-settings.ts";
import { temporaryFolder } from "./temporary.ts";

/** A working day at 6 AM in Houston. */
const NOW = "2026-07-09T11:00:00Z";

const LOOPBACK_ONLY = "./test/support/loopback-only.mjs";
const SERVER = "node_modules/@remix-run/serve/dist/cli.js";

export type BuiltServer = {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  /** The folder of its database (junkbuddy.db) and its outbox. */
  folder: string;
  /** Its output so far, errors included. */
  output: () => string;
  /** The lines of its log so far. */
  log: () => LogLine[];
  /**
   * Sends a signal and waits for the end; gives the exit code, or null when the signal ended it.
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Starts the built site, on a free port unless PORT names one, and waits until it listens; stopped
 * at the end of the test.
 * @param settings on top of the tests' defaults: no limits, no outside service, a fixed clock
 * @throws with its output when it ends instead of listening
 */
export function startBuiltServer(
  settings: Record<string, string> = {},
  folder = temporaryFolder(),
): Promise<BuiltServer> {
  return launch(settings, folder, onTestFinished);
}

/** The servers that the tests of a file share, by their settings. */
const shared = new Map<string, Promise<BuiltServer>>();

/** As `startBuiltServer`, but one server for all tests of a file that only send requests. */
export function sharedServer(settings: Record<string, string> = {}): Promise<BuiltServer> {
  const key = JSON.stringify(settings);
  const server = shared.get(key) ?? launchShared(settings);
  shared.set(key, server);
  return server;
}

const leftovers: (() => unknown)[] = [];

/** Stops the servers that the tests of a file have shared, and removes their folders. */
export async function stopSharedServers(): Promise<void> {
  shared.clear();
  for (const clearAway of leftovers.splice(0).reverse()) await clearAway();
}

function launchShared(settings: Record<string, string>): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  return launch(settings, folder, (clearAway) => leftovers.push(clearAway));
}

/** @param whenOver receives the function that stops the server */
async function launch(
  settings: Record<string, string>,
  folder: string,
  whenOver: (clearAway: () => Promise<void>) => void,
): Promise<BuiltServer> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const child = spawn(
    process.execPath,
    ["--import", LOOPBACK_ONLY, SERVER, "build/server/index.js"],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        ...siteSettings({ port, folder, now: NOW }),
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let printed = "";
  const listening = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (words) => {
        printed += words;
        if (printed.includes("[remix-serve] http://")) resolve();
      });
    }
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return (await ended)[0];
  };
  whenOver(async () => void (await stop("SIGKILL")));
  await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error(`The server ended: ${printed}`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    folder,
    output: () => printed,
    log: () =>
      printed
        .split("\n")
        .filter(isLogLine)
        .map((line) => JSON.parse(line)),
    stop,
  };
}

function isLogLine(line: string, at: number, lines: string[]): boolean {
  // The last line may still be incomplete.
  return line.startsWith("{") && at < lines.length - 1;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
