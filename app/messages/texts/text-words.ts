/** What texts say (rule 372): at most two segments of plain signs, whatever the names are (rule 379). */
import { CHANGE_HOUR } from "#app/jobs/change-deadline.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import type { MessageExtra } from "#app/jobs/messages/messages.ts";
import type { TextKind } from "#app/jobs/messages/text-kinds.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import { type VisitOf, visitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { visitWords } from "#app/messages/words.ts";
import { windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { words as slots } from "#app/schedule/slot-words.ts";
import { nearSlotWords, shortSlotWords } from "#app/schedule/words.ts";
import { fitted, plainFirstName, plainText } from "./plain-text.ts";
import { reviewLink, shortLink } from "./short-link.ts";
import { words } from "./words.ts";

type Told = { job: Job; extra: MessageExtra | null; business: Business; now: Date };

const MOST_NAME_SIGNS = 30;

/**
 * A text that the site writes, in the language of the booking (rule 573). The business's name is in front: a number
 * says nothing.
 * @throws Error for a kind that it does not write, or without what it is about
 */
export function textWords(kind: TextKind, told: Told): string {
  return inLanguage(told.job.language ?? "en", () => {
    const [first = "", ...rest] = sentencesOf(kind, told).map(plainText);
    return fitted([from(told.business) + first, ...rest]);
  });
}

/** The most needed sentence first. */
function sentencesOf(kind: TextKind, told: Told): string[] {
  const { job, extra, business, now } = told;
  const link = shortLink(job, business);
  const name = plainFirstName(job.name);
  const call = words.call(business.phone);
  const seeIt = words.seeIt(link);
  const visit = visitOf(job);
  const ofVisit = visit && visitSentences(kind, job, visit);
  if (ofVisit) return [...ofVisit, seeIt, call];
  switch (kind) {
    case "booked-text":
      return [words.booked(slotWords(job), job.orderNumber), words.leave, seeIt];
    case "moved-text":
      return [words.moved(slotWords(job)), seeIt, call];
    case "cancelled-text": {
      const isOwn = extra?.change?.who === "customer";
      return [isOwn ? words.cancelledAsAsked : words.calledOff, call];
    }
    case "restored-text":
      return [words.restored(slotWords(job)), seeIt, call];
    case "reminder-text":
      return [
        words.tomorrow(name, windowWords(job)),
        words.confirm,
        words.freeUntil(hourWords(CHANGE_HOUR), link),
        words.leave,
      ];
    case "on-the-way-text":
      return [words.onTheWay(name, minutesLeft(extra, now)), words.showPile, call];
    case "undone-text":
      return [words.tooEarly, words.staysBooked, call];
    case "opening-text":
      return opening(told, link);
    case "pay-text":
      return [leftToPay(told), words.payByCard(link), call];
    case "review-text":
      return [words.review(name), words.reviewLink(reviewLink(job, business)), words.leave];
    case "answer-text":
      throw new Error("The owner writes an answer");
  }
}

/** Of a further day (rule 479); null: what is said of any pickup. */
function visitSentences(kind: TextKind, job: Job, visit: VisitOf): string[] | null {
  const what = visitWords(visit);
  switch (kind) {
    case "booked-text":
      return [words.visit.booked(what, slotWords(job))];
    case "moved-text":
      return [words.visit.moved(what, slotWords(job))];
    case "cancelled-text":
      return [words.visit.cancelled(what)];
    case "restored-text":
      return [words.visit.restored(what, slotWords(job))];
    case "reminder-text":
      return [words.visit.tomorrow(what, windowWords(job)), words.confirm, words.leave];
    default:
      return null;
  }
}

function opening({ extra, now }: Told, link: string): string[] {
  if (!extra?.opening) throw new Error("The text about a window names none");
  const { endsAt, ...slot } = extra.opening;
  const until = houstonClock(endsAt);
  return [words.opening(nearSlotWords(slot, houstonNow(now).date), until), words.decide(link)];
}

function leftToPay({ job, extra }: Told): string {
  if (!extra?.receipt) throw new Error("The text about a receipt has none");
  return words.leftToPay(formatMoney(dueCents(extra.receipt)), job.orderNumber);
}

/** The minutes that are left when it goes out, to five; null where nobody has said how many. */
function minutesLeft(extra: MessageExtra | null, now: Date): number | null {
  const { arrivesAt } = extra?.change?.after ?? {};
  const minutes = arrivesAt ? (Date.parse(arrivesAt) - now.getTime()) / 60_000 : 0;
  return minutes < 3 ? null : Math.max(5, Math.round(minutes / 5) * 5);
}

function slotWords(job: Job): string {
  const slot = slotOf(job);
  if (!slot) return words.noDay;
  return job.timeOfDay === null
    ? shortSlotWords(slot)
    : words.window(shortSlotWords(slot), hoursOf(job.timeOfDay));
}

function windowWords({ timeOfDay }: Job): string {
  return timeOfDay === null
    ? words.noTime
    : words.window(slots.within(windowWord(timeOfDay)), hoursOf(timeOfDay));
}

/** "7:00 AM - 12:00 PM". */
function hoursOf(timeOfDay: NonNullable<Job["timeOfDay"]>): string {
  return plainText(windowNamed(timeOfDay).hours);
}

/** "Junk Buddy: ": who writes, as a number alone does not say it. */
export function from({ name }: Business): string {
  const plain = plainText(name).slice(0, MOST_NAME_SIGNS).trim();
  return plain === "" ? "" : `${plain}: `;
}

/** What the service is to answer to a text by itself, in the language of who wrote it. */
export const REPLIES = {
  stopped: (business: Business, language: Language) =>
    inLanguage(language, () => from(business) + plainText(words.stopped)),
  started: (business: Business, language: Language) =>
    inLanguage(language, () => from(business) + plainText(words.started)),
  help: (business: Business, language: Language) =>
    inLanguage(language, () => from(business) + plainText(words.help(business.phone))),
  confirmed: ({ name }: Pick<Job, "name">, business: Business, language: Language) =>
    inLanguage(language, () => {
      const sentences = words.confirmed(plainFirstName(name)).map(plainText);
      return from(business) + fitted(sentences);
    }),
} as const;
