/**
 * Finds a Chromium for the browser tests: one that is there, else Playwright's own download, else
 * the system's package manager. Says which.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { aptInstall, runWhenUnlocked, which } from "./apt.mjs";

/** The first has no window: the journeys take less than half the processor time of the second. */
const HEADLESS = "chromium-headless-shell";
const COMMANDS = [
  HEADLESS,
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
];

/** @returns the path of a Chromium that starts; ends the process when there is none to be had */
export async function findBrowser() {
  const found =
    installed() ?? (await downloaded()) ?? (await download()) ?? (await fromPackageManager());
  if (found) {
    console.log(`Browser tests use ${found.path} (${found.source}).`);
    return found.path;
  }
  console.error("No Chromium could be found, downloaded or installed. Set BROWSER_PATH to one.");
  process.exit(1);
}

function installed() {
  const named = process.env.BROWSER_PATH;
  if (named && starts(named)) return { path: named, source: "BROWSER_PATH" };
  const path = COMMANDS.map(which).find((candidate) => candidate && starts(candidate));
  return path ? { path, source: "installed on this machine" } : null;
}

async function downloaded(source = "Playwright's earlier download") {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? { path, source } : null;
}

async function download() {
  console.log("Downloading Chromium with Playwright …");
  if (!(await runWhenUnlocked("npx", ["playwright", "install", "chromium"]))) return null;
  const source = "Playwright's download";
  const found = await downloaded(source);
  // As root Playwright can bring the system libraries along.
  if (found || process.getuid?.() !== 0) return found;
  await runWhenUnlocked("npx", ["playwright", "install-deps", "chromium"]);
  return downloaded(source);
}

async function fromPackageManager() {
  // Not every release of the system has the first.
  for (const name of [HEADLESS, "chromium"]) {
    const path = (await aptInstall(name)) ? which(name) : null;
    if (path && starts(path)) return { path, source: "the system's package manager" };
  }
  return null;
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ["--version"], { timeout: 30_000, stdio: "ignore" }).status === 0;
}
