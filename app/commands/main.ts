/** `npm run owner -- …`: the owner's commands, from the sources, with the settings of `npm start`. */
import { loadSettings } from "../../scripts/settings-file.mjs";
import { runOwner } from "./program.ts";

loadSettings();
process.env.NODE_ENV ||= "production";
process.exitCode = await runOwner(process.argv.slice(2));
