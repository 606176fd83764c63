/** What looks after the site each minute, and tells the owner (rules 503 to 505). */
import type { Business } from "#app/lib/business.ts";
import { renderNeeds, renderOutage } from "#app/messages/letters/owner-alerts.ts";
import type { SendEmail } from "#app/messages/mail/mailer.ts";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import { exchange } from "#app/server/http-exchange.server.ts";
import { lookDaily } from "#app/server/root-requests.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import type { Client } from "#db/write-queue.server.ts";
import { type Alive, noteAlive, type Ping, readAlive } from "./alive.server.ts";
import { isPingDue, isTellingDue, keyOf, outageSince, type Told } from "./care.ts";

const ROUND_MS = 60_000;
const PING_TIMEOUT_MS = 10_000;
/** What is not read of a ping's answer. */
const MAX_ANSWER_BYTES = 100_000;
/** A pause after an email that was not taken. */
const RETRY_MS = 15 * 60_000;
/** A start may itself mend what is found, and one after the other tells nothing new. */
const SETTLED_MS = 10 * 60_000;

export type WatchServices = {
  client: Client;
  databasePath: string;
  business: Business;
  /** Whether emails leave the machine: nobody is told by a file in a folder. */
  sendsMail: boolean;
  sendEmail: SendEmail;
  /** What needs the owner, as the inbox has it. */
  findMatters: () => { title: string; words: string }[];
  /** Has the copying begin where a storage is set. */
  wantCopy: () => void;
  /** Why nobody could book now; null: everybody could. */
  findProblem: () => Promise<string | null>;
  /** By the machine's own clock, whatever NOW says. */
  now: () => Date;
};

/** @returns a worker's step: it does its round once a minute, and there is never more to do */
export function createWatch(services: WatchServices): () => Promise<boolean> {
  let [next, nextMail] = [0, 0];
  const settled = services.now().getTime() + SETTLED_MS;
  return async () => {
    const at = services.now().getTime();
    if (at < next && next - at <= ROUND_MS) return false;
    next = at + ROUND_MS;
    await noteRound(services);
    services.wantCopy();
    lookDaily(services.now());
    if (!services.sendsMail || at < nextMail) return false;
    const isTold =
      (await tellOfOutage(services)) && (at < settled || (await tellOfNeeds(services)));
    if (!isTold) nextMail = at + RETRY_MS;
    return false;
  };
}

/** Notes that the site is alive, a time that it was not, and asks the address that the owner has named. */
async function noteRound({ client, databasePath, findProblem, now }: WatchServices) {
  const at = now();
  const last = readAlive(databasePath);
  const outage = last && outageSince(last.at, at);
  if (outage) {
    await client.write((free) => saveSetting(free, "outage", outage, at.toISOString()));
  }
  const alive: Alive = { at: at.toISOString(), ping: last?.ping ?? null };
  const url = findSettings(client.connection()).pingUrl;
  if (url === null || !isPingDue(alive.ping, at)) return noteAlive(databasePath, alive);
  // First, so that the other server does not ask too.
  noteAlive(databasePath, { ...alive, ping: { at: alive.at, problem: null } });
  const problem = await findProblem();
  // A site where nobody can book is silent, so that the service tells the owner.
  const ping = problem === null ? await sendPing(url, at) : { at: alive.at, problem };
  noteAlive(databasePath, { ...alive, ping });
}

/** Asks an address, and says why it did not answer as it should. */
export async function sendPing(url: string, at: Date): Promise<Ping> {
  const signal = AbortSignal.timeout(PING_TIMEOUT_MS);
  const answer = await exchange(url, { signal }, MAX_ANSWER_BYTES);
  const isTaken = answer.ok && answer.status >= 200 && answer.status < 300;
  const why = answer.ok ? `it answers ${answer.status}` : answer.reason;
  return { at: at.toISOString(), problem: isTaken ? null : why };
}

/** @returns false where the email was not taken */
async function tellOfOutage({ client, sendEmail, business, now }: WatchServices): Promise<boolean> {
  const { outage } = findSettings(client.connection());
  if (!outage) return true;
  const sent = await sendEmail(renderOutage(outage, business), `outage-${outage.from}`);
  // One that may have arrived is not sent again.
  if (!sent.ok && sent.reason !== "unknown") return false;
  await client.write((free) => saveSetting(free, "outage", null, now().toISOString()));
  return true;
}

/** @returns false where the email was not taken */
async function tellOfNeeds(services: WatchServices): Promise<boolean> {
  const { client, sendEmail, business, findMatters, now } = services;
  const at = now();
  const matters = findMatters();
  const keys = [...new Set(matters.map(keyOf))];
  const { told } = findSettings(client.connection());
  if (!isTellingDue(keys, told, at)) return forgetMended(services, keys, told);
  const telling: Told = { at: at.toISOString(), keys };
  if (!(await changeTold(services, told, telling))) return true;
  const sent = await sendEmail(renderNeeds(matters, business), `needs-${telling.at}`);
  if (sent.ok || sent.reason === "unknown") return true;
  await changeTold(services, telling, told);
  return false;
}

/** What was mended and comes back is new again. */
async function forgetMended(services: WatchServices, keys: readonly string[], told: Told | null) {
  const kept = told?.keys.filter((key) => keys.includes(key)) ?? [];
  if (told && kept.length < told.keys.length) {
    await changeTold(services, told, { ...told, keys: kept });
  }
  return true;
}

/** Only where it is as it was seen: one of two servers tells. */
function changeTold({ client, now }: WatchServices, seen: Told | null, to: Told | null) {
  return client.write((free) => {
    if (stateStamp(findSettings(free).told) !== stateStamp(seen)) return false;
    saveSetting(free, "told", to, now().toISOString());
    return true;
  });
}
