/** What the owner's calendar, inbox, customers and settings need of the running site. */
import { randomUUID } from "node:crypto";
import { customerSearch, localDigits, type Person } from "#app/domain/customers.ts";
import type { SetupProblem } from "#app/domain/inbox.ts";
import { now } from "#app/env.server.ts";
import { PLACEHOLDERS } from "#app/settings.server.ts";
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
import { findSettings } from "#db/settings.server.ts";
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
import type { HoursServices } from "./hours-store.ts";

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

/** What the owner has not set yet: in the environment, and on the desk. */
function setupProblems(): SetupProblem[] {
  const unset = PLACEHOLDERS.filter((name) => !process.env[name]).map((name) => {
    const [title, words] = PLACEHOLDER_WORDS[name];
    return {
      ...{ key: name, title, to: "/desk/settings#machine", label: "See how" },
      words: `${words} It is set as ${name} on the server.`,
    };
  });
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
