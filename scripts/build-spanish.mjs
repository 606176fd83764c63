/**
 * Part of the build: builds the browser's scripts a second time, with the words in Spanish. Those that come out as
 * in English, React's most of all, are the same files.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BUILD = "build/spanish";
const [from, to] = [`${BUILD}/client/assets`, "build/client/assets"];

const { status } = spawnSync("node_modules/.bin/remix", ["vite:build", "--logLevel", "warn"], {
  env: { ...process.env, SITE_LANGUAGE: "es" },
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
const manifest = readdirSync(from).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
const text = readFileSync(join(from, manifest), "utf8");
writeFileSync(
  "build/server/spanish.json",
  text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
);
rmSync(BUILD, { recursive: true });
