/** What the running site is made of: the one place that chooses services from the environment. */
import { hash, randomBytes } from "node:crypto";
import { client, connection, databaseFailure, write } from "#db/client.server.ts";
import { createPhotoStore } from "./booking/photos/upload-photos.server.ts";
import type { ChatAnswerChoice } from "./chat/chat-answer.ts";
import type { ModelReading, ReadWithModel } from "./chat/chat-model.ts";
import type { CapturedLead } from "./chat/leads/lead.ts";
import { saveLead } from "./chat/leads/leads.server.ts";
import { createOpenAiChatModel } from "./chat/openai-chat-model.server.ts";
import { createVocabulary, type Vocabulary } from "./chat/parser/vocabulary/vocabulary.ts";
import { createOpenAiPhotoModel } from "./chat/photos/openai-photo-model.server.ts";
import type { PhotoReading, ReadPhotos } from "./chat/photos/photo-model.ts";
import { type ReadItems, readItemsOf } from "./chat/read-items.ts";
import {
  businessOf,
  chooseGeocoder,
  chooseMail,
  sendsMail as sendsMailWith,
} from "./choose-services.server.ts";
import { createBookingLog } from "./jobs/booking-log.server.ts";
import type { TrackedJob } from "./jobs/job.ts";
import type { JobEvent } from "./jobs/job-event.ts";
import { findEventOfRequest, findEvents } from "./jobs/job-events.server.ts";
import { findJobByKey, findJobByToken } from "./jobs/jobs.server.ts";
import { findPutOff } from "./jobs/messages/messages.server.ts";
import { isForOwner } from "./jobs/messages/messages.ts";
import { currentReceipt } from "./jobs/money/job-money.ts";
import { findReceipts } from "./jobs/money/money.server.ts";
import { type PrintedReceipt, printReceipt } from "./jobs/money/receipt-lines.ts";
import type { KeptPhoto, PhotoKind } from "./jobs/photos/photo.ts";
import { expirePhotos, findPhotos, removedPhotoNames } from "./jobs/photos/photos.server.ts";
import { addDays, houstonNow } from "./lib/dates.ts";
import type { Catalog } from "./prices/catalog.ts";
import { readNotAccepted } from "./prices/not-accepted.server.ts";
import { adviseLines, catalog, findProduct, shopTax } from "./prices/shop.server.ts";
import { readCities } from "./schedule/area/cities.server.ts";
import { readCalendar } from "./schedule/windows.server.ts";
import { env, now, orStop } from "./server/env.server.ts";
import { type Log, log } from "./server/log.server.ts";
import { readPosts } from "./site/blog/posts.server.ts";
import type { Review } from "./site/review.ts";
import { listReviews } from "./site/reviews.server.ts";

export {
  adviseCart,
  adviseLines,
  catalog,
  findProduct,
  formerProductName,
  shopTax,
} from "./prices/shop.server.ts";

export const cities = orStop(() => readCities("db/cities.json"));

export const business = businessOf(env);
export const sendsMail = sendsMailWith(env);
export const socialLinks = env.SOCIAL_LINKS;

export const notAccepted = orStop(() => readNotAccepted("db/not-accepted.csv"));

let built: { catalog: Catalog; vocabulary: Vocabulary } | undefined;

/**
 * The chat's vocabulary of the present price list, built when it is first needed: a tenth of a second
 * that neither the start nor the pages wait for (start.server.ts has it built right after the start).
 */
export function chatVocabulary(): Vocabulary {
  const present = catalog();
  if (built?.catalog !== present) {
    built = { catalog: present, vocabulary: createVocabulary(present, notAccepted) };
  }
  return built.vocabulary;
}

/** Reads what a visitor types for an estimate, and the answer that was pressed after it. */
export const readItems = (text: string, choice: ChatAnswerChoice | null): ReadItems =>
  readItemsOf(text, choice, { vocabulary: chatVocabulary(), phone: env.BUSINESS_PHONE });

type ModelProblem = Extract<ModelReading, { ok: false }>;
type PhotoProblem = Extract<PhotoReading, { ok: false }>;

/** What looks at photos: the chat's own model, unless another is named, or "off". */
const visionModel =
  env.OPENAI_VISION_MODEL === "off" ? null : (env.OPENAI_VISION_MODEL ?? env.OPENAI_MODEL);

/** The model that looks at photos in the chat; null: the chat takes none. */
export const photoModelName = env.OPENAI_API_KEY ? visionModel : null;
export const takesPhotos = photoModelName !== null;

const chatModels = new WeakMap<Vocabulary, ReadWithModel | null>();

/** The model is told the ids of the price list, so that each list has its own. */
function chatModelFor(words: Vocabulary): ReadWithModel | null {
  if (!chatModels.has(words)) {
    const config = modelConfig(words, env.OPENAI_MODEL);
    chatModels.set(words, config && createOpenAiChatModel(config));
  }
  return chatModels.get(words) ?? null;
}

const photoModels = new WeakMap<Vocabulary, ReadPhotos | null>();

