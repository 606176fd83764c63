/** What the running site is made of: the one place that chooses services from the environment. */
import { createHash } from "node:crypto";
import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import type { CartLine } from "#app/domain/cart.ts";
import type { Product } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { env, now, orStop } from "#app/env.server.ts";
import { createBookingCookie } from "#app/http/booking-cookie.server.ts";
import { createRateLimit, noRateLimit, type RateLimit } from "#app/http/rate-limit.server.ts";
import { log, requestLog } from "#app/log.server.ts";
import { createPagePictures } from "#app/seo/page-pictures.server.tsx";
import { sessionSecret } from "#app/settings.server.ts";
import type { AnswerChatServices } from "#app/workflows/answer-chat.ts";
import type { BookPickupServices } from "#app/workflows/book-pickup.ts";
import type { CaptureLeadServices } from "#app/workflows/capture-lead.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readCities } from "#db/cities.server.ts";
import { database, write } from "#db/client.server.ts";
import {
  claimDueNotice,
  findJobByKey,
  markNotified,
  postponeNotice,
  saveJob,
  settleNotice,
} from "#db/jobs.server.ts";
import { saveLead } from "#db/leads.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
import { readPosts } from "#db/posts.server.ts";
import { createBookingLog } from "./booking-log.server.ts";
import type { ReadWithModel } from "./chat-model.ts";
import { businessOf, chooseGeocoder, chooseMailer } from "./choose-services.server.ts";
import type { JobStore } from "./job-store.ts";
import { createOpenAiChatModel } from "./openai-chat-model.server.ts";

export const catalog = orStop(() => readCatalog(env.CATALOG_PATH));
export const cities = orStop(() => readCities("db/cities.json"));

const loadSizes = new Map(LOAD_SIZES.map((loadSize) => [loadSize.id, loadSize]));

/** A catalogue item or load size by its id. */
export function findProduct(id: string): Product | undefined {
  return loadSizes.get(id) ?? catalog.byId.get(id);
}

export const business = businessOf(env);

const notAccepted = orStop(() => readNotAccepted("db/not-accepted.csv"));
const vocabulary = createVocabulary(catalog, notAccepted);

/** Reads what a visitor types for an estimate. */
export function readItems(text: string): CartLine[] {
  return parseConversation([{ role: "user", content: text }], vocabulary).lines;
}

const chatServices = {
  vocabulary,
  findProduct,
  phone: env.BUSINESS_PHONE,
  readWithModel: chooseChatModel(),
};

/** What answering a conversation needs; failures are logged as the request's. */
export function chatServicesFor(request: Request): AnswerChatServices {
  return {
    ...chatServices,
    onModelFailure: ({ reason, detail }) =>
      requestLog(request).error({ reason, detail }, "The chat model did not answer"),
  };
}

export const leadServices: CaptureLeadServices = {
  saveLead: (lead) => write((free) => saveLead(free, lead)),
  now,
};

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
  save: (booking) => write((free) => saveJob(free, booking)),
  markNotified: (job, who, at) => write((free) => markNotified(free, job, who, at)),
  postponeNotice: (id, dueAt) => write((free) => postponeNotice(free, id, dueAt)),
  claimDueNotice: (at, leaseUntil) => write((free) => claimDueNotice(free, at, leaseUntil)),
  settleNotice: (job, at) => write((free) => settleNotice(free, job, at)),
};

export const bookingServices: BookPickupServices = {
  jobs,
  geocode: orStop(() => chooseGeocoder(env)),
  sendEmail: chooseMailer(env),
  business,
  log: createBookingLog(log),
  fingerprint: (content) => createHash("sha256").update(content).digest("hex").slice(0, 16),
  now,
  random: Math.random,
};

/** The same services, whose steps are logged as the request's. */
export function bookingServicesFor(request: Request): BookPickupServices {
  return { ...bookingServices, log: createBookingLog(requestLog(request)) };
}

export const bookingRate = chooseRateLimit({ perAddress: 30, inAll: 600, seconds: 600 });
export const chatRate = chooseRateLimit({ perAddress: 120, inAll: 20_000, seconds: 60 });
export const leadRate = chooseRateLimit({ perAddress: 30, inAll: 2_000, seconds: 600 });

function chooseChatModel(): ReadWithModel | null {
  if (!env.OPENAI_API_KEY) return null;
  return createOpenAiChatModel({
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
    catalog,
    notAccepted: notAccepted.map(({ name }) => name),
  });
}

function chooseRateLimit(limit: RateLimit) {
  return env.RATE_LIMITS ? createRateLimit(limit, env.TRUST_PROXY) : noRateLimit;
}
