/** `npm run dev`: the development server, with changes shown as they are saved. */

import { loadSettings } from "./settings-file.mjs";
import { bin, ensureInstalled, run } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run dev\n\nServes the site from its sources and shows changes as they are saved.",
});

loadSettings();
await ensureInstalled();
run(bin("remix"), ["vite:dev", "--port", process.env.PORT || "3000"]);
