/** What the running site is made of: the one place that chooses services from the environment. */
import { hash, randomBytes } from "node:crypto";
import { client, connection, databaseFailure, write } from "#db/client.server.ts";
import { createPhotoStore } from "./booking/photos/upload-photos.server.ts";
import {
  businessOf,
  chooseGeocoder,
  chooseMail,
  chooseTexts,
  sendsMail as sendsMailWith,
} from "./choose-services.server.ts";
import { isOfInvoice } from "./jobs/accounts/invoice-messages.ts";
import { createBookingLog } from "./jobs/booking-log.server.ts";
import type { Job } from "./jobs/job.ts";
import { findEventOfRequest } from "./jobs/job-events.server.ts";
import { findJobByKey } from "./jobs/jobs.server.ts";
import { findPutOff } from "./jobs/messages/messages.server.ts";
import { isForOwner } from "./jobs/messages/messages.ts";
import { currentReceipt } from "./jobs/money/job-money.ts";
import { findReceipts } from "./jobs/money/money.server.ts";
import { type PrintedReceipt, printReceipt } from "./jobs/money/receipt-lines.ts";
import { spokenReceipt } from "./jobs/money/spoken-receipt.ts";
import { expirePhotos } from "./jobs/photos/photos.server.ts";
import { expireQuotes } from "./jobs/quotes/quotes.server.ts";
import { addDays, houstonNow } from "./lib/dates.ts";
import { type Language, spokenLanguage } from "./lib/language.ts";
import { shownLook } from "./lib/look/look.ts";
import { textOffer } from "./messages/texts/text-offer.ts";
import { expireTickets } from "./money/trips/trips.server.ts";
import { readNotAccepted } from "./prices/not-accepted.server.ts";
import { refusedIn } from "./prices/not-accepted.ts";
import { findSettings } from "./prices/owner-settings.server.ts";
import {
  findProduct,
  linesIn,
  ownNumbers,
  shopFacts,
  shopLook,
  shopNumbers,
  shopRevision,
  shopTax,
} from "./prices/shop.server.ts";
import { siteArea } from "./schedule/area/site-area.server.ts";
import type { TimeOfDay } from "./schedule/schedule.ts";
import { ownWindows, readCalendar } from "./schedule/windows.server.ts";
import { env, live, now, orStop } from "./server/env.server.ts";
import { type Log, log } from "./server/log.server.ts";
import { pricedProducts } from "./site/blog/post.ts";
import { readPosts } from "./site/blog/posts.server.ts";
import { faqFigures, frequentQuestions, questionTexts } from "./site/faq/faq.ts";
import type { FaqFacts, Question } from "./site/faq/question.ts";
import { logoFile } from "./site/look/logo.server.ts";
import { type PictureFacts, picturesVersionOf } from "./site/look/pictures.server.ts";
import type { StandardText, TextKind } from "./site/page-texts/page-text.ts";
import type { Checking, Showing } from "./site/page-texts/read-text.server.tsx";
import {
  countQuestions,
  hiddenPaths,
  shownPosts,
  shownQuestions,
} from "./site/page-texts/shown-texts.server.ts";
import { standardPostTexts, standardQuestions } from "./site/page-texts/standard-texts.server.ts";
import type { Review } from "./site/review.ts";
import { listReviews } from "./site/reviews.server.ts";
import { PLAIN_PAGES, PRICED_PAGES, VISITORS_PAGES } from "./site/seo/pages.ts";

export {
  adviseCart,
  adviseLines,
  catalog,
  findProduct,
  formerProductName,
  linesIn,
  mostBookedItems,
  ownNumbers,
  shopFacts,
  shopIn,
  shopLook,
  shopNumbers,
  shopTax,
} from "./prices/shop.server.ts";

export const business = live(() => ({
  ...businessOf(env, siteArea().home, null),
  // Set beside the settings that make this anew.
  get area() {
    return siteArea().home;
  },
  get ownLook() {
    return shopLook();
  },
  linesIn,
}));
export const sendsMail = () => sendsMailWith(env);

