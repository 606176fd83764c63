import type { LoaderFunctionArgs } from "@remix-run/node";
import { connection } from "#db/client.server.ts";
import { logoFile } from "./logo.server.ts";

/**
 * A file of the owner's logo, for <img>. It never changes under its name; opened by itself it may run, load and
 * frame nothing.
 */
export function loader({ params: { file = "" } }: LoaderFunctionArgs) {
  const bytes = logoFile(connection(), file);
  if (bytes === null) return new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": file.endsWith(".svg") ? "image/svg+xml" : "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
