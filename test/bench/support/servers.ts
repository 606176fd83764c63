/** The servers that are compared, each a process of its own on the loopback. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteSettings } from "#test/support/site-settings.ts";

const REMIX_SERVE = "node_modules/@remix-run/serve/dist/cli.js";
const NOW = "2026-07-09T11:00:00Z";
const PATIENCE_MS = 60_000;
/** Node's flags in `npm start`. */
const START_FLAGS = JSON.parse(readFileSync("package.json", "utf8"))
  .scripts.start.split(" ")
  .filter((word: string) => word.startsWith("--")) as string[];

export type Running = {
  url: string;
  pid: number;
  folder: string;
  /** The time from the start of the process to its first page. */
  startMs: number;
  stop: () => Promise<void>;
};

/** Builds the references; the site itself is built by its npm command. */
export function buildReferences(): void {
  build("test/bench/fixtures/empty-remix");
  build(".", "--config", "test/bench/stock/vite.config.ts");
}

function build(...args: string[]): void {
  const { status, stderr } = spawnSync("node_modules/.bin/remix", ["vite:build", ...args]);
  if (status !== 0) throw new Error(`${args[0]} could not be built: ${stderr}`);
}

/** Starts the site, or its variant with Remix's own streaming, as `npm start` serves it. */
export function startSite(
  settings: Record<string, string> = {},
  { build = "build", folder = temporaryFolder(), flags = START_FLAGS } = {},
): Promise<Running> {
  return startRemix(build, folder, settings, flags);
}

/** @param texts the folder of the texts that it sends */
export function startEmptyRemix(
  texts: string,
  settings: Record<string, string> = {},
  folder = temporaryFolder(),
): Promise<Running> {
  return startRemix("build/bench/empty-remix", folder, { BENCH_TEXTS: texts, ...settings });
}

async function startRemix(
  build: string,
  folder: string,
  settings: Record<string, string>,
  flags = START_FLAGS,
) {
  const port = await freePort();
  const args = [...flags, REMIX_SERVE, `${build}/server/index.js`];
  return start(process.execPath, args, port, folder, {
    ...siteSettings({ port, folder, now: NOW }),
    ...settings,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
  });
}

/** Starts a plain Node server with the same bytes, compressed beforehand: the upper limit. */
export async function startBareNode(texts: string): Promise<Running> {
  const port = await freePort();
  const script = "test/bench/fixtures/bare-node.mjs";
  return start(process.execPath, [script, String(port), texts], port, texts, {});
}

/** Starts any server and waits for its first answer. */
export async function start(
  command: string,
  args: string[],
  port: number,
  folder: string,
  settings: Record<string, string>,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(url, child);
  const startMs = performance.now() - began;
  const stop = async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
  };
  return { url, pid: child.pid as number, folder, startMs, stop };
}

/** Waits for a server that was just started, which ends with the benchmark at the latest. */
export async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  children.add(child);
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return void (await answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${url} does not answer`);
}

const made: string[] = [];
const children = new Set<ChildProcess>();
// A part that fails leaves no process running.
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-bench-"));
  made.push(folder);
  return folder;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
