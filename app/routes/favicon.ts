import { pngResponse } from "#app/http/png.server.ts";
import { iconPng } from "#app/services/app.server.ts";

/** For what asks for /favicon.ico without reading the page. Browsers go by the type, not the name. */
export function loader() {
  return pngResponse(iconPng("favicon.png"), false);
}
