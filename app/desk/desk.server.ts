/** What the owner's desk needs of the running site. */
import { randomBytes, randomInt } from "node:crypto";
import { env, now, orStop } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";
import { sessionSecret } from "#app/server/settings.server.ts";
import { bookingServices } from "#app/services.server.ts";
import { client, connection, write } from "#db/client.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import { deskHash } from "./sign-in/desk-hash.server.ts";
import {
  endSession,
  findSession,
  listSessions,
  renewSession,
} from "./sign-in/desk-sessions.server.ts";

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

export const signInServices = {
  client,
  hash,
  draw: (below: number) => randomInt(below),
  drawToken: () => randomBytes(32).toString("hex"),
  sendEmail: bookingServices.sendEmail,
  business: bookingServices.business,
  now,
  onMailFailure: (reason: string, detail?: string) =>
    log.error({ reason, detail }, "The email with a code for the desk was not accepted"),
};

/** What the Monday's summary needs. */
export const summaryServices = {
  client,
  sendEmail: bookingServices.sendEmail,
  isRepeatSafe: bookingServices.isRepeatSafe,
  business: bookingServices.business,
  now,
};

/** The devices that are signed in. */
export const deskSessions = {
  find: (token: string) => findSession(connection(), hash(`session:${token}`), now()),
  list: () => listSessions(connection(), now()),
  renew: (id: number) => write((free) => renewSession(free, id, now())),
  /** Signs out every device but one, once for a post: not those that have signed in since. */
  endOthers: (id: number, requestId: string) =>
    write((free) =>
      oncePerPost(free, requestId, now().toISOString(), () => {
        for (const other of listSessions(free, now()))
          if (other.id !== id) endSession(free, other.id, now());
      }),
    ),
  end: (id: number) => write((free) => endSession(free, id, now())),
};
