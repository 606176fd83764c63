/** What the doctor finds without asking anybody outside, for the inbox (rule 449). */
import { newestBookingAt } from "#app/jobs/job-lists.server.ts";
import { keptNow, variablesNow } from "#app/server/env.server.ts";
import type { Kept } from "#app/server/kept-settings.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import type { Database } from "#db/open.server.ts";
import { checkBackups } from "./backups.server.ts";
import { checkClock } from "./clock.ts";
import { checkCopy } from "./copy.server.ts";
import { checkCatalog, checkOutbox, checkPhotos, checkSecret } from "./files.server.ts";
import type { Finding } from "./finding.ts";
import { checkAddress, checkKept, checkSettings } from "./settings.server.ts";

const KEPT_MS = 60_000;
const kept = new WeakMap<Database, { until: number; of: Kept; findings: Finding[] }>();

/** What is not well, looked for at most once a minute. The machine's own clock counts, whatever NOW says. */
export function siteFindings(database: Database, settings: Settings): Finding[] {
  const now = Date.now();
  const last = kept.get(database);
  if (last?.of === keptNow() && last.until > now && last.until <= now + KEPT_MS)
    return last.findings;
  const findings = examineSite(database, settings, new Date(now));
  kept.set(database, { until: now + KEPT_MS, of: keptNow(), findings });
  return findings;
}

function examineSite(database: Database, settings: Settings, now: Date): Finding[] {
  const checks = [
    () => checkSettings(variablesNow()),
    () => checkKept(keptNow()),
    () => checkAddress(settings),
    () => checkBackups(settings, now),
    () => checkCopy(settings, now),
    () => checkClock(now, null, settings.NOW ? null : newestBookingAt(database)),
    () => checkCatalog(settings),
    () => checkOutbox(settings),
    () => checkPhotos(settings),
    () => checkSecret(settings),
  ];
  return checks.flatMap(unlessUnreadable).filter(({ level }) => level !== "ok");
}

/** What the site may not read is for the doctor in the terminal; no page of the desk fails for it. */
function unlessUnreadable(check: () => Finding[]): Finding[] {
  try {
    return check();
  } catch {
    return [];
  }
}
