/** `npm run migrate`: brings the database to this version's schema, as a start of the site does. */
import { existsSync } from "node:fs";
import { parseEnvironment } from "#app/settings.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { readArguments, TAKES } from "./usage.mjs";

readArguments(TAKES.migrate);
if (existsSync(".env")) process.loadEnvFile(".env");
openDatabase(parseEnvironment(process.env).DATABASE_PATH).$client.close();
