import { checkBackups } from "#app/desk/doctor/backups.server.ts";
import { checkClock } from "#app/desk/doctor/clock.ts";
import { checkCopy, visitCopy } from "#app/desk/doctor/copy.server.ts";
import {
  checkCatalog,
  checkDisk,
  checkOutbox,
  checkPhotos,
  checkSecret,
} from "#app/desk/doctor/files.server.ts";
import type { Finding } from "#app/desk/doctor/finding.ts";
import { visitMailDomain } from "#app/desk/doctor/mail-domain.server.ts";
import {
  visitGoogle,
  visitMail,
  visitOpenAi,
  visitStripe,
} from "#app/desk/doctor/outside.server.ts";
import {
  checkAddress,
  checkKept,
  checkSettings,
  usableSettings,
} from "#app/desk/doctor/settings.server.ts";
import { visitTwilio } from "#app/desk/doctor/texts.server.ts";
import { type Kept, NOTHING_KEPT, readKept, withKept } from "#app/server/kept-settings.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import { checkData } from "./data.ts";
import { INTERNET, type Outside, visitDomain } from "./domain.ts";
import { checkServer } from "./server.ts";

/**
 * Checks everything the site needs. The checks are independent: one failure hides no other.
 * @param environment without what the desk has set, which is read here
 * @param now by the machine's clock, regardless of NOW
 * @param ports of the site's servers; PORT by default
 * @param outside where the site's own domain is looked for
 */
export async function examine(
  environment: Record<string, string | undefined>,
  now: Date,
  ports?: readonly number[],
  outside: Outside = INTERNET,
): Promise<Finding[]> {
  const kept = keptOf(usableSettings(environment));
  const variables = withKept(environment, kept);
  const settings: Settings = usableSettings(variables);
  const [domain, mail, google, openAi, stripe, twilio, storage, ...servers] = await Promise.all([
    visitDomain(settings, now, outside),
    visitMail(settings),
    visitGoogle(settings),
    visitOpenAi(settings),
    visitStripe(settings),
    visitTwilio(settings),
    visitCopy(settings),
    ...(ports ?? [settings.PORT]).map((port) => checkServer(settings, port)),
  ]);
  const sends = mail.findings.every(({ level }) => level === "ok");
  const records = sends ? await visitMailDomain(settings) : [];
  const data = checkData(settings, now);
  return [
    ...checkSettings(variables),
    ...checkKept(kept),
    ...checkAddress(settings),
    ...domain,
    ...mail.findings,
    ...records,
    ...google.findings,
    ...openAi.findings,
    ...stripe.findings,
    ...twilio,
    ...data.findings,
    ...checkBackups(settings, now),
    ...checkCopy(settings, now),
    ...storage,
    ...checkDisk(settings),
    ...checkClock(
      now,
      mail.date ?? openAi.date ?? stripe.date,
      settings.NOW ? null : data.newestBooking,
    ),
    ...checkCatalog(settings),
    ...checkOutbox(settings),
    ...checkPhotos(settings),
    ...checkSecret(settings),
    ...servers,
  ];
}

/** What the desk has set; nothing where the database cannot be read, which a check of its own says. */
function keptOf({ DATABASE_PATH }: Settings): Kept {
  try {
    const database = openExistingDatabase(DATABASE_PATH);
    try {
      return readKept(database);
    } finally {
      database.$client.close();
    }
  } catch {
    return NOTHING_KEPT;
  }
}