/** The model that looks at customers' photos; null where there is none. */
function photoModelFor(words: Vocabulary): ReadPhotos | null {
  if (!photoModels.has(words)) {
    const config = modelConfig(words, visionModel);
    photoModels.set(words, config && createOpenAiPhotoModel(config));
  }
  return photoModels.get(words) ?? null;
}

/** What looking at photos needs; null where no model does. @param requestLog the log of the request that asks */
export function photoLookFor(requestLog: Log) {
  const readPhotos = photoModelFor(chatVocabulary());
  return (
    readPhotos && {
      readPhotos,
      findProduct,
      onModelFailure: ({ reason, detail }: PhotoProblem) =>
        requestLog.error({ reason, detail }, "The photo model did not answer"),
    }
  );
}

/** What answering a conversation needs. @param requestLog the log of the request that asks */
export function chatServicesFor(requestLog: Log) {
  const vocabulary = chatVocabulary();
  return {
    findProduct,
    advise: adviseLines,
    phone: env.BUSINESS_PHONE,
    readWithModel: chatModelFor(vocabulary),
    vocabulary,
    onModelFailure: ({ reason, detail }: ModelProblem) =>
      requestLog.error({ reason, detail }, "The chat model did not answer"),
  };
}

export const leadServices = {
  saveLead: (lead: CapturedLead) => write((free) => saveLead(free, lead)),
  now,
};

export { databaseFailure };

/** The cities as links and lists name them. */
export const cityNames = cities.map(({ slug, name }) => ({ slug, name }));
export const posts = orStop(readPosts);

/** The booking of that key; null where there is none. */
export function findBooking(bookingKey: string | null): TrackedJob | null {
  return bookingKey ? (findJobByKey(connection(), bookingKey) ?? null) : null;
}

/** The booking that a token opens; null where there is none. */
export function findBookingByToken(token: string): TrackedJob | null {
  return findJobByToken(connection(), token) ?? null;
}

/** The hours and the load of the days from one date to another, both included. */
export const calendarOf = (from: string, to: string) => readCalendar(connection(), from, to, now());

/** What has happened to a job, the oldest first. */
export function eventsOf({ id }: Pick<TrackedJob, "id">): JobEvent[] {
  return findEvents(connection(), id);
}

/** Whether an email to a job's customer was not taken yet, and is tried again (rule 306). */
export function isEmailPutOff({ id }: Pick<TrackedJob, "id">): boolean {
  return findPutOff(connection(), id).some(({ kind }) => !isForOwner(kind));
}

export const bookingServices = {
  client,
  geocode: orStop(() => chooseGeocoder(env)),
  ...chooseMail(env),
  business,
  log: createBookingLog(log),
  fingerprint: (content: string) => hash("sha256", content).slice(0, 16),
  now,
  readTax: shopTax,
  random: Math.random,
  drawToken: () => randomBytes(32).toString("hex"),
};

let wakeWorker = () => {};

/** Names whom to call when a change has made messages due. */
export function whenMessagesAreDue(wake: () => void): void {
  wakeWorker = wake;
}

/** What changing a booking, or sending its link again, needs. */
export const changeServices = {
  client,
  findProduct,
  now,
  onMessagesDue: () => wakeWorker(),
};

/** What customers have said; none while the database cannot be read. */
export function homeReviews(): Review[] {
  return databaseFailure() ? [] : listReviews(connection());
}

/** The photos that a customer shows the crew, the oldest first. */
export function photosOf({ id }: Pick<TrackedJob, "id">, kind?: PhotoKind): KeptPhoto[] {
  return findPhotos(connection(), id, kind);
}

/** The receipt of a job that is done; null where there is none. */
export function receiptOf({ id }: Pick<TrackedJob, "id">): PrintedReceipt | null {
  const issued = currentReceipt({ receipts: findReceipts(connection(), id) });
  return issued && printReceipt({ ...issued.receipt, number: issued.number });
}

/** The names of all photos that were removed. */
export const removedPhotos = (): string[] => removedPhotoNames(connection());

const DAYS_A_MONTH = 30.44;

/** Takes photos off the jobs of a time that is long past (rule 244). @returns their names */
export const expireOldPhotos = (): Promise<string[]> | string[] => {
  const before = addDays(houstonNow(now()).date, -Math.ceil(env.PHOTO_MONTHS * DAYS_A_MONTH));
  return write((free) => expirePhotos(free, before, now().toISOString()));
};

/** Whether this very post has changed the job before. */
export const wasAnswered = (jobId: number, requestId: string): boolean =>
  findEventOfRequest(connection(), jobId, requestId) !== undefined;

/** What adding and removing photos needs. */
export const photoServices = { client, now, photos: createPhotoStore(env.UPLOADS_PATH) };

/** The same services. @param requestLog the log of the request that books */
export function bookingServicesFor(requestLog: Log) {
  return { ...bookingServices, log: createBookingLog(requestLog) };
}

/** How a model is asked about this price list; null where none is set. */
function modelConfig({ catalog }: Vocabulary, model: string | null) {
  if (!env.OPENAI_API_KEY || model === null) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    model,
    ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
    catalog,
    notAccepted: notAccepted.map(({ name }) => name),
  };
}
