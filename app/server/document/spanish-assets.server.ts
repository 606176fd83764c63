import { existsSync, readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";

type Assets = ServerBuild["assets"];

/** Written by scripts/build-spanish.mjs. */
const FILE = "build/server/spanish.json";

let assets: Assets | undefined;

/**
 * The addresses of the scripts in Spanish, by route.
 * @param usual those of the development server, which has no build: its pages are taken over by English scripts
 */
export function spanishAssets(usual: Assets): Assets {
  assets ??= existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Assets) : usual;
  return assets;
}
