import { existsSync, readFileSync } from "node:fs";

/** Built from app/desk/offline/worker.ts (scripts/build-commands.mjs). */
const BUILT = "build/desk/sw.js";

let source: string | null | undefined;

/** The desk's service worker as it is sent; null on the development server, which builds none. */
export function deskWorker(): string | null {
  if (source === undefined) source = existsSync(BUILT) ? readFileSync(BUILT, "utf8") : null;
  return source;
}
