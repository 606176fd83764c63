/** What texts say (rule 372): at most two segments of plain signs, whatever the names are (rule 379). */
import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import type { MessageExtra } from "#app/jobs/messages/messages.ts";
import type { TextKind } from "#app/jobs/messages/text-kinds.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import { type VisitOf, visitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { visitWords } from "#app/messages/words.ts";
import { windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { nearSlotWords, shortSlotWords } from "#app/schedule/words.ts";
import { fitted, plainFirstName, plainText } from "./plain-text.ts";
import { reviewLink, shortLink } from "./short-link.ts";

type Told = { job: Job; extra: MessageExtra | null; business: Business; now: Date };

const MOST_NAME_SIGNS = 30;
const LEAVE = "Reply STOP to end texts, HELP for help.";

/**
 * A text that the site writes. The business's name is in front: a number says nothing.
 * @throws Error for a kind that it does not write, or without what it is about
 */
export function textWords(kind: TextKind, told: Told): string {
  const [first = "", ...rest] = sentencesOf(kind, told).map(plainText);
  return fitted([from(told.business) + first, ...rest]);
}

/** The most needed sentence first. */
function sentencesOf(kind: TextKind, told: Told): string[] {
  const { job, extra, business, now } = told;
  const link = shortLink(job, business);
  const call = `Questions? Call ${business.phone}.`;
  const visit = visitOf(job);
  const ofVisit = visit && visitSentences(kind, job, visit);
  if (ofVisit) return [...ofVisit, seeIt(link), call];
  switch (kind) {
    case "booked-text":
      return [`You're booked: ${slotWords(job)}. Order ${job.orderNumber}.`, LEAVE, seeIt(link)];
    case "moved-text":
      return [`Your pickup is now ${slotWords(job)}. Same items, same price.`, seeIt(link), call];
    case "cancelled-text":
      return extra?.change?.who === "customer"
        ? [`Your pickup is canceled, as you asked. You owe nothing.`, call]
        : [`We had to call off your pickup. You owe nothing.`, call];
    case "restored-text":
      return [`Your pickup is booked again: ${slotWords(job)}.`, seeIt(link), call];
    case "reminder-text":
      return [
        `${hello(job)}we come tomorrow, ${windowWords(job)}.`,
        `Reply C to confirm.`,
        `Free to move until ${CHANGE_UNTIL} today: ${link}`,
        LEAVE,
      ];
    case "on-the-way-text":
      return [`${hello(job)}${wayWords(extra, now)}`, "Just show us the pile.", call];
    case "undone-text":
      return [
        "Sorry, our last text went out too early: the truck is not on its way yet.",
        "Your pickup stays as booked. We text you when the truck sets off.",
        call,
      ];
    case "opening-text":
      return opening(told, link);
    case "pay-text":
      return [`Thank you! ${leftToPay(told)}`, `Pay by card: ${link}`, call];
    case "review-text":
      return [
        `${hello(job)}thank you for booking with us. How did it go?`,
        `Your honest words on Google help: ${reviewLink(job, business)}`,
        LEAVE,
      ];
    case "answer-text":
      throw new Error("The owner writes an answer");
  }
}

/** Of a further day (rule 479); null: what is said of any pickup. */
function visitSentences(kind: TextKind, job: Job, visit: VisitOf): string[] | null {
  const what = visitWords(visit);
  switch (kind) {
    case "booked-text":
      return [`${what} is set: ${slotWords(job)}.`];
    case "moved-text":
      return [`${what} is now ${slotWords(job)}.`];
    case "cancelled-text":
      return [`${what} is canceled. Your other days stay.`];
    case "restored-text":
      return [`${what} is booked again: ${slotWords(job)}.`];
    case "reminder-text":
      return [`${what} is tomorrow, ${windowWords(job)}.`, "Reply C to confirm.", LEAVE];
    default:
      return null;
  }
}

function opening({ extra, now }: Told, link: string): string[] {
  if (!extra?.opening) throw new Error("The text about a window names none");
  const { endsAt, ...slot } = extra.opening;
  const until = houstonClock(endsAt);
  const words = nearSlotWords(slot, houstonNow(now).date);
  return [`${words} is free. We hold it for you until ${until}.`, `See it and decide: ${link}`];
}

function leftToPay({ job, extra }: Told): string {
  if (!extra?.receipt) throw new Error("The text about a receipt has none");
  return `${formatMoney(dueCents(extra.receipt))} is left to pay for order ${job.orderNumber}.`;
}

/** The minutes that are left when it goes out, to five; none where nobody has said how many. */
function wayWords(extra: MessageExtra | null, now: Date): string {
  const { arrivesAt } = extra?.change?.after ?? {};
  const minutes = arrivesAt ? (Date.parse(arrivesAt) - now.getTime()) / 60_000 : 0;
  if (minutes < 3) return "the truck is on its way to you.";
  return `the truck is on its way to you, about ${Math.max(5, Math.round(minutes / 5) * 5)} minutes.`;
}

function seeIt(link: string): string {
  return `See or change it: ${link}`;
}

function hello({ name }: Job): string {
  const first = plainFirstName(name);
  return first === "" ? "Hi, " : `Hi ${first}, `;
}

function slotWords(job: Job): string {
  const slot = slotOf(job);
  if (!slot) return "we call you to set the day";
  return job.timeOfDay === null
    ? shortSlotWords(slot)
    : `${shortSlotWords(slot)}, ${hoursOf(job.timeOfDay)}`;
}

function windowWords({ timeOfDay }: Job): string {
  return timeOfDay === null
    ? "and call you about the time"
    : `${windowWord(timeOfDay)}, ${hoursOf(timeOfDay)}`;
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

/** What the service is to answer to a text by itself; "": nothing. */
export const REPLIES = {
  stopped: (business: Business) =>
    `${from(business)}ya no recibe mensajes de nosotros. Responda EMPEZAR para recibirlos otra vez. ` +
    "You get no more texts from us. Reply START to get them again.",
  started: (business: Business) =>
    `${from(business)}le mandamos mensajes otra vez. Responda ALTO para parar. ` +
    "Texts are on again. Reply STOP to end them.",
  help: (business: Business) =>
    `${from(business)}mensajes sobre su recogida. Llame al ${plainText(business.phone)}. ` +
    "Responda ALTO para parar. Texts about your pickup. Reply STOP to end them.",
  confirmed: ({ name }: Pick<Job, "name">, business: Business) =>
    `${from(business)}${fitted([`Thank you${comma(plainFirstName(name))}.`, "See you then."])}`,
} as const;

function comma(name: string): string {
  return name === "" ? "" : `, ${name}`;
}
