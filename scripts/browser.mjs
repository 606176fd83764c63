/**
 * Finds a Chromium for the browser tests: one that is there, else Playwright's own download, else
 * the system's package manager. Says which.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { aptInstall, runWhenUnlocked, which } from "./apt.mjs";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

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
  // As root it can bring the system libraries along; otherwise the browser alone may do.
  const args = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await runWhenUnlocked("npx", ["playwright", "install", ...args, "chromium"]);
  return downloaded("Playwright's download");
}

async function fromPackageManager() {
  await aptInstall("chromium");
  const path = which("chromium");
  return path && starts(path) ? { path, source: "the system's package manager" } : null;
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ["--version"], { timeout: 30_000, stdio: "ignore" }).status === 0;
}
