/** What the owner's calendar, inbox, customers and settings need of the running site. */
import { randomUUID, timingSafeEqual } from "node:crypto";
import { stringify } from "csv-stringify/sync";
import { customerSearch, localDigits, type Person } from "#app/domain/customers.ts";
import type { SetupProblem } from "#app/domain/inbox.ts";
import { stageOf } from "#app/domain/job.ts";
import { type Report, type ReportFigures, usedWindows } from "#app/domain/report-view.ts";
import { reportSpan } from "#app/domain/reports.ts";
import type { NewReview } from "#app/domain/review.ts";
import { addDays, bookableDays, houstonInstant, houstonNow } from "#app/domain/schedule.ts";
import { env, now, orStop } from "#app/env.server.ts";
import { PLACEHOLDERS, sessionSecret } from "#app/settings.server.ts";
import { connection, write } from "#db/client.server.ts";
import { finalTotals, jobsOfCustomer, jobsOfNumber, searchJobs } from "#db/customers.server.ts";
import {
  handleLeads,
  lateCancels,
  lostMail,
  markSeen,
  newPhotos,
  numbersBookedSince,
  unconfirmedJobs,
  undatedJobs,
  waitingLeads,
} from "#db/inbox.server.ts";
import { listJobs } from "#db/job-lists.server.ts";
import { findJobById } from "#db/jobs.server.ts";
import { addOffer } from "#db/messages.server.ts";
import { jobFigures, leadFigures, slotFigures } from "#db/reports.server.ts";
import { addReview, listReviews, removeReview } from "#db/reviews.server.ts";
import { findSettings, saveSetting } from "#db/settings.server.ts";
import {
  addOverride,
  jobsByDate,
  readCalendar,
  readHours,
  removeOverride,
  saveWeek,
} from "#db/windows.server.ts";
import { readZips } from "#db/zips.server.ts";
import { bookingServices, changeServices } from "./app.server.ts";
import { deskHash } from "./desk-hash.server.ts";
import type { Geocode } from "./geocoder.ts";
import type { HoursServices } from "./hours-store.ts";
import type { SettingsServices } from "./settings-store.ts";
import { shopChanged } from "./shop.server.ts";

/** What setting the hours needs. */
export const hoursServices: HoursServices = {
  hours: {
    readHours: (from) => readHours(connection(), from),
    readCalendar: (from, to) => readCalendar(connection(), from, to),
    saveWeek: (week) => write((free) => saveWeek(free, week)),
    addOverride: (override, at, requestId) =>
      write((free) => addOverride(free, override, at, requestId)),
    removeOverride: (id) => write((free) => removeOverride(free, id)),
    listJobs: (days) => listJobs(connection(), days),
    addOffer: (job, windows, at) => write((free) => addOffer(free, job, windows, at)),
  },
  now,
  onMessagesDue: changeServices.onMessagesDue,
};

const cityByZip = new Map(readZips().map(({ zip, city }) => [zip, city]));

/** What taking a job by phone needs. */
export const phoneJobServices = {
  ...bookingServices,
  cityOfZip: (zip: string) => cityByZip.get(zip) ?? null,
  tax: () => findSettings(connection()).tax,
  onMessagesDue: changeServices.onMessagesDue,
};

export const officeCalendar = {
  /** The hours and every job that takes room, whether or not the hours limit anything. */
  read: (from: string, to: string) => ({
    hours: readHours(connection(), from),
    jobs: jobsByDate(connection(), from, to),
  }),
  jobsOn: (date: string) => listJobs(connection(), { from: date, to: date }),
};

const MOST_MATCHES = 300;

export const officeCustomers = {
  search: (typed: string) => searchJobs(connection(), customerSearch(typed), MOST_MATCHES),
  jobsOf: (person: Person) => jobsOfCustomer(connection(), person),
  ofNumber: (phone: string) =>
    localDigits(phone).length < 10 ? [] : jobsOfNumber(connection(), phone, 20),
  find: (id: number) => findJobById(connection(), id),
  finals: (ids: readonly number[]) => finalTotals(connection(), ids),
};

const PLACEHOLDER_WORDS: Record<(typeof PLACEHOLDERS)[number], [title: string, words: string]> = {
  SITE_URL: ["The site does not know its own address", "Links in emails lead nowhere."],
  BUSINESS_PHONE: [
    "The shop still shows the sample phone number",
    "It reaches nobody, and customers see it on every page.",
  ],
  OWNER_EMAIL: ["Notices of bookings go to no mailbox", "Nobody reads what is sent there."],
  MAIL_FROM: ["Emails come from a sample address", "Mail services refuse it, or call it spam."],
};

/** The settings of the machine that still hold what the project ships with. */
export function placeholders() {
  return PLACEHOLDERS.filter((name) => !process.env[name]).map((name) => {
    const [title, words] = PLACEHOLDER_WORDS[name];
    return { name, title, words };
  });
}

