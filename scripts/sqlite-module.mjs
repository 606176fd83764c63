/**
 * The SQLite module. Where no ready-made one can be fetched it is compiled, which takes longer than
 * all packages together; so on a fresh clone that is done beside their installation, in a folder of
 * its own (docs/performance.md has what it saves). Node's own modules only: nothing may be installed
 * yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NAME = "better-sqlite3";
const FILE = join("node_modules", NAME, "build", "Release", "better_sqlite3.node");
/** On all cores, and at -O1, which takes a third of the time of the module's own -O3. */
const COMPILER = {
  JOBS: "max",
  CFLAGS: "-O1",
  CXXFLAGS: `-include ${join(import.meta.dirname, "object-wrap.h")}`,
};

/** The headers that come with this Node spare a download of them, which not every server can make. */
const NODE_FOLDER = dirname(dirname(process.execPath));
const HEADERS = existsSync(join(NODE_FOLDER, "include", "node", "node.h"))
  ? { npm_config_nodedir: NODE_FOLDER }
  : {};

/** @typedef {Record<string, { version: string, dependencies?: Record<string, string> }>} Packages */

/**
 * Fetches or compiles the installed module, unless it works in this Node. One that loads and may abort
 * is always compiled: a ready-made one would be the same again.
 */
export async function ensureSqlite() {
  const isLoading = loads();
  if (isLoading && !mayAbort()) return;
  console.log(`Preparing the SQLite module for Node ${process.version} …`);
  const status = await npm([
    "rebuild",
    NAME,
    "--loglevel=error",
    ...(isLoading ? ["--build-from-source"] : []),
  ]);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Begins to make the module in a temporary folder, as package-lock.json has it.
 * @returns a function that puts it into node_modules once both are there; where this did not work,
 *   `ensureSqlite` makes it there
 */
export function prepareSqlite() {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-sqlite-"));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clear);
  const { lockfileVersion, packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const needed = neededBy(NAME, packages);
  const root = { dependencies: { [NAME]: packages[`node_modules/${NAME}`].version } };
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write("package.json", { ...root, allowScripts: { [NAME]: true } });
  write("package-lock.json", { lockfileVersion, packages: { "": root, ...needed } });
  const made = npm(["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "ignore" });

  return async () => {
    await made;
    const path = join("node_modules", NAME, "build");
    const compiled = join(folder, path);
    if (existsSync(compiled)) cpSync(compiled, path, { recursive: true });
    clear();
  };
}

/**
 * The entries of a package and of all that it needs.
 * @param {string} name
 * @param {Packages} packages
 */
function neededBy(name, packages) {
  const names = new Set([name]);
  for (const one of names) {
    for (const next of Object.keys(packages[`node_modules/${one}`]?.dependencies ?? {}))
      names.add(next);
  }
  return Object.fromEntries(
    Object.entries(packages).filter(([path]) =>
      names.has(path.split("/node_modules/")[0]?.slice(13) ?? ""),
    ),
  );
}

/**
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number | null>} its exit code
 */
async function npm(args, options = { stdio: "inherit" }) {
  const child = spawn("npm", args, {
    ...options,
    env: { ...HEADERS, ...process.env, ...COMPILER },
  });
  const [status] = await once(child, "close");
  return status;
}

/** Whether the module removes a hook for each collected statement (object-wrap.h says why it must not). */
function mayAbort() {
  return readFileSync(FILE).includes("RemoveEnvironmentCleanupHook");
}

function loads() {
  const load = `new (require('${NAME}'))(':memory:').close()`;
  return spawnSync(process.execPath, ["-e", load], { stdio: "ignore" }).status === 0;
}
