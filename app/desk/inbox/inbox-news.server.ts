/** What needs the owner, for the desk and the commands. */

import { sendsMail } from "#app/choose-services.server.ts";
import { siteFindings } from "#app/desk/doctor/site-findings.server.ts";
import { recoveryUses } from "#app/desk/sign-in/recovery-codes.server.ts";
import { findPutOff } from "#app/jobs/messages/messages.server.ts";
import { isTrue } from "#app/jobs/messages/messages.ts";
import { daysWaiting } from "#app/jobs/repeats/repeats.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { freeBytes, LITTLE_SPACE } from "#app/server/disk-space.server.ts";
import { variablesNow } from "#app/server/env.server.ts";
import { PLACEHOLDERS, type Settings } from "#app/server/settings.server.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import {
  cardsTold,
  type Listed,
  lateCancels,
  leftOpenJobs,
  lostMail,
  lostQuotes,
  newPhotos,
  newTexts,
  priceAnswers,
  unconfirmedJobs,
  undatedJobs,
  unsettledJobs,
  waitingLeads,
  waitingQuotes,
} from "./inbox.server.ts";
import { type InboxNews, inboxTodos, openTodos, type SetupProblem, type Todo } from "./inbox.ts";

/** What is older is left out of the inbox. */
const NEWS_DAYS = 30;

/** What waits for the owner, and how much more there is of each group. */
export function readInbox(
  database: Database,
  at: Date,
  settings: Settings,
): { todos: Todo[]; beyond: InboxNews["beyond"]; count: number } {
  const news = inboxNews(database, at, settings);
  const todos = inboxTodos(news, at);
  const more = Object.values(news.beyond).reduce((sum, count) => sum + count, 0);
  return { todos, beyond: news.beyond, count: todos.length + more };
}

function inboxNews(database: Database, at: Date, settings: Settings): InboxNews {
  const since = new Date(at.getTime() - NEWS_DAYS * 86_400_000).toISOString();
  const texts = newTexts(database);
  const cancels = lateCancels(database, since);
  const unconfirmed = unconfirmedJobs(database);
  const undated = undatedJobs(database);
  const mail = lostMail(database, since);
  const leads = waitingLeads(database, since);
  const quotes = waitingQuotes(database);
  const leftOpen = leftOpenJobs(database, houstonNow(at).date);
  const unsettled = unsettledJobs(database, houstonNow(at).date);
  const cards = cardsTold(database);
  const photos = newPhotos(database, houstonNow(at).date);
  const prices = priceAnswers(database, since);
  return {
    texts: texts.rows,
    lateCancels: cancels.rows,
    unconfirmed: unconfirmed.rows,
    undated: undated.rows,
    lostMail: mail.rows.map((one) => ({
      ...one,
      isOwed: isTrue(one, one.job, at),
    })),
    putOff: findPutOff(database),
    leads: leads.rows,
    quotes: quotes.rows,
    lostQuotes: lostQuotes(database, since),
    leftOpen: leftOpen.rows,
    unsettled: unsettled.rows,
    cards: cards.rows,
    photos: photos.rows,
    prices: prices.rows,
    recovery: recoveryUses(database, since),
    repeats: daysWaiting(database),
    setup: setupProblems(database, settings),
    beyond: {
      ...{
        setup: 0,
        texts: beyond(texts),
        leads: beyond(leads) + beyond(quotes),
        mail: beyond(mail),
        money: beyond(unsettled) + beyond(cards) + beyond(prices),
      },
      bookings:
        beyond(cancels) + beyond(unconfirmed) + beyond(undated) + beyond(leftOpen) + beyond(photos),
    },
  };
}

function beyond({ rows, count }: Listed<unknown>): number {
  return count - rows.length;
}

/** What is open from earlier days, for Today. */
export function openMatters(database: Database, at: Date): Todo[] {
  const today = houstonNow(at).date;
  const leftOpen = leftOpenJobs(database, today).rows;
  return openTodos({ leftOpen, unsettled: unsettledJobs(database, today).rows }, today);
}

