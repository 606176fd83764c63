import { existsSync, readFileSync } from "node:fs";

/** The desk's service worker. Its scope is /desk, which is above its own folder and needs a header. */
export function loader() {
  const source = deskWorker();
  if (source === null) return new Response("Not built", { status: 404 });
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-store",
    "Service-Worker-Allowed": "/desk",
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(source, { headers });
}

/** Built from app/desk/offline/worker.ts (scripts/build-commands.mjs). */
const BUILT = "build/desk/sw.js";

let source: string | null | undefined;

/** The desk's service worker as it is sent; null on the development server, which builds none. */
function deskWorker(): string | null {
  if (source === undefined) source = existsSync(BUILT) ? readFileSync(BUILT, "utf8") : null;
  return source;
}
