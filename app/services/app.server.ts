/** What the running site is made of: the one place that chooses services from the environment. */
import { createHash } from "node:crypto";
import type { Business } from "#app/domain/business.ts";
import type { Product } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { createItemReader } from "#app/domain/read-items.ts";
import { env, now, orStop, sessionSecret } from "#app/env.server.ts";
import { createBookingCookie } from "#app/http/booking-cookie.server.ts";
import { createRateLimit, noRateLimit, type RateLimit } from "#app/http/rate-limit.server.ts";
import type { BookPickupServices } from "#app/workflows/book-pickup.ts";
import { database } from "#db/client.server.ts";
import {
  claimDueNotice,
  findJobByKey,
  markNotified,
  postponeNotice,
  saveJob,
  settleNotice,
} from "#db/jobs.server.ts";
import { readCatalog } from "./catalog.server.ts";
import { readCities } from "./cities.server.ts";
import type { Geocode } from "./geocoder.ts";
import { createGoogleGeocoder } from "./google-geocoder.server.ts";
import type { JobStore } from "./job-store.ts";
import type { SendEmail } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.server.ts";
import { createPagePictures } from "./page-pictures.server.tsx";
import { readPosts } from "./posts.server.ts";
import { createResendMailer } from "./resend-mailer.server.ts";
import { createZipGeocoder } from "./zip-geocoder.server.ts";

export const catalog = orStop(() => readCatalog(env.CATALOG_PATH));
export const cities = orStop(() => readCities("db/cities.json"));

const loadSizes = new Map(LOAD_SIZES.map((loadSize) => [loadSize.id, loadSize]));

/** A catalogue item or load size by its id. */
export function findProduct(id: string): Product | undefined {
  return loadSizes.get(id) ?? catalog.byId.get(id);
}

export const business: Business = {
  name: env.BUSINESS_NAME,
  phone: env.BUSINESS_PHONE,
  ownerEmail: env.OWNER_EMAIL,
  mailFrom: env.MAIL_FROM,
  siteUrl: env.SITE_URL,
};

/** Reads what a visitor types for an estimate. */
export const readItems = createItemReader(catalog.items);

/** The cities as links and lists name them. */
export const cityNames = cities.map(({ slug, name }) => ({ slug, name }));
export const posts = orStop(readPosts);
export { iconPng } from "./icons.server.ts";
export const pagePictures = createPagePictures({ business, posts, cities: cityNames });

export const secret = orStop(() => sessionSecret(env));
export const hasSecureCookies = env.SITE_URL.startsWith("https:");
export const bookingCookie = createBookingCookie(secret, hasSecureCookies);

const jobs: JobStore = {
  findByKey: (bookingKey) => findJobByKey(database, bookingKey),
  save: (booking) => saveJob(database, booking),
  markNotified: (job, who, at) => markNotified(database, job, who, at),
  postponeNotice: (id, dueAt) => postponeNotice(database, id, dueAt),
  claimDueNotice: (at, leaseUntil) => claimDueNotice(database, at, leaseUntil),
  settleNotice: (job, at) => settleNotice(database, job, at),
};

export const bookingServices: BookPickupServices = {
  jobs,
  geocode: chooseGeocoder(),
  sendEmail: chooseMailer(),
  business,
  fingerprint: (content) => createHash("sha256").update(content).digest("hex").slice(0, 16),
  now,
  random: Math.random,
};

export const bookingRate = chooseRateLimit({ perAddress: 30, inAll: 600, seconds: 600 });

function chooseGeocoder(): Geocode {
  return env.GOOGLE_MAPS_API_KEY
    ? createGoogleGeocoder({
        apiKey: env.GOOGLE_MAPS_API_KEY,
        ...(env.GEOCODER_URL && { url: env.GEOCODER_URL }),
      })
    : orStop(() => createZipGeocoder());
}

function chooseMailer(): SendEmail {
  return env.RESEND_API_KEY
    ? createResendMailer({
        apiKey: env.RESEND_API_KEY,
        ...(env.RESEND_BASE_URL && { baseUrl: env.RESEND_BASE_URL }),
      })
    : createOutboxMailer({ folder: env.MAIL_OUTBOX });
}

function chooseRateLimit(limit: RateLimit) {
  return env.RATE_LIMITS ? createRateLimit(limit, env.TRUST_PROXY) : noRateLimit;
}
