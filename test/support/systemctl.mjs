#!/usr/bin/env node
/**
 * A stand-in for systemctl where systemd does not run: starts and stops the process of a unit file,
 * as its user and with its environment. Units are read from JUNKBUDDY_UNITS, then from the system's
 * folder; process numbers and output are kept in SYSTEMCTL_STATE. It implements the commands that
 * the deploy scripts use.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const UNIT_FOLDERS = [
  process.env.JUNKBUDDY_UNITS ?? "/etc/systemd/system",
  "/usr/lib/systemd/system",
];
const STATE = process.env.SYSTEMCTL_STATE ?? "/run";

const [verb = "", ...rest] = process.argv.slice(2);
// A path unit waits for a file; none comes here.
const names = rest.filter((word) => !word.startsWith("-") && !word.endsWith(".path"));
appendFileSync(join(STATE, "systemctl.log"), `${[verb, ...rest].join(" ")}\n`);

if (verb === "start") for (const name of names) start(name);
if (verb === "stop") for (const name of names) await stop(name);
if (verb === "restart") for (const name of names) await stop(name).then(() => start(name));
if (verb === "try-reload-or-restart") names.filter((name) => runningPid(name)).forEach(reload);
if (verb === "is-enabled") process.exitCode = 1;
if (verb === "is-active") console.log(runningPid(names[0] ?? "") ? "active" : "inactive");

/** @param {string} name */
function start(name) {
  if (runningPid(name)) return;
  const unit = readUnit(name);
  const log = openSync(join(STATE, `${name}.log`), "a");
  const [command = "", ...args] = words(unit.get("ExecStart")?.at(-1) ?? "");
  const { home, identity } = account(unit.get("User")?.at(-1));
  const child = spawn(command, args, {
    cwd: unit.get("WorkingDirectory")?.at(-1) ?? "/",
    env: { PATH: process.env.PATH, HOME: home, ...Object.fromEntries(environment(unit)) },
    stdio: ["ignore", log, log],
    detached: true,
    ...identity,
  });
  writeFileSync(join(STATE, `${name}.pid`), `${child.pid}`);
  child.unref();
}

/** @param {string} name */
async function stop(name) {
  const pid = runningPid(name);
  rmSync(join(STATE, `${name}.pid`), { force: true });
  if (!pid) return;
  process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await new Promise((done) => setTimeout(done, 50));
}

/** @param {string} name */
function reload(name) {
  const [command = "", ...args] = words(readUnit(name).get("ExecReload")?.at(-1) ?? "");
  process.exitCode = spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}

/** @param {string} name */
function runningPid(name) {
  const file = join(STATE, `${name}.pid`);
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  return pid && isAlive(pid) ? pid : 0;
}

/** @param {number} pid */
function isAlive(pid) {
  // A zombie process is no longer running.
  const status = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "Z";
  return !/\) Z /.test(status) && status !== "Z";
}

/**
 * The values of each key, those of drop-ins last.
 * @param {string} name
 */
function readUnit(name) {
  const [template, instance] = name.replace(/\.service$/, "").split("@");
  const file = `${template}${instance === undefined ? "" : "@"}.service`;
  const path = UNIT_FOLDERS.map((folder) => join(folder, file)).find(existsSync);
  if (!path) throw new Error(`Unit ${name} not found`);
  const extras = UNIT_FOLDERS.map((folder) => join(folder, `${file}.d`)).filter(existsSync);
  const dropins = extras.flatMap((folder) => readdirSync(folder).map((one) => join(folder, one)));
  /** @type {Map<string, string[]>} */
  const values = new Map();
  for (const line of [path, ...dropins].flatMap((one) => readFileSync(one, "utf8").split("\n"))) {
    const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
    const full = value.replaceAll("%i", instance ?? "");
    values.set(key, [...(values.get(key) ?? []), full]);
  }
  return values;
}

/** @param {Map<string, string[]>} unit */
function environment(unit) {
  return (unit.get("Environment") ?? []).flatMap(words).map((pair) => {
    const split = pair.indexOf("=");
    return [pair.slice(0, split), pair.slice(split + 1)];
  });
}

/**
 * Splits a line at spaces outside of quotes.
 * @param {string} line
 */
function words(line) {
  return (line.match(/"[^"]*"|[^\s"]+/g) ?? []).map((word) => word.replaceAll('"', ""));
}

/**
 * The user of a unit and that user's home, as systemd sets them; empty where only root could change
 * the user.
 * @param {string | undefined} user
 */
function account(user) {
  if (process.getuid?.() !== 0 || !user) return { home: process.env.HOME, identity: {} };
  const entry = RegExp(`^${user}:[^:]*:(\\d+):(\\d+):[^:]*:([^:]*):`, "m").exec(
    readFileSync("/etc/passwd", "utf8"),
  );
  if (!entry) throw new Error(`There is no user ${user}`);
  return { home: entry[3], identity: { uid: Number(entry[1]), gid: Number(entry[2]) } };
}
