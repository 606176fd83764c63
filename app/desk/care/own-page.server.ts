/** Whether visitors reach the site, as far as the machine itself can tell. */
import { Agent } from "undici";
import { exchange } from "#app/server/http-exchange.server.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/**
 * Asks the web server of this machine for a page under the site's public name, with that name's certificate,
 * whatever the DNS says: a machine need not reach itself by its public address.
 * @returns why a visitor would not get it; null: one would
 */
export async function ownPageProblem(siteUrl: string): Promise<string | null> {
  const { host, hostname, protocol, port } = new URL(siteUrl);
  const dispatcher = new Agent({ connect: { servername: hostname } });
  const here = `${protocol}//127.0.0.1${port && `:${port}`}/robots.txt`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await exchange(here, { headers: { host }, signal, dispatcher }, MAX_BYTES);
  void dispatcher.destroy();
  if (!answer.ok) return "the web server or its certificate doesn't answer as it should";
  return answer.status === 200 ? null : `the site answers ${answer.status}`;
}
