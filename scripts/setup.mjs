/**
 * Prepares what the other scripts need: the packages of package-lock.json, and a build of the
 * present sources. Each is done only when it is missing or out of date. Imports Node's own modules
 * only, because no package may be installed yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureSqlite, prepareSqlite } from "./sqlite-module.mjs";

const LOWEST_NODE = 20;
const BUILD_STAMP = "build/sources.sha256";
const SOURCES = [
  "app",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "scripts",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Runs a command in the foreground; a failure ends this process with its exit code.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * As `run`, but without blocking this process.
 * @param {string} command
 * @param {string[]} args
 */
async function start(command, args) {
  const child = spawn(command, args, { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) process.exit(code ?? 1);
}

/**
 * The path of an installed package's command.
 * @param {string} name
 */
export function bin(name) {
  return join("node_modules", ".bin", name);
}

/**
 * Prepares what the site needs to serve: its packages, then the SQLite module and the build in
 * parallel. The packages for checks and tests are left out unless they are installed already.
 */
export async function ensureReadyToServe({ freshBuild = false } = {}) {
  const placeSqlite = await installPackages({ tools: false });
  if (freshBuild) rmSync(BUILD_STAMP, { force: true });
  await Promise.all([placeSqlite().then(ensureSqlite), ensureBuilt()]);
}

/**
 * Prepares what checks and tests need: every package of package-lock.json, and the SQLite module.
 */
export async function ensureInstalled() {
  const placeSqlite = await installPackages({ tools: true });
  await placeSqlite();
  await ensureSqlite();
}

/**
 * Installs exactly what package-lock.json lists, unless it is installed. Install scripts of
 * packages are not run: only SQLite's is needed, and it runs in parallel with all this.
 * @param {{ tools: boolean }} wanted whether devDependencies are needed too
 * @returns {Promise<() => Promise<void>>} a function that waits for the SQLite module and places it
 */
async function installPackages({ tools }) {
  if (Number(process.versions.node.split(".")[0]) < LOWEST_NODE) {
    console.error(`Junk Buddy needs Node ${LOWEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled({ tools })) return async () => {};
  console.log("Installing packages …");
  // `npm run --silent` around this would hide why packages cannot be installed.
  const common = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // Only the tools are missing: the compiled SQLite module is kept.
  if (tools && isInstalled({ tools: false })) {
    run("npm", ["install", "--no-save", "--include=dev", ...common]);
    return async () => {};
  }
  const placeSqlite = prepareSqlite();
  await start("npm", ["ci", tools ? "--include=dev" : "--omit=dev", ...common]);
  return placeSqlite;
}

/** Builds the site, unless the last build was made from the same sources. */
export async function ensureBuilt() {
  const isBuilt = existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, "utf8") === hashSources();
  if (isBuilt) return;
  await start(bin("remix"), ["vite:build"]);
  await start(process.execPath, ["scripts/build-spanish.mjs"]);
  await start(process.execPath, ["scripts/build-commands.mjs"]);
  writeFileSync(BUILD_STAMP, hashSources());
}

/** @param {{ tools: boolean }} wanted whether devDependencies count */
function isInstalled({ tools }) {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const wanted = versions("package-lock.json", tools);
  const installed = versions(installedList, true);
  return [...wanted].every(([path, version]) => installed.get(path) === version);
}

/**
 * The version of each package by path, without optional packages, which some machines lack.
 * @param {string} lockFile
 * @param {boolean} tools whether devDependencies count
 */
function versions(lockFile, tools) {
  /** @typedef {{ version: string, dev?: boolean, optional?: boolean, extraneous?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const packages = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const entries = Object.entries(packages).filter(
    ([path, entry]) => path && !entry.optional && !entry.extraneous && (tools || !entry.dev),
  );
  return new Map(entries.map(([path, { version }]) => [path, version]));
}

function hashSources() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesUnder).sort()) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * A file, or the files of a folder and its folders.
 * @param {string} path
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