/** What the owner has not set yet: in the environment, and on the desk. */
function setupProblems(): SetupProblem[] {
  const unset = placeholders().map(({ name, title, words }) => ({
    ...{ key: name, title, to: "/desk/settings#machine", label: "See how" },
    words: `${words} It is set as ${name} on the server.`,
  }));
  if (findSettings(connection()).tax.mode !== "unset") return unset;
  const tax = {
    ...{ key: "tax", title: "Sales tax is not set", to: "/desk/settings#tax", label: "Set it" },
    words: "Texas taxes junk removal. Say whether your prices include it.",
  };
  return [...unset, tax];
}

/** What sending a booking's emails again needs. */
export const resendServices = {
  markNotified: bookingServices.jobs.markNotified,
  sendEmail: bookingServices.sendEmail,
  business: bookingServices.business,
  drawKey: randomUUID,
  now,
};

/** Every setting of the desk as it holds now. */
export const officeSettings = () => findSettings(connection());

const hash = deskHash(orStop(() => sessionSecret(env)));

/** What changing the settings needs. */
export const settingsServices: SettingsServices & {
  geocode: Geocode;
  drawToken: () => string;
  hash: (text: string) => string;
} = {
  save: (name, value, at) => write((free) => saveSetting(free, name, value, at)),
  now,
  onShopChanged: shopChanged,
  geocode: bookingServices.geocode,
  drawToken: bookingServices.drawToken,
  hash,
};

export const officeReviews = {
  list: () => listReviews(connection()),
  add: async (review: NewReview, requestId: string | null) => {
    const at = now().toISOString();
    await write((free) => addReview(free, review, { requestId, at }));
    shopChanged();
  },
  remove: async (id: number) => {
    await write((free) => removeReview(free, id, now().toISOString()));
    shopChanged();
  },
};

/** How long a cancelled job stays in the feed, and a done one. */
const FEED_DAYS = 30;

export const officeFeed = {
  /** Compares hashes: how long it takes says nothing of the secret. */
  isSecret: (secret: string) => {
    const kept = findSettings(connection()).feedHash;
    const asked = hash(`feed:${secret}`);
    return kept !== null && timingSafeEqual(Buffer.from(kept), Buffer.from(asked));
  },
  jobs: () => {
    const today = houstonNow(now()).date;
    const from = addDays(today, -FEED_DAYS);
    const since = new Date(now().getTime() - FEED_DAYS * 86_400_000).toISOString();
    const days = { from, to: bookableDays(now()).to };
    return listJobs(connection(), days).filter(
      ({ cancelledAt }) => cancelledAt === null || cancelledAt >= since,
    );
  },
};

/** What the reports add up, for the weeks up to today. */
export function reportFigures(): ReportFigures {
  const database = connection();
  const today = houstonNow(now()).date;
  const span = reportSpan(today);
  const since = houstonInstant(span.from, 0).toISOString();
  const dayOf = (instant: string) => houstonNow(new Date(instant)).date;
  const jobs = jobFigures(database, since).map((job) => {
    const stage = stageOf(job);
    const isDone = stage === "done" && job.endedAt !== null;
    return {
      ...{ stage, city: job.city, source: job.source, pricedBy: job.pricedBy, phone: job.phone },
      bookedOn: dayOf(job.createdAt),
      doneOn: isDone ? dayOf(job.endedAt ?? "") : null,
      finalCents: isDone ? (job.finalCents ?? job.totalCents) : null,
    };
  });
  const leads = leadFigures(database, since).map(({ phone, enteredAt }) => ({
    ...{ phone, enteredOn: dayOf(enteredAt) },
  }));
  const past = { from: span.from, to: addDays(today, -1) };
  const slots = slotFigures(database, past.from, past.to);
  return { today, jobs, leads, windows: usedWindows(slots, readHours(database, past.from), past) };
}

/** A report for a spreadsheet, which runs no cell of it as a formula. */
export function reportCsv({ head, cells }: Report): string {
  return stringify([[...head], ...cells.map((row) => [...row])], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}

/** Older news is no longer news. */
const NEWS_DAYS = 30;

export const officeInbox = {
  news: (at: Date, today: string) => {
    const since = new Date(at.getTime() - NEWS_DAYS * 86_400_000).toISOString();
    const database = connection();
    return {
      lateCancels: lateCancels(database, since),
      unconfirmed: unconfirmedJobs(database),
      undated: undatedJobs(database),
      lostMail: lostMail(database, since),
      leads: waitingLeads(database, since),
      bookedNumbers: numbersBookedSince(database, since),
      photos: newPhotos(database, today),
      setup: setupProblems(),
    };
  },
  markSeen: (key: string) => write((free) => markSeen(free, key, now().toISOString())),
  handleLeads: (ids: readonly number[]) =>
    write((free) => handleLeads(free, ids, { at: now().toISOString(), as: "called" })),
};
