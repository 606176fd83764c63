import { randomBytes, randomInt } from "node:crypto";
import { env, live, now, orStop } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";
import { sessionSecret } from "#app/server/settings.server.ts";
import { bookingServices } from "#app/services.server.ts";
import { client } from "#db/client.server.ts";
import { deskHash } from "./sign-in/desk-hash.server.ts";
import { RECOVERY_CODES, recoveryCode } from "./sign-in/desk-person.ts";

const hash = deskHash(orStop(() => sessionSecret(env)));

/** What showing a crew member's code needs: a repeat of the post shows the same code again. */
export function crewCodes({ requestId }: { requestId: string }) {
  return { client, hash, now, draw: drawFor(`crew code of ${requestId}`) };
}

/** The set of codes that a post makes: a repeat of it shows the same one (rule 506). */
export function recoveryCodesOf({ requestId }: { requestId: string }): string[] {
  const draw = drawFor(`recovery codes of ${requestId}`);
  return Array.from({ length: RECOVERY_CODES }, () => recoveryCode(draw));
}

/** Draws the same numbers for the same words, which nobody can tell without the site's secret. */
function drawFor(words: string): (below: number) => number {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return Number(BigInt(`0x${hash(`${words}: ${drawn}`)}`) % BigInt(below));
  };
}

export const signInServices = live(() => ({
  client,
  hash,
  draw: (below: number) => randomInt(below),
  drawToken: () => randomBytes(32).toString("hex"),
  sendEmail: bookingServices.sendEmail,
  business: bookingServices.business,
  now,
  onMailFailure: (reason: string, detail?: string) =>
    log.error({ reason, detail }, "An email about signing in to the desk was not accepted"),
}));

export const summaryServices = live(() => ({
  client,
  sendEmail: bookingServices.sendEmail,
  isRepeatSafe: bookingServices.isRepeatSafe,
  business: bookingServices.business,
  now,
}));
