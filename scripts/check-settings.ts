/** `check-settings <FILE`: prints a line for each setting of an env file that does not hold. */
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingProblems } from "#app/server/settings.server.ts";

const problems = settingProblems({ ...parseEnv(readFileSync(0, "utf8")), NODE_ENV: "production" });
for (const { variable, problem } of problems) console.error(`${variable} ${problem}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
