/**
 * `npm run build`: builds the site and records a hash of its sources, so that `npm start` need not
 * build it again.
 */
import { ensureReadyToServe } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run build\n\nBuilds the site anew.",
});

await ensureReadyToServe({ freshBuild: true });
