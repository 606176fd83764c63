/**
 * `npm run build`: builds the site and records a hash of its sources, so that `npm start` need not
 * build it again.
 */
import { ensureReadyToServe } from "./setup.mjs";

await ensureReadyToServe({ freshBuild: true });