export const notAccepted = orStop(() => readNotAccepted("db/not-accepted.csv"));
/** What no crew takes, as a page in a language has it. */
export const notAcceptedIn = (language: Language) =>
  notAccepted.map((thing) => refusedIn(language, thing));

/** The model that looks at photos in the chat: its own, unless another is named; null: it takes none. */
export function photoModelName(): string | null {
  const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_VISION_MODEL = OPENAI_MODEL } = env;
  return OPENAI_API_KEY && OPENAI_VISION_MODEL !== "off" ? OPENAI_VISION_MODEL : null;
}
export const takesPhotos = () => photoModelName() !== null;

export { databaseFailure, siteArea };

/** The cities as links and lists name them. */
export const cityNames = () => siteArea().cities.map(({ slug, name }) => ({ slug, name }));
/** The posts that come with the site. */
export const standardPosts = orStop(() => readPosts("en"));
const spanishPosts = orStop(() => readPosts("es"));
export const standardPostsIn = (language: Language) =>
  language === "es" ? spanishPosts : standardPosts;
/** Those that it shows, in their order. */
export const posts = () =>
  shownPosts(
    standardPostsIn(spokenLanguage()),
    textFigures(),
    siteArea().isOwn ? standardTexts("post") : null,
  );

/** What the questions that come with the site are written from. */
export const faqFacts = (): FaqFacts => ({
  ownCity: siteArea().isOwn ? business.area.city : undefined,
  ...{ cityCount: cityNames().length, takesPhotos: takesPhotos(), sendsMail: sendsMail() },
  notTaken: notAcceptedIn(spokenLanguage()).map(({ name }) => name),
  facts: shopFacts(),
  ...{ numbers: shopNumbers(), windows: shopWindows(), reach: siteArea().home },
});
/** What the figures of the owner's texts read at present. */
export const textFigures = () => ({
  ...{ phone: business.phone, business: business.name },
  ...faqFigures(faqFacts()),
});
/** What the pictures in the owner's look are drawn from. */
export const pictureFacts = (): PictureFacts => ({
  ...{ name: business.name, look: shopLook(), area: siteArea(), numbers: ownNumbers() },
  posts: standardPosts.map((post) => ({
    ...post,
    titleEs: spanishPosts.find(({ slug }) => slug === post.slug)?.title,
  })),
  logoFile: (file) => logoFile(connection(), file),
});
/** The folder of icons and pictures in the owner's look; null: those that come with the site count. */
export function picturesFolder(): string | null {
  const version = picturesVersionOf(pictureFacts());
  return version && `/look/${version}`;
}
/** What every page may say of the business. */
export function publicBusiness() {
  const numbers = ownNumbers();
  const look = shownLook(shopLook());
  const pictures = picturesFolder();
  const hidden = hiddenPosts();
  const windows = shopWindows();
  const { isOwn, cities, home } = siteArea();
  return {
    ...{ name: business.name, phone: business.phone, city: home.city },
    ...{ address: business.address, siteUrl: business.siteUrl, sendsMail: sendsMail() },
    ...(isOwn && { ownArea: { cities: cities.length, radiusMiles: home.radiusMiles } }),
    ...(numbers && { numbers }),
    ...(look && { look }),
    ...(pictures && { pictures }),
    ...(hidden.length > 0 && { hidden }),
    ...(windows && { windows }),
    facts: shopFacts(),
    hours: shopFacts().find(({ name }) => name === "hours")?.text,
  };
}
/** What the owner's texts need to be shown. */
export function textShowing(): Showing {
  return {
    figures: textFigures(),
    business: publicBusiness(),
    priced: (ids) => pricedProducts(ids, findProduct),
  };
}
/** What a text of the owner's is checked by. */
export const textChecking = (): Checking => ({
  figures: textFigures(),
  hasProduct: (id) => findProduct(id) !== undefined,
  hasPage: (path) => sitePaths().includes(path.replace(/(?<=.)\/+$/, "")),
});
const sitePaths = () => [
  ...[...PRICED_PAGES, ...PLAIN_PAGES, ...VISITORS_PAGES],
  ...posts().map(({ slug }) => `/blog/${slug}`),
  ...cityNames().map(({ slug }) => `/service-areas/${slug}`),
];
/** What comes with the site, as the owner would write it. */
export const standardTexts = (kind: TextKind): StandardText[] =>
  kind === "question"
    ? standardQuestions(questionTexts(faqFacts()))
    : standardPostTexts(standardPostsIn(spokenLanguage()), siteArea().isOwn);
