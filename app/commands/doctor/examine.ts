import { checkBackups } from "#app/desk/doctor/backups.server.ts";
import { checkClock } from "#app/desk/doctor/clock.ts";
import {
  checkCatalog,
  checkDisk,
  checkOutbox,
  checkPhotos,
  checkSecret,
} from "#app/desk/doctor/files.server.ts";
import type { Finding } from "#app/desk/doctor/finding.ts";
import { checkAddress, checkSettings, usableSettings } from "#app/desk/doctor/settings.server.ts";
import type { Settings } from "#app/server/settings.server.ts";
import { checkData } from "./data.ts";
import { INTERNET, type Outside, visitDomain } from "./domain.ts";
import { visitGoogle, visitMail, visitOpenAi, visitStripe } from "./outside.ts";
import { checkServer } from "./server.ts";
import { visitTwilio } from "./texts.ts";

/**
 * Checks everything the site needs. The checks are independent: one failure hides no other.
 * @param variables the environment
 * @param now by the machine's clock, regardless of NOW
 * @param ports of the site's servers; PORT by default
 * @param outside where the site's own domain is looked for
 */
export async function examine(
  variables: Record<string, string | undefined>,
  now: Date,
  ports?: readonly number[],
  outside: Outside = INTERNET,
): Promise<Finding[]> {
  const settings: Settings = usableSettings(variables);
  const [domain, mail, google, openAi, stripe, twilio, ...servers] = await Promise.all([
    visitDomain(settings, now, outside),
    visitMail(settings),
    visitGoogle(settings),
    visitOpenAi(settings),
    visitStripe(settings),
    visitTwilio(settings),
    ...(ports ?? [settings.PORT]).map((port) => checkServer(settings, port)),
  ]);
  const data = checkData(settings, now);
  return [
    ...checkSettings(variables),
    ...checkAddress(settings),
    ...domain,
    ...mail.findings,
    ...google.findings,
    ...openAi.findings,
    ...stripe.findings,
    ...twilio,
    ...data.findings,
    ...checkBackups(settings, now),
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
