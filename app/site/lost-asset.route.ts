import type { LoaderFunctionArgs } from "@remix-run/node";
import { lostAsset } from "./lost-asset.server.ts";

/** Reached only where the build has no such file. */
export function loader({ params }: LoaderFunctionArgs) {
  return lostAsset(params.file);
}
