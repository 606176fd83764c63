/** Earlier pickups, as the running site and its desk know them (rules 150 to 157). */

import type { Job } from "#app/jobs/job.ts";
import { waitingWords } from "#app/jobs/words.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { isLimited } from "#app/schedule/day-load.ts";
import { offeredWindows, readHours } from "#app/schedule/windows.server.ts";
import { now } from "#app/server/env.server.ts";
import { changeServices } from "#app/services.server.ts";
import { connection, write } from "#db/client.server.ts";
import type { WaitlistWish } from "./waitlist.ts";
import {
  askNext,
  declineOffer,
  findHeld,
  findWaitlistWish,
  joinWaitlist,
  leaveWaitlist,
} from "./waitlist-rows.server.ts";

type OfJob = Pick<Job, "id">;

export const waitlist = {
  /** Whether windows can be full at all: else there is nothing to wait for. */
  canOpen: () => isLimited(readHours(connection(), houstonNow(now()).date)),
  wishOf: ({ id }: OfJob) => findWaitlistWish(connection(), id),
  heldFor: ({ id }: OfJob) => findHeld(connection(), id, now().toISOString()),
  /** For the owner; null where the job does not wait. */
  wordsFor: (job: OfJob) =>
    waitingWords(
      waitlist.wishOf(job),
      waitlist.heldFor(job),
      houstonNow(now()).date,
      offeredWindows(connection()),
    ),
  wait: ({ id }: OfJob, wish: WaitlistWish) =>
    write((free) => joinWaitlist(free, id, wish, now().toISOString())),
  stop: async ({ id }: OfJob) => {
    await write((free) => leaveWaitlist(free, id, now()));
    changeServices.onMessagesDue();
  },
  decline: async ({ id }: OfJob, offerId: number) => {
    await write((free) => declineOffer(free, id, offerId, now()));
    changeServices.onMessagesDue();
  },
  /** @returns whether an opening was due */
  askNext: () => write((free) => askNext(free, now())),
};
