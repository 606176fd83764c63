/**
 * Part of the build. Compiles the desk's service worker to build/desk, and the commands of `npm run owner`,
 * `demo`, `backup`, `restore`, `bring-over`, `copy`, `fetch-copy`, `check-settings`, `keep-owner` and `migrate`
 * to build/commands, so that nothing is compiled when they run. A compiler that runs then keeps its results in
 * the temporary folder, where another user of the machine could have put them.
 */
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { readArguments } from "./usage.mjs";

readArguments({
  usage:
    "node scripts/build-commands.mjs\n\nCompiles the commands and the desk's worker to build/.",
});

/** @type {Record<string, string>} */
const packages = JSON.parse(readFileSync("package.json", "utf8")).dependencies;

await build({
  entryPoints: {
    owner: "app/commands/main.ts",
    backup: "scripts/backup.ts",
    demo: "scripts/demo/main.ts",
    restore: "scripts/restore.ts",
    "check-settings": "scripts/check-settings.ts",
    "bring-over": "scripts/bring-over.ts",
    copy: "scripts/copy.ts",
    "fetch-copy": "scripts/fetch-copy.ts",
    "keep-owner": "scripts/keep-owner.ts",
    migrate: "scripts/migrate.ts",
  },
  outdir: "build/commands",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  external: Object.keys(packages),
  logLevel: "warning",
});

await build({
  entryPoints: { sw: "app/desk/offline/worker.ts" },
  outdir: "build/desk",
  bundle: true,
  minify: true,
  format: "iife",
  // As Remix builds for browsers.
  target: "es2022",
  logLevel: "warning",
});