/** The questions that the site shows, in their order. */
export const questions = (): Question[] =>
  shownQuestions(frequentQuestions(faqFacts()), textShowing());
/** How many those are, without drawing them. */
export const questionCount = () => countQuestions(questionTexts(faqFacts()));
/** The addresses of posts that the owner has hidden, and of questions: no page leads to one. */
export const hiddenPosts = () => hiddenPaths("post");
export const hiddenQuestions = () => hiddenPaths("question");

/** The booking of that key; null where there is none. */
export function findBooking(bookingKey: string | null): Job | null {
  return bookingKey ? (findJobByKey(connection(), bookingKey) ?? null) : null;
}

/** The hours and the load of the days from one date to another, both included. */
export const calendarOf = (from: string, to: string) => readCalendar(connection(), from, to, now());

let offered = { revision: "", windows: null as readonly TimeOfDay[] | null };

/** The windows that the owner has set; null: the usual three. The last ones while the database cannot be read. */
export function shopWindows(): readonly TimeOfDay[] | null {
  const revision = shopRevision();
  if (revision !== offered.revision) offered = { revision, windows: ownWindows(connection()) };
  return offered.windows;
}

/** Whether an email to a job's customer was not taken yet, and is tried again (rule 306). */
export function isEmailPutOff({ id }: Pick<Job, "id">): boolean {
  return findPutOff(connection(), id).some(({ kind }) => !isForOwner(kind) && !isOfInvoice(kind));
}

const texting = live(() => chooseTexts(env));
orStop(() => chooseGeocoder(env));

export const bookingServices = live(() => ({
  client,
  geocode: chooseGeocoder(env),
  ...chooseMail(env),
  business,
  log: createBookingLog(log),
  fingerprint: (content: string) => hash("sha256", content).slice(0, 16),
  now,
  readTax: shopTax,
  readNumbers: ownNumbers,
  random: Math.random,
  textOffer: texting.takesTexts ? textOffer(business.name) : null,
  drawToken: () => randomBytes(32).toString("hex"),
}));

/** What sending texts needs. */
export const textServices = live(() => ({
  ...texting,
  ...{ client, business, log: bookingServices.log, fingerprint: bookingServices.fingerprint, now },
  onMessagesDue: () => wakeWorker(),
}));

/** What a booking's page needs to say of texts. */
export const textTerms = live(() => ({
  offer: bookingServices.textOffer,
  isSending: env.TWILIO_ACCOUNT_SID !== undefined,
  from: env.TWILIO_FROM?.startsWith("+") ? env.TWILIO_FROM : null,
}));

/** Whether customers are asked if they want texts (rule 370). */
export const takesTexts = () => texting.takesTexts;

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

/** Whether customers are asked for a review; not while the database cannot be read. */
export const asksReviews = (): boolean =>
  !databaseFailure() && findSettings(connection()).reviewLink !== null;

/** The receipt of a job that is done; null where there is none. */
export function printedReceipt(job: Pick<Job, "id" | "numbers">): PrintedReceipt | null {
  const issued = currentReceipt({ receipts: findReceipts(connection(), job.id) });
  if (!issued) return null;
  const { receipt, number } = issued;
  return printReceipt({ ...spokenReceipt(receipt, job, { linesIn }), number });
}

const DAYS_A_MONTH = 30.44;

/**
 * Takes photos off the jobs, quotes and trips of a time that is long past (rules 244, 420 and 455).
 * @returns the jobs' names
 */
export const expireOldPhotos = (): Promise<string[]> | string[] => {
  const before = addDays(houstonNow(now()).date, -Math.ceil(env.PHOTO_MONTHS * DAYS_A_MONTH));
  return write((free) => {
    expireQuotes(free, before, now());
    expireTickets(free, before, now().toISOString());
    return expirePhotos(free, before, now().toISOString());
  });
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
