/** Installs system packages with apt-get, on machines that have it. */
import { spawn, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

const LOCKED = /Could not get lock [^\n]*/;
const PAUSE_MS = 5_000;
const PATIENCE_MS = 15 * 60_000;

/**
 * The path of a command; null when there is none of that name.
 * @param {string} command
 */
export function which(command) {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${command}`]);
  return status === 0 ? stdout.toString().trim() : null;
}

/**
 * Installs a package as root, or with sudo where it needs no password.
 * @param {string} name
 * @returns {Promise<boolean>} whether apt-get reports it as installed
 */
export async function aptInstall(name) {
  if (!which("apt-get")) return false;
  console.log(`Installing ${name} with apt-get …`);
  const apt = (/** @type {string[]} */ ...args) =>
    process.getuid?.() === 0
      ? runWhenUnlocked("apt-get", args)
      : runWhenUnlocked("sudo", ["-n", "apt-get", ...args]);
  await apt("update", "-qq");
  return apt("install", "-y", "-qq", name);
}

/**
 * Runs a command that installs packages. While another program holds the package manager's lock, as
 * on a fresh server that updates itself on its first boot, it says so and runs the command again.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether the command succeeded
 */
export async function runWhenUnlocked(command, args, pauseMs = PAUSE_MS) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status, output } = await runShown(command, args);
    const [lock] = LOCKED.exec(output) ?? [];
    if (status === 0 || !lock || Date.now() > end) return status === 0;
    console.log(`Waiting for the package manager, which another program uses: ${lock}`);
    await pause(pauseMs);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runShown(command, args) {
  const env = { ...process.env, LC_ALL: "C.UTF-8", DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.on("data", (words) => {
      output += words;
      to.write(words);
    });
  }
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ status: null, output: String(error) }));
    child.on("close", (status) => resolve({ status, output }));
  });
}