const PLACEHOLDER_WORDS: Record<(typeof PLACEHOLDERS)[number], [title: string, words: string]> = {
  SITE_URL: ["The site's address is not set", "Links in emails don't work."],
  BUSINESS_PHONE: [
    "The site still shows the sample phone number",
    "Nobody answers it, and customers see it on every page.",
  ],
  OWNER_EMAIL: ["Booking notices don't reach you", "They go to a sample address."],
  MAIL_FROM: ["Emails come from a sample address", "Mail services refuse it or mark it as spam."],
};

/** Where each is set. */
const PLACES = {
  SITE_URL: { to: "/desk/settings/server", label: "See how" },
  BUSINESS_PHONE: { to: "/desk/settings/business", label: "Set it" },
  OWNER_EMAIL: { to: "/desk/settings/business", label: "Set it" },
  MAIL_FROM: { to: "/desk/settings/mail", label: "Set it" },
} as const;

/** The settings of the machine that still hold what the project ships with. */
function placeholders() {
  const variables = variablesNow();
  return PLACEHOLDERS.filter((name) => !variables[name]).map((name) => {
    const [title, words] = PLACEHOLDER_WORDS[name];
    return { name, title, words };
  });
}

/** The disk as a thing to do, where it has little room. @param free in bytes */
export function diskProblems(
  free: number,
  { PHOTO_MONTHS }: Pick<Settings, "PHOTO_MONTHS">,
): SetupProblem[] {
  if (free >= LITTLE_SPACE) return [];
  const gigabytes = (free / 1e9).toFixed(1);
  return [
    {
      ...{ key: "disk", title: "The disk is filling up", to: "/desk/settings/server" },
      ...{ label: "See the server" },
      words:
        `${gigabytes} GB are left. Below 0.5 GB the site takes no photos, and then bookings fail. Photos ` +
        `are kept ${PHOTO_MONTHS} months after the pickup (PHOTO_MONTHS); ` +
        `${typedHere("npm run owner -- doctor")} says what else helps.`,
    },
  ];
}

/** Without a mail service nobody is told anything (rule 300). */
function mailProblems(settings: Settings): SetupProblem[] {
  if (sendsMail(settings)) return [];
  const title = "No email goes out";
  const words =
    "Customers get no confirmation, and you get no notice. Paste a key of Resend's, or the address of a mail server.";
  return [{ key: "mail", title, words, to: "/desk/settings/mail", label: "Set it up" }];
}

/** What the owner has to set or look after on the machine itself. */
function serverProblems(settings: Settings): SetupProblem[] {
  return [
    ...diskProblems(freeBytes(settings), settings),
    ...mailProblems(settings),
    ...placeholders().map(({ name, title, words }) => ({
      ...{ key: name, title, ...PLACES[name] },
      words: name === "SITE_URL" ? `${words} Set ${name} on the server.` : words,
    })),
  ];
}

/** All that has to be set or looked after, so that the site does its work. */
export function setupProblems(database: Database, settings: Settings): SetupProblem[] {
  return [
    ...serverProblems(settings),
    ...foundProblems(database, settings),
    ...taxProblems(database),
  ];
}

function taxProblems(database: Database): SetupProblem[] {
  if (findSettings(database).tax.mode !== "unset") return [];
  return [
    {
      ...{ key: "tax", title: "Sales tax is not set", to: "/desk/settings/tax", label: "Set it" },
      words: "Texas taxes junk removal. Choose whether your prices include it.",
    },
  ];
}

/** What the doctor finds; a setting that has no value of the owner's own has its words above. */
function foundProblems(database: Database, settings: Settings): SetupProblem[] {
  const unset = placeholders();
  return siteFindings(database, settings)
    .filter(({ what }) => !unset.some(({ name }) => what.startsWith(`${name} `)))
    .map(({ level, what, fix = "" }) => ({
      ...{ key: stateStamp(what), isUrgent: level === "broken" },
      ...{ title: typedHere(what).replace(/\.$/, ""), words: typedHere(fix) },
      ...{ to: "/desk/settings/server", label: "See the server" },
    }));
}
