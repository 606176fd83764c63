import { broken, type Finding, ok } from "#app/desk/doctor/finding.ts";
import { exchange } from "#app/server/http-exchange.server.ts";
import type { Settings } from "#app/server/settings.server.ts";

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The address for a server that listens on all interfaces. */
const ALL_INTERFACES = ["0.0.0.0", "::", "[::]"];

/**
 * Checks the health of the running site.
 * @param port of one of its servers
 */
export async function checkServer({ HOST }: Settings, port: number): Promise<Finding> {
  const host = HOST && !ALL_INTERFACES.includes(HOST) ? HOST : "127.0.0.1";
  const url = `http://${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${port}/healthz`;
  const init = { signal: AbortSignal.timeout(TIMEOUT_MS) };
  const answer = await exchange(url, init, MAX_ANSWER_BYTES);
  if (answer.ok && answer.status === 200) return ok(`The site answers at ${url}.`);
  const log = "Its log says why: junkbuddy logs";
  if (answer.ok) return broken(`The site answers ${answer.status} at ${url}.`, log);
  return answer.reason === "unreachable"
    ? broken(`The site is not running: nothing answers at ${url}.`, `Start it. ${log}`)
    : broken(`The site hangs: no proper answer at ${url}.`, `Restart it. ${log}`);
}
