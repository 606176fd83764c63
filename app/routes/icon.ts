import type { LoaderFunctionArgs } from "@remix-run/node";
import { pngResponse } from "#app/http/png.server.ts";
import { iconPng } from "#app/services/app.server.ts";

/** /icons/icon-512.png: the site's mark. */
export function loader({ params }: LoaderFunctionArgs) {
  return pngResponse(iconPng(params.file ?? ""), false);
}
