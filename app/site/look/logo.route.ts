import type { LoaderFunctionArgs } from "@remix-run/node";
import { connection } from "#db/client.server.ts";
import { logoFile } from "./logo.server.ts";
import { lookFile } from "./look-file.ts";

/** A file of the owner's logo, for <img>. */
export function loader({ params: { file = "" } }: LoaderFunctionArgs) {
  const bytes = logoFile(connection(), file);
  return bytes === null ? new Response("Not Found", { status: 404 }) : lookFile(file, bytes);
}
