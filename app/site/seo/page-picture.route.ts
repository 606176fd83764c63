import type { LoaderFunctionArgs } from "@remix-run/node";
import { pngResponse } from "#app/server/requests/png.server.ts";
import { pagePictures } from "#app/services.server.ts";

/** /og/home.png?v=…: the picture shown where a page is shared. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const name = /^(.+)\.png$/.exec(params.file ?? "")?.[1] ?? "";
  const version = new URL(request.url).searchParams.get("v");
  return pngResponse(pagePictures.draw(name), version === pagePictures.version);
}
