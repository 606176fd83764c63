/** A customer's text, as the service brings it: a command of rules 375 to 377, or words for the owner. */

import { isPickupConfirmed, type Job } from "#app/jobs/job.ts";
import { pickupsOfNumber } from "#app/jobs/job-lists.server.ts";
import { isStopped, startTexts, stopTexts } from "#app/jobs/texts/text-consent.server.ts";
import {
  addIncoming,
  confirmPickup,
  wasReminded,
  wasTaken,
} from "#app/jobs/texts/thread.server.ts";
import type { Business } from "#app/lib/business.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { Language } from "#app/lib/language.ts";
import { beginningOf, severalLines } from "#app/lib/typed-text.ts";
import type { Database } from "#db/open.server.ts";
import { inTransaction } from "#db/transaction.server.ts";
import {
  commandOf,
  isAnsweredByService,
  isSpanishCommand,
  mayMeanPickup,
  type TextCommand,
} from "./text-command.ts";
import { REPLIES } from "./text-words.ts";

const MOST_CHARACTERS = 1_600;

export type IncomingText = {
  /** E.164. */
  phone: string;
  body: string;
  /** The service's id: a text is taken once. */
  sid: string;
  /** How many pictures came with it, which are not kept. */
  pictures: number;
  /** The service has dealt with a command by itself. */
  isAnswered: boolean;
};

/**
 * Takes a text and does what it asks, in one transaction.
 * @returns what the service is to answer; "": nothing
 */
export function takeText(
  database: Database,
  text: IncomingText,
  { business, now }: { business: Business; now: Date },
): string {
  const at = now.toISOString();
  const body = beginningOf(text.body, MOST_CHARACTERS);
  return inTransaction(database, () => {
    if (wasTaken(database, text.sid)) return "";
    const { command, job } = readCommand(database, text.phone, body, now);
    const isSeen = command !== null && !mayMeanPickup(body);
    const words = [severalLines(body), pictureWords(text.pictures)].filter(Boolean).join("\n");
    const isTaken = addIncoming(database, { ...text, words, at, isSeen });
    if (command === "stop") stopTexts(database, text.phone, at);
    if (command === "start") startTexts(database, text.phone, at);
    if (command === "confirm" && job) confirmPickup(database, job.id, at);
    const isSilent = !isTaken || text.isAnswered || isAnsweredByService(body);
    if (command === null || (isSilent && command !== "confirm")) return "";
    const language = isSpanishCommand(body) ? "es" : languageOf(database, text.phone);
    return replyTo(database, text.phone, { command, job, language }, business);
  });
}

/** What it asks as things are: "yes" begins texts anew, else it confirms the pickup that we asked about. */
function readCommand(
  database: Database,
  phone: string,
  body: string,
  now: Date,
): { command: Exclude<TextCommand, "yes"> | null; job: Job | null } {
  const command = commandOf(body);
  if (command === "yes" && isStopped(database, phone)) return { command: "start", job: null };
  if (command !== "confirm" && command !== "yes") return { command, job: null };
  const job = askedJob(database, phone, now);
  return { command: job ? "confirm" : null, job };
}

/** The next pickup of a number whose customer was asked to confirm it. */
function askedJob(database: Database, phone: string, now: Date): Job | null {
  const today = houstonNow(now).date;
  const asked = pickupsOfNumber(database, phone)
    .filter(({ stage, date }) => stage === "booked" && date !== null && date >= today)
    .filter((job) => wasReminded(database, job))
    .sort((one, other) => `${one.date}`.localeCompare(`${other.date}`) || one.id - other.id);
  return asked.find((job) => !isPickupConfirmed(job)) ?? asked[0] ?? null;
}

/** The language of a number's newest pickup. */
function languageOf(database: Database, phone: string): Language {
  const [newest] = pickupsOfNumber(database, phone);
  return newest?.language ?? "en";
}

type Asked = {
  command: Exclude<TextCommand, "yes">;
  job: Job | null;
  language: Language;
};

function replyTo(
  database: Database,
  phone: string,
  { command, job, language }: Asked,
  business: Business,
): string {
  if (command === "stop") return REPLIES.stopped(business, language);
  // A number that has said STOP gets nothing, not even help.
  if (isStopped(database, phone)) return "";
  if (command === "start") return REPLIES.started(business, language);
  if (command === "help") return REPLIES.help(business, language);
  return job ? REPLIES.confirmed(job, business, language) : "";
}

function pictureWords(pictures: number): string {
  if (pictures === 0) return "";
  return pictures === 1
    ? "(A picture came with it, which is not kept.)"
    : `(${pictures} pictures came with it, which are not kept.)`;
}
