/** `npm run owner -- …`: the owner's commands, from the sources, with the settings of `npm start`. */
import { existsSync } from "node:fs";
import { runOwner } from "./program.ts";

const ENV_FILE = ".env";

if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
process.env.NODE_ENV ||= "production";
process.exitCode = await runOwner(process.argv.slice(2));
