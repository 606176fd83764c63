/** The owner's desk of a built server, as a browser without scripts uses it. */
import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deskHash } from "#app/desk/sign-in/desk-hash.server.ts";
import { printCode } from "#app/desk/sign-in/print-code.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { MORNING } from "./site-settings.ts";

/**
 * Signs somebody in with a printed code.
 * @param crewId of a crew member; left out: the owner
 * @returns the session's cookie
 */
export async function signInBuilt(
  url: string,
  folder: string,
  {
    secret = readFileSync(join(folder, "session-secret"), "utf8").trim(),
    crewId = null,
  }: { secret?: string; crewId?: number | null } = {},
): Promise<string> {
  const database = openDatabase(join(folder, "junkbuddy.db"));
  const code = await printCode(crewId, {
    client: { connection: () => database, write: async (task) => task(database) },
    hash: deskHash(secret),
    draw: (below: number) => randomInt(below),
    now: () => new Date(MORNING),
  });
  database.$client.close();
  const answer = await postBuilt(`${url}/desk/sign-in/code`, { code }, "");
  if (answer.headers.get("location") !== "/desk") throw new Error(`No sign-in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** Sends a form of the settings as its page has it. */
export async function pressBuilt(
  url: string,
  cookie: string,
  { subject, intent }: { subject: string; intent: string },
  fields: Record<string, string>,
): Promise<Response> {
  const address = `${url}/desk/settings/${subject}`;
  const page = await (await fetch(address, { headers: { cookie } })).text();
  const seen = /name="seen"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
  return postBuilt(address, { requestId: randomUUID(), seen, intent, ...fields }, cookie);
}

export function postBuilt(url: string, fields: Record<string, string>, cookie: string) {
  return fetch(url, {
    ...{ method: "POST", body: new URLSearchParams(fields), redirect: "manual" },
    headers: { cookie, origin: new URL(url).origin },
  });
}
