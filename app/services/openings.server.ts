/** Earlier pickups, as the running site and its desk know them (rules 150 to 157). */
import { isLimited } from "#app/domain/availability.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { waitingWords } from "#app/domain/opening-words.ts";
import type { Wish } from "#app/domain/openings.ts";
import { houstonNow } from "#app/domain/schedule.ts";
import { now } from "#app/env.server.ts";
import { connection, write } from "#db/client.server.ts";
import {
  askNext,
  declineOffer,
  endWish,
  findHeld,
  findWish,
  saveWish,
} from "#db/openings.server.ts";
import { readHours } from "#db/windows.server.ts";
import { changeServices } from "./app.server.ts";

type OfJob = Pick<TrackedJob, "id">;

export const openings = {
  /** Whether windows can be full at all: else there is nothing to wait for. */
  canOpen: () => isLimited(readHours(connection(), houstonNow(now()).date)),
  wishOf: ({ id }: OfJob) => findWish(connection(), id),
  heldFor: ({ id }: OfJob) => findHeld(connection(), id, now().toISOString()),
  /** For the owner; null where the job does not wait. */
  wordsFor: (job: OfJob) =>
    waitingWords(openings.wishOf(job), openings.heldFor(job), houstonNow(now()).date),
  wait: ({ id }: OfJob, wish: Wish) =>
    write((free) => saveWish(free, id, wish, now().toISOString())),
  stop: async ({ id }: OfJob) => {
    await write((free) => endWish(free, id, now()));
    changeServices.onMessagesDue();
  },
  decline: async ({ id }: OfJob, offerId: number) => {
    await write((free) => declineOffer(free, id, offerId, now()));
    changeServices.onMessagesDue();
  },
  /** @returns whether an opening was due */
  askNext: () => write((free) => askNext(free, now())),
};
