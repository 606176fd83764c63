import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "#app/server/document/document-response.server.ts";
import { dressedFile } from "#app/server/document/dressed-files.server.ts";
import { lostAsset } from "./lost-asset.server.ts";

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** A style sheet, script or drawing in the owner's colors (rule 522). */
export async function loader({ request, params: { look = "", file = "" } }: LoaderFunctionArgs) {
  const dressed = await dressedFile(look, file);
  if (dressed === null) return lostAsset(file);
  const headers = new Headers({
    "Content-Type": TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "text/plain",
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    Vary: "Accept-Encoding",
  });
  return documentResponse(dressed, request, { status: 200, headers });
}
