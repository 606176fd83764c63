/** `npm run build`: builds the site and notes of which sources, so that `npm start` need not. */
import { build, ensureInstalled } from "./setup.mjs";

ensureInstalled();
build();
