/** When the owner hears of what needs him, and of the time that the site was down (rules 503 to 505). */

/** A gap that a restart, an update or a reboot does not leave. */
const DOWN_MS = 10 * 60_000;
const PING_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** What still stands is said again after so long. */
const AGAIN_MS = 7 * DAY_MS;

export type Outage = { from: string; to: string };
/** What the owner was last told, and when. @property keys what it was about, without its figures */
export type Told = { at: string; keys: string[] };

/** The time that the site was down; null: it was not, or too short to tell. */
export function outageSince(aliveAt: string, now: Date): Outage | null {
  if (now.getTime() - Date.parse(aliveAt) <= DOWN_MS) return null;
  return { from: aliveAt, to: now.toISOString() };
}

/** One that failed is tried again with the next round. */
export function isPingDue(last: { at: string; problem: string | null } | null, now: Date): boolean {
  return last === null || last.problem !== null || now.getTime() - Date.parse(last.at) >= PING_MS;
}

/** What a matter is about, whatever its figures: "The newest backup is hours old". */
export const keyOf = ({ title }: { title: string }): string =>
  title
    .replace(/[\d.,]+/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Whether the owner is to be told now: of something new at most once a day, of the same once a week. */
export function isTellingDue(keys: readonly string[], told: Told | null, now: Date): boolean {
  if (keys.length === 0) return false;
  if (told === null) return true;
  const since = now.getTime() - Date.parse(told.at);
  if (since < DAY_MS) return false;
  return since >= AGAIN_MS || keys.some((key) => !told.keys.includes(key));
}

/** An https address at a name: what the site may ask each few minutes. Null: it is none. */
export function readPingUrl(typed: string): string | null {
  if (typed.length > 300 || !URL.canParse(typed)) return null;
  const { protocol, hostname, username, href } = new URL(typed);
  const isName = /[a-z]$/i.test(hostname) && hostname.includes(".");
  return protocol === "https:" && isName && username === "" ? href : null;
}
