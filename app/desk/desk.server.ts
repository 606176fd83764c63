import { randomBytes, randomInt } from "node:crypto";
import { env, live, now, orStop } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";
import { sessionSecret } from "#app/server/settings.server.ts";
import { bookingServices } from "#app/services.server.ts";
import { client } from "#db/client.server.ts";
import { deskHash } from "./sign-in/desk-hash.server.ts";

const hash = deskHash(orStop(() => sessionSecret(env)));

/** What showing a crew member's code needs: a repeat of the post shows the same code again. */
export function crewCodes({ requestId }: { requestId: string }) {
  let drawn = 0;
  return {
    client,
    hash,
    now,
    draw: (below: number) => {
      drawn += 1;
      return Number(BigInt(`0x${hash(`crew code of ${requestId}: ${drawn}`)}`) % BigInt(below));
    },
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
    log.error({ reason, detail }, "The email with a code for the desk was not accepted"),
}));

export const summaryServices = live(() => ({
  client,
  sendEmail: bookingServices.sendEmail,
  isRepeatSafe: bookingServices.isRepeatSafe,
  business: bookingServices.business,
  now,
}));
