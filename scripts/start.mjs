/** `npm start`: installs and builds what is missing, then serves the site. */

import { loadSettings } from "./settings-file.mjs";
import { ensureReadyToServe } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm start\n\nInstalls and builds what is missing, then serves the site.",
});

loadSettings();
process.env.NODE_ENV ??= "production";
process.env.PORT ||= "3000";

await ensureReadyToServe();

// In this process, so that signals reach the server.
process.argv[2] = "build/server/index.js";
await import("@remix-run/serve/dist/cli.js");
