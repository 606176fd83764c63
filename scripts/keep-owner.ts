/**
 * The install's own: keeps the owner's address as the desk would, so that it can be changed there, unless the
 * site has one already: `node --env-file=SETTINGS build/commands/keep-owner.js you@mail.example`.
 */
import { isSetOnServer, keepSetting, readKept } from "#app/server/kept-settings.server.ts";
import { parseEnvironment, settingProblems } from "#app/server/settings.server.ts";
import { openDatabase } from "#db/open.server.ts";

const [, , address = ""] = process.argv;
const [wrong] = settingProblems({ OWNER_EMAIL: address });
if (address === "" || wrong) {
  console.error(`OWNER_EMAIL ${wrong?.problem ?? "must not be empty"}`);
  process.exit(1);
}
const database = openDatabase(parseEnvironment(process.env).DATABASE_PATH);
const isThere = isSetOnServer("OWNER_EMAIL", process.env) || readKept(database).values.OWNER_EMAIL;
if (!isThere) keepSetting(database, "OWNER_EMAIL", address, new Date().toISOString());
database.$client.close();
