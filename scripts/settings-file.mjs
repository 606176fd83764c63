/** The settings file of the project's folder. Node's own modules only: nothing may be installed yet. */
import { lstatSync, readFileSync, readlinkSync } from "node:fs";

const FILE = ".env";

/**
 * Puts the settings of `.env` into the environment, where they are not set already. Ends the process with 1 and
 * one line when the file is there, or leads to one that is not, and cannot be read (rule 340).
 */
export function loadSettings() {
  const entry = lstatSync(FILE, { throwIfNoEntry: false });
  if (!entry) return;
  try {
    // Node's own reader of it names no reason.
    readFileSync(FILE);
    process.loadEnvFile(FILE);
  } catch (error) {
    const path = entry.isSymbolicLink() ? readlinkSync(FILE) : FILE;
    const [reason] = (error instanceof Error ? error.message : String(error)).split(",");
    console.error(`The settings file ${path} cannot be read (${reason}). Nothing was done.`);
    process.exit(1);
  }
}
