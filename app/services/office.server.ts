/** What the owner's calendar, inbox, customers and settings need of the running site. */

import { randomUUID, timingSafeEqual } from "node:crypto";
import { customerSearch, type Person } from "#app/domain/customers.ts";
import type { DeskSettings, SettingName } from "#app/domain/desk-settings.ts";
import { inboxTodos } from "#app/domain/inbox.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { readPhone } from "#app/domain/phone-number.ts";
import { addDays, bookableDays, houstonNow } from "#app/domain/schedule.ts";
import { env, now, orStop } from "#app/env.server.ts";
import { sessionSecret } from "#app/settings.server.ts";
import { client, connection, write } from "#db/client.server.ts";
import { findCustomerNote } from "#db/customer-notes.server.ts";
import { finalTotals, jobsOfCustomer, jobsOfNumber, searchJobs } from "#db/customers.server.ts";
import { isNewPost, stateStamp, wasPosted } from "#db/desk-posts.server.ts";
import { tracesOf } from "#db/erase.server.ts";
import { markArrived } from "#db/inbox.server.ts";
import { listJobs } from "#db/job-lists.server.ts";
import { findJobById } from "#db/jobs.server.ts";
import { sendAgain } from "#db/messages.server.ts";
import { readOutcomes } from "#db/money.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { jobsByDate, readHours } from "#db/windows.server.ts";
import { zipCentroids } from "#db/zips.server.ts";
import { bookingServices, changeServices, photoServices } from "./app.server.ts";
import { deskHash } from "./desk-hash.server.ts";
import { inboxNews } from "./inbox-news.server.ts";
import { removeFromOutbox } from "./outbox-mailer.server.ts";
import { figuresAt } from "./report-figures.server.ts";
import { shopChanged } from "./shop.server.ts";

/** The usual week as the settings show it. */
const usualWeek = () => readHours(connection(), houstonNow(now()).date).weekly;

export const stampOf = stateStamp;

/** Posts of the desk: whether one was answered before, and that it is now. */
export const deskPosts = {
  wasAnswered: (requestId: string) => wasPosted(connection(), requestId),
  /** False: it was answered before. */
  record: (requestId: string) => write((free) => isNewPost(free, requestId, now().toISOString())),
};

/** What changing the office's things needs. */
export const officeServices = {
  client,
  now,
  geocode: bookingServices.geocode,
  onShopChanged: shopChanged,
  onMessagesDue: changeServices.onMessagesDue,
  hash: deskHash(orStop(() => sessionSecret(env))),
};

/** What taking a job by phone needs. */
export const phoneJobServices = {
  ...bookingServices,
  cityOfZip: (zip: string) => zipCentroids().get(zip)?.city ?? null,
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
  outcomes: (jobs: readonly TrackedJob[]) => readOutcomes(connection(), jobs),
};

const MOST_CUSTOMERS = 60;

export const officeCustomers = {
  search: (typed: string) => searchJobs(connection(), customerSearch(typed), MOST_CUSTOMERS),
  jobsOf: (person: Person) => jobsOfCustomer(connection(), person),
  ofNumber: (phone: string) =>
    readPhone(phone) === null ? [] : jobsOfNumber(connection(), phone, 20),
  find: (id: number) => findJobById(connection(), id),
  finals: (ids: readonly number[]) => finalTotals(connection(), ids),
  note: (person: Person) => findCustomerNote(connection(), person),
};

/** What is known of a person, by number or email, before it is erased. */
export const tracesOfCustomer = (person: Person) => tracesOf(connection(), person);

/** What erasing a customer needs. */
export const eraseServices = {
  client,
  now,
  photos: photoServices.photos,
  removeEmails: (orderNumbers: readonly string[]) =>
    removeFromOutbox(env.MAIL_OUTBOX, orderNumbers),
};

/** What sending a booking's emails again needs. */
export const resendServices = {
  client,
  sendEmail: bookingServices.sendEmail,
  business: bookingServices.business,
  drawKey: randomUUID,
  now,
};

/** Every setting of the desk as it holds now. */
export const officeSettings = () => findSettings(connection());

/** Stamps of what the settings' forms change, as it is now. */
export function settingStamps(): Record<SettingName | "week", string> {
  const entries = Object.entries({ ...officeSettings(), week: usualWeek() });
  return Object.fromEntries(entries.map(([name, state]) => [name, stateStamp(state)])) as Record<
    keyof DeskSettings | "week",
    string
  >;
}

/** How long a cancelled job stays in the feed, and a done one. */
const FEED_DAYS = 30;

export const officeFeed = {
  /** Compares hashes: how long it takes says nothing of the secret. */
  isSecret: (secret: string) => {
    const kept = findSettings(connection()).feedHash;
    const asked = officeServices.hash(`feed:${secret}`);
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
export const reportFigures = () => figuresAt(connection(), now());

export const officeInbox = {
  todos: (at: Date) => {
    const news = inboxNews(connection(), at, env);
    return { todos: inboxTodos(news, at), beyond: news.beyond };
  },
  /** How many things wait, those that are not listed included. */
  count: (at: Date) => {
    const { todos, beyond } = officeInbox.todos(at);
    return Object.values(beyond).reduce((sum, more) => sum + more, todos.length);
  },
  markArrived: (id: number) => write((free) => markArrived(free, id, now().toISOString())),
  sendAgain: async (id: number) => {
    if (await write((free) => sendAgain(free, id, now().toISOString()))) {
      changeServices.onMessagesDue();
    }
  },
};
