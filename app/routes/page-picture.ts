import type { LoaderFunctionArgs } from "@remix-run/node";
import { pngResponse } from "#app/http/png.server.ts";
import { pagePicture, pictureVersion } from "#app/services/page-pictures.server.tsx";

/** /og/home.png?v=…: the picture shown where a page is shared. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const name = /^(.+)\.png$/.exec(params.file ?? "")?.[1] ?? "";
  const version = new URL(request.url).searchParams.get("v");
  return pngResponse(pagePicture(name), version === pictureVersion);
}
