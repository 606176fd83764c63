/** `npm run build`: builds the site and notes of which sources, so that `npm start` need not. */
import { ensureReadyToServe } from "./setup.mjs";

await ensureReadyToServe({ freshBuild: true });
