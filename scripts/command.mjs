/**
 * Runs one of the commands that the build compiles: `node scripts/command.mjs backup`. On a fresh
 * clone, or after a change of the sources, it installs and builds first.
 */
import { ensureReadyToServe } from "./setup.mjs";
import { readArguments, TAKES } from "./usage.mjs";

const [name = ""] = process.argv.splice(2, 1);
// Before the build. The owner's commands answer for themselves.
if (name !== "owner") readArguments(TAKES[/** @type {keyof typeof TAKES} */ (name)]);
await ensureReadyToServe();
await import(new URL(`../build/commands/${name}.js`, import.meta.url).href);
