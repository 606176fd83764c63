/**
 * A server of the owner's in a folder: the deploy scripts with every place of theirs below it, a
 * stand-in for systemd that runs the units' own commands, and a small site with the real database
 * commands. What the scripts do is real.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { basename, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary.ts";
import { until } from "./until.ts";

const PROJECT = process.cwd();

export type Vps = Awaited<ReturnType<typeof openVps>>;

export async function openVps() {
  const root = temporaryFolder();
  const at = (...path: string[]) => join(root, ...path);
  for (const folder of ["data", "backups", "config", "cache", "build", "units", "state", "site"]) {
    mkdirSync(at(folder));
  }
  const ports = await freePorts(3);
  const [one, other, rehearsal] = ports;
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    JUNKBUDDY_ROOT: at("site"),
    JUNKBUDDY_DATA: at("data"),
    JUNKBUDDY_BACKUPS: at("backups"),
    JUNKBUDDY_CONFIG: at("config"),
    JUNKBUDDY_CACHE: at("cache"),
    JUNKBUDDY_BUILD_HOME: at("build"),
    JUNKBUDDY_BUILD_USER: userInfo().username,
    JUNKBUDDY_UNITS: at("units"),
    JUNKBUDDY_USER: userInfo().username,
    JUNKBUDDY_PORTS: `${one} ${other}`,
    JUNKBUDDY_REHEARSAL_PORT: `${rehearsal}`,
    JUNKBUDDY_START_SECONDS: "20",
    // There is no Caddy.
    JUNKBUDDY_SEEN_SECONDS: "0",
    JUNKBUDDY_KEEP_RELEASES: "1",
    SYSTEMCTL: resolve("test/support/systemctl.mjs"),
    SYSTEMCTL_STATE: at("state"),
  } as const;
  writeFileSync(
    at("config", "junkbuddy.env"),
    [
      `DATABASE_PATH=${at("data", "junkbuddy.db")}`,
      `BACKUP_DIR=${at("backups")}`,
      `SITE_PROJECT=${PROJECT}`,
      `SITE_REHEARSAL_PORT=${rehearsal}`,
    ].join("\n"),
  );
  onTestFinished(async () => {
    const units = [one, other].map((port) => `junkbuddy@${port}`);
    await run(environment.SYSTEMCTL, ["stop", ...units], environment);
  });

  return {
    databasePath: at("data", "junkbuddy.db"),
    backups: () => readdirSync(at("backups")).map((name) => at("backups", name)),
    /** A file of the release in use. */
    released: (path: string) => readFileSync(at("site", "current", path), "utf8"),
    /** What an update leaves beside the releases: nothing but its logs and what is served. */
    leftovers: () =>
      ["site/incoming", "build/work", "cache/rehearsal"].filter((path) => existsSync(at(path))),
    /** Starts an update and ends it while the rehearsal holds its copy of the database. */
    interruptUpdate: async (source: string) => {
      const child = spawn("deploy/update.sh", [source], { env: environment, stdio: "ignore" });
      await until(() => existsSync(at("cache", "rehearsal", "junkbuddy.db")));
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
    /** The release in use, and all there are. */
    current: () => basename(readlinkSync(at("site", "current"))),
    releases: () => readdirSync(at("site", "releases")),
    /** What each server says it is; null for one that is not well. */
    versions: () => Promise.all([one, other].map((port) => ask(port as number))),
    update: (source: string) => run("deploy/update.sh", [source], environment),
    command: (...args: string[]) => run("deploy/junkbuddy", args, environment),
    systemctl: () => readFileSync(at("state", "systemctl.log"), "utf8").trim().split("\n"),
  };
}

/**
 * A version of the small site.
 * @param version its number, and how it behaves (test/support/small-site/server.cjs)
 * @param build what its build does; a failing one is a command that fails
 */
export function smallSite(version: string, { build = "true", migration = "" } = {}): string {
  const folder = temporaryFolder();
  const command = (script: string) => `node ${PROJECT}/build/commands/${script}.js`;
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  cpSync("deploy", join(folder, "deploy"), { recursive: true });
  cpSync("db/migrations", join(folder, "db", "migrations"), { recursive: true });
  mkdirSync(join(folder, "serve", "dist"), { recursive: true });
  cpSync("test/support/small-site/server.cjs", join(folder, "serve", "dist", "cli.js"));
  write("serve/package.json", `{ "name": "@remix-run/serve", "version": "1.0.0" }`);
  write("VERSION", version);
  write(
    "package.json",
    JSON.stringify({
      dependencies: { "@remix-run/serve": "file:./serve" },
      scripts: {
        build: `mkdir -p build node_modules/@remix-run && cp -r serve node_modules/@remix-run/ && ${build}`,
        backup: command("backup"),
        restore: command("restore"),
        migrate: command("migrate"),
      },
    }),
  );
  if (migration) addMigration(join(folder, "db", "migrations"), migration);
  return folder;
}

/** Adds a migration after the present ones. @param folder of the migrations */
export function addMigration(folder: string, statement: string): void {
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "later" });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, "later.sql"), statement);
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words) => {
      output += words;
    });
  }
  const [status] = await once(child, "exit");
  return { status: status as number | null, output };
}

async function ask(port: number): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** Ports that were free a moment ago, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}
