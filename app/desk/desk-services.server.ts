import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Geocode } from "#app/booking/address/geocoder.ts";
import type { Job } from "#app/jobs/job.ts";
import { listJobs } from "#app/jobs/job-lists.server.ts";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import { removeFromOutbox } from "#app/messages/mail/outbox-mailer.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { DeskSettings, SettingName } from "#app/prices/owner-settings.ts";
import { shopChanged } from "#app/prices/shop.server.ts";
import { zipCentroids } from "#app/schedule/area/zips.server.ts";
import { bookableDays } from "#app/schedule/schedule.ts";
import { truckOf, trucksOn } from "#app/schedule/trucks/truck.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { env, live, now, orStop } from "#app/server/env.server.ts";
import { sessionSecret } from "#app/server/settings.server.ts";
import { bookingServices, changeServices, photoServices } from "#app/services.server.ts";
import { client, connection, write } from "#db/client.server.ts";
import { isNewPost, stateStamp } from "#db/desk-posts.server.ts";
import { currentHours } from "./settings/set-hours.server.ts";
import { deskHash } from "./sign-in/desk-hash.server.ts";

/** Records a post of the desk. @returns false where it was answered before */
export const recordPost = (requestId: string) =>
  write((free) => isNewPost(free, requestId, now().toISOString()));

export const deskServices = {
  client,
  now,
  geocode: (...address: Parameters<Geocode>) => bookingServices.geocode(...address),
  onShopChanged: shopChanged,
  onMessagesDue: changeServices.onMessagesDue,
  hash: deskHash(orStop(() => sessionSecret(env))),
};

export const phoneJobServices = live(() => ({
  ...bookingServices,
  cityOfZip: (zip: string) => zipCentroids().get(zip)?.city ?? null,
  tax: () => findSettings(connection()).tax,
  onMessagesDue: changeServices.onMessagesDue,
}));

export const repeatServices = live(() => ({
  ...phoneJobServices,
  findProduct: changeServices.findProduct,
}));

export const eraseServices = {
  client,
  now,
  photos: photoServices.photos,
  removeEmails: (orderNumbers: readonly string[]) =>
    removeFromOutbox(env.MAIL_OUTBOX, orderNumbers),
};

export const resendServices = live(() => ({
  client,
  sendEmail: bookingServices.sendEmail,
  business: bookingServices.business,
  drawKey: randomUUID,
  now,
}));

/** Stamps of what the settings' forms change, as it is now. */
export function settingStamps(): Record<SettingName | "week", string> {
  const entries = Object.entries({
    ...findSettings(connection()),
    week: currentHours(deskServices).weekly,
  });
  return Object.fromEntries(entries.map(([name, state]) => [name, stateStamp(state)])) as Record<
    keyof DeskSettings | "week",
    string
  >;
}

/** How long a cancelled job stays in the feed, and a done one. */
const FEED_DAYS = 30;

export const calendarFeed = {
  /** Compares hashes: how long it takes says nothing of the secret. */
  isSecret: (secret: string) => {
    const kept = findSettings(connection()).feedHash;
    const asked = deskServices.hash(`feed:${secret}`);
    return kept !== null && timingSafeEqual(Buffer.from(kept), Buffer.from(asked));
  },
  /** The jobs, or those of one truck, with the names of their trucks where there are several. */
  read: (truck: string | null) => {
    const fleet = listTrucks(connection());
    const of = (job: Job) =>
      job.date && fleet.length > 1 ? truckOf(job, trucksOn(job.date, fleet)) : null;
    const jobs = feedJobs().filter((job) => truck === null || String(of(job)?.id) === truck);
    return { jobs, truckOf: (job: Job) => of(job)?.name ?? null };
  },
};

function feedJobs(): Job[] {
  const today = houstonNow(now()).date;
  const from = addDays(today, -FEED_DAYS);
  const since = new Date(now().getTime() - FEED_DAYS * 86_400_000).toISOString();
  const days = { from, to: bookableDays(now()).to };
  return listJobs(connection(), days).filter(
    ({ stage, endedAt }) => stage !== "cancelled" || (endedAt ?? "") >= since,
  );
}
