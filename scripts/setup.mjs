/**
 * What the other scripts need before they can run: the packages of package-lock.json installed, and
 * a build of the present sources. Both are done only when they are missing or out of date. Node's
 * own modules only: nothing may be installed yet.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LOWEST_NODE = 20;
const BUILD_STAMP = "build/sources.sha256";
const SOURCES = [
  "app",
  "db",
  "public",
  "mdx.config.js",
  "package-lock.json",
  "remix.config.js",
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
 * The path of an installed package's command.
 * @param {string} name
 */
export function bin(name) {
  return join("node_modules", ".bin", name);
}

/** Installs what package-lock.json lists, unless exactly that is installed and loads. */
export function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < LOWEST_NODE) {
    console.error(`Junk Buddy needs Node ${LOWEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (!isInstalled()) {
    console.log("Installing packages …");
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  } else if (!nativeModuleLoads()) {
    console.log(`Building the SQLite module for Node ${process.version} …`);
    run("npm", ["rebuild", "better-sqlite3"]);
  }
}

/** Builds the site, unless the last build is of these very sources. */
export function ensureBuilt() {
  const sources = hashSources();
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, "utf8") === sources) return;
  build();
}

export function build() {
  run(bin("remix"), ["vite:build"]);
  writeFileSync(BUILD_STAMP, hashSources());
}

function isInstalled() {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const wanted = versions("package-lock.json");
  const installed = versions(installedList);
  return [...wanted].every(([path, version]) => installed.get(path) === version);
}

/**
 * Path to version of what is installed everywhere: optional packages are for some machines only.
 * @param {string} lockFile
 */
function versions(lockFile) {
  /** @type {Record<string, { version: string, optional?: boolean, extraneous?: boolean }>} */
  const packages = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  const entries = Object.entries(packages).filter(
    ([path, entry]) => path && !entry.optional && !entry.extraneous,
  );
  return new Map(entries.map(([path, { version }]) => [path, version]));
}

function nativeModuleLoads() {
  const load = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ["-e", load], { stdio: "ignore" }).status === 0;
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
