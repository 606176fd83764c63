/**
 * The owner's inbox (rule 216): what needs a person, the newest first, each with one clear action. What
 * is dealt with elsewhere leaves by itself; what is only news is marked as seen.
 */

import { listWords } from "#app/desk/calendar/calendar-day.ts";
import { problemWords } from "#app/desk/repeats/words.ts";
import type { RecoveryUse } from "#app/desk/sign-in/recovery-codes.server.ts";
import { dueDay } from "#app/jobs/accounts/due.ts";
import type { Job } from "#app/jobs/job.ts";
import type { JobEvent } from "#app/jobs/job-event.ts";
import type { PutOff } from "#app/jobs/messages/messages.server.ts";
import { isForOwner, type MessageExtra, type MessageKind } from "#app/jobs/messages/messages.ts";
import { isText } from "#app/jobs/messages/text-kinds.ts";
import type { CardNewsFacts, CardNewsKind } from "#app/jobs/money/checkout.ts";
import { consentWords } from "#app/jobs/money/price-consent.ts";
import type { QuoteMessageKind } from "#app/jobs/quotes/quote.ts";
import { deskQuotePath } from "#app/jobs/quotes/quote-path.ts";
import type { Quote } from "#app/jobs/quotes/quotes.server.ts";
import { type RepeatDay, repeatPath, rhythmWords } from "#app/jobs/repeats/repeat.ts";
import type { KeptRepeat } from "#app/jobs/repeats/repeats.server.ts";
import {
  daysBetween,
  formatDate,
  houstonDate,
  houstonInstant,
  houstonNow,
  startOfDay,
} from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords, type StoredPhone } from "#app/lib/phone-number.ts";
import { beginningOf, isolated } from "#app/lib/typed-text.ts";
import { type Texting, textingAt } from "#app/messages/texting-hours.ts";
import { windowWord } from "#app/schedule/schedule.ts";

export const INBOX_GROUPS = ["texts", "bookings", "money", "leads", "mail", "setup"] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

export type TodoAction =
  | { kind: "link"; to: string; label: string }
  /** Opens the owner's own texting app. */
  | { kind: "text"; href: string; label: string }
  /** Nothing can be done yet. */
  | { kind: "wait"; label: string }
  /** A post of the inbox, with the todo's key. */
  | { kind: "post"; intent: "seen" | "resend" | "send-again" | "handled"; label: string };

export type Todo = {
  /** What it is about, so that it can be dealt with: "late-cancel:12", "job:7", "leads:3,9". */
  key: string;
  group: InboxGroup;
  isUrgent: boolean;
  /** ISO instant at which it came up; null: it stands until it is mended, and never gets old. */
  at: string | null;
  title: string;
  words: string;
  action: TodoAction;
  /** A second, quiet button, where the action does not end the matter by itself. */
  end: { intent: "seen" | "arrived" | "handled"; label: string } | null;
};

type JobNews = { eventId: number; at: string; job: Job };
type PriceNews = JobNews & { event: Pick<JobEvent, "what" | "after"> };
type LostMail = {
  id: number;
  kind: MessageKind;
  reason: string;
  at: string;
  job: Job;
  /** The account that it was for. */
  account?: { name: string; email: string } | null;
  /** Whether it still says what is so. */
  isOwed: boolean;
  extra?: MessageExtra | null;
};
/** A quote that waits for its price. */
type WaitingQuote = Pick<Quote, "id" | "name" | "words" | "zip"> & {
  askedAt: string;
  photos: number;
};
/** The email or text with a quote's price, which did not arrive. */
type LostQuote = { id: number; kind: QuoteMessageKind; at: string; quote: Quote };
type WaitingLead = StoredPhone & { id: number; name: string; enteredAt: string };

/** `job` null: the site knows none of it. */
export type CardTold = {
  id: number;
  kind: CardNewsKind;
  at: string;
  facts: CardNewsFacts;
  job: Job | null;
};
/** The newest text of a number that waits for an answer. */
type WaitingText = { id: number; phone: string; at: string; words: string; job: Job | null };

export type InboxNews = {
  texts: readonly WaitingText[];
  lateCancels: readonly JobNews[];
  /** With what the mail service answered, where it refused one of its emails. */
  unconfirmed: readonly (Job & { answer?: string | undefined })[];
  undated: readonly Job[];
  lostMail: readonly LostMail[];
  /** The emails that were not taken yet and are tried again, the next first. */
  putOff: readonly PutOff[];
  /** The newest lead of each number that has not booked since. */
  leads: readonly WaitingLead[];
  quotes: readonly WaitingQuote[];
  lostQuotes: readonly LostQuote[];
  /** Jobs of past days that are neither done nor cancelled. */
  leftOpen: readonly Job[];
  /** Jobs that are done, with the cents that are still to pay, or negative to give back. */
  unsettled: readonly { job: Job; cents: number }[];
  /** What Stripe has told of, until it is marked as seen. */
  cards: readonly CardTold[];
  photos: readonly JobNews[];
  /** Uses of a recovery code that the owner has not marked as seen. */
  recovery: readonly RecoveryUse[];
  /** Dates of repeating jobs that wait for the owner (rule 475). */
  repeats: readonly { day: RepeatDay; repeat: KeptRepeat }[];
  /** Answers to a new price that the owner has not seen given. */
  prices: readonly PriceNews[];
  /** How many more there are of each group than the newest, which are listed (rule 238). */
  beyond: Record<InboxGroup, number>;
  setup: readonly SetupProblem[];
};

export type SetupProblem = {
  key: string;
  title: string;
  words: string;
  to: string;
  label: string;
  isUrgent?: boolean;
};

/** What is older folds. */
const FOLD_DAYS = 7;

/** So much of what somebody wrote is shown in the list. */
const MOST_SHOWN = 160;

/** What needs the owner at an instant. */
export function inboxTodos(news: InboxNews, now: Date): Todo[] {
  const today = houstonNow(now).date;
  const todos = [
    ...news.cards.map(cardTodo),
    ...news.prices.map(priceTodo),
    ...news.texts.map(textTodo),
    ...news.lateCancels.map((one) => lateCancelTodo(one, today)),
    ...news.unconfirmed.map(unconfirmedTodo),
    ...news.undated.map(undatedTodo),
    ...news.repeats.map(repeatTodo),
    ...openTodos(news, today),
    ...news.lostMail.map(lostMailTodo),
    ...putOffTodos(news.putOff),
    ...news.quotes.map(quoteTodo),
    ...news.lostQuotes.map(lostQuoteTodo),
    ...news.leads.map((lead) => leadTodo(lead, textingAt(now))),
    ...news.photos.map(photosTodo),
    ...news.recovery.map(recoveryTodo),
    ...news.setup.map(setupTodo),
  ];
  return inOrder(todos, now);
}

/** What is urgent today, then the newest first, then what stands until it is mended, then what folds (rule 447). */
function inOrder(todos: readonly Todo[], now: Date): Todo[] {
  const today = houstonNow(now).date;
  const isFirst = ({ isUrgent, at }: Todo) =>
    isUrgent && (at === null || houstonDate(at) === today);
  const rank = (todo: Todo) => {
    if (isOld(todo, now)) return 3;
    if (isFirst(todo)) return 0;
    return todo.at === null ? 2 : 1;
  };
  const time = ({ at }: Todo) => (at === null ? 0 : Date.parse(at));
  return todos.toSorted((one, other) => rank(one) - rank(other) || time(other) - time(one));
}

/** Whether a matter folds: nothing urgent does (rule 447). */
export function isOld({ isUrgent, at }: Todo, now: Date): boolean {
  return !isUrgent && at !== null && now.getTime() - Date.parse(at) > FOLD_DAYS * 86_400_000;
}

/** Whether one press settles it, with others at once (rule 448). */
export function isPressable({ action, end }: Todo): boolean {
  const intent = end?.intent ?? (action.kind === "post" ? action.intent : null);
  return intent === "seen" || intent === "handled";
}

function firstLine(words: string): string {
  const [line = ""] = words.split("\n");
  return line.length > MOST_SHOWN ? `${beginningOf(line, MOST_SHOWN)}…` : line;
}

function textTodo({ id, phone, at, words, job }: WaitingText): Todo {
  return {
    ...{ key: `text:${id}`, group: "texts", isUrgent: true, at },
    title: `${job ? isolated(job.name) : phoneWords({ phone })} has texted`,
    words: `“${isolated(firstLine(words))}” ${[job?.orderNumber, houstonTime(at)].filter(Boolean).join(", ")}.`,
    action: { kind: "link", to: `/desk/texts/${id}`, label: "Read and answer" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

function lateCancelTodo({ eventId, at, job }: JobNews, today: string): Todo {
  const isToCome = job.date === null || job.date >= today;
  const free = isToCome ? " That room on the truck is open again." : "";
  const words =
    `${listWords(job.items, job.volume)}, ${whenWords(job)}. Canceled ` +
    `${houstonTime(at)}, after the time for changes.${free}`;
  return {
    ...{ key: `late-cancel:${eventId}`, group: "bookings", isUrgent: isToCome, end: null, at },
    title: `${isolated(job.name)} canceled late`,
    words,
    action: { kind: "post", intent: "seen", label: "Mark as seen" },
  };
}

function unconfirmedTodo(job: InboxNews["unconfirmed"][number]): Todo {
  return {
    ...{ key: `job:${job.id}`, group: "bookings", isUrgent: true, end: null, at: job.createdAt },
    title:
      job.ownerNotifiedAt === null
        ? `${isolated(job.name)} is booked, but the emails may not have gone out`
        : `${isolated(job.name)} is booked, but the confirmation may not have gone out`,
    words:
      `${job.orderNumber}, ${whenWords(job)}, ${listWords(job.items, job.volume)}. The customer ` +
      `may have seen an error. If sending again doesn't help, call ${phoneWords(job)}.` +
      (job.answer ? ` ${refusalWords(job.answer)}` : ""),
    action: { kind: "post", intent: "resend", label: "Send again" },
  };
}

function undatedTodo(job: Job): Todo {
  return {
    ...{ key: `job:${job.id}`, group: "bookings", isUrgent: false, end: null, at: job.createdAt },
    title: `${isolated(job.name)} hasn't picked a day`,
    words: `${job.orderNumber}, ${listWords(job.items, job.volume)}. Booked ${houstonTime(job.createdAt)}.`,
    action: { kind: "link", to: jobPath(job.id), label: "Set a day" },
  };
}

/** Whoever has used a code of the owner's paper (rule 508). */
function recoveryTodo({ id, at, device, left }: RecoveryUse): Todo {
  return {
    ...{ key: `recovery:${id}`, group: "setup", isUrgent: true, at },
    title: device
      ? `A recovery code was used on ${isolated(device)}`
      : "A recovery code confirmed a change",
    words:
      `${houstonTime(at)}. ${left === 1 ? "1 code is" : `${left} codes are`} left. If that wasn't you, sign out ` +
      "every other device, then make new codes.",
    action: { kind: "link", to: "/desk/settings/devices", label: "See the devices" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

/** A date of a repeating job that has no job, or whose job could not follow a change (rule 475). */
function repeatTodo({ day, repeat }: InboxNews["repeats"][number]): Todo {
  const { date, problem, jobId, at } = day;
  const to = `${repeatPath(repeat.accountId, repeat.id)}#day-${date}`;
  const what = jobId ? "didn't follow your change" : "isn't booked";
  const when = `${rhythmWords(repeat)}, ${windowWord(repeat.timeOfDay)}.`;
  return {
    ...{ key: `repeat:${repeat.id}.${date}`, group: "bookings", isUrgent: true, end: null, at },
    title: `${isolated(repeat.name)}: ${formatDate(date, "short")} ${what}`,
    words: problem ? `${when} ${problemWords(problem, jobId !== null)}` : when,
    action: {
      kind: "link",
      to,
      label: jobId || problem === "items" ? "Open it" : "Choose a window",
    },
  };
}

/** Jobs of past days that are still open, and jobs that are done whose money does not fit (rule 283). */
export function openTodos(
  { leftOpen, unsettled }: Pick<InboxNews, "leftOpen" | "unsettled">,
  today: string,
): Todo[] {
  return [
    ...leftOpen.map((job) => leftOpenTodo(job, today)),
    ...unsettled.map((one) => unsettledTodo(one, today)),
  ];
}

function leftOpenTodo(job: Job, today: string): Todo {
  return {
    ...{ key: `job:${job.id}`, group: "bookings", isUrgent: false, end: null },
    at: houstonInstant(job.date ?? today, 23).toISOString(),
    title: `${job.name}'s job is still open`,
    words: `${job.orderNumber} was for ${agoWords(job.date ?? today, today)} and isn't marked as done or canceled.`,
    action: { kind: "link", to: jobPath(job.id), label: "Open the job" },
  };
}

function unsettledTodo({ job, cents }: InboxNews["unsettled"][number], today: string): Todo {
  const doneOn = houstonDate(job.endedAt ?? job.createdAt);
  const name = job.name;
  const dueOn = dueDay(job);
  const at = dueOn ? startOfDay(dueOn) : (job.endedAt ?? job.createdAt);
  return {
    ...{ key: `job:${job.id}`, group: "money", isUrgent: false, end: null, at },
    title:
      cents > 0
        ? `${name} still owes ${formatMoney(cents)}`
        : `You owe ${name} ${formatMoney(-cents)}`,
    words: `${job.orderNumber}, done ${agoWords(doneOn, today)}. ${phoneWords(job)}.`,
    action: { kind: "link", to: `${jobPath(job.id)}#money`, label: "Open the job" },
  };
}

function cardTodo({ id, kind, at, facts, job }: CardTold): Todo {
  const sum = formatMoney(facts.cents);
  const order = job?.orderNumber ?? facts.orderNumber;
  const [title, words] = {
    dispute: [
      `${job ? isolated(job.name) : "A customer"} disputes a card payment of ${sum}`,
      `The bank asks for the money back (${facts.reason}). Answer at dashboard.stripe.com/disputes` +
        `${facts.dueBy ? `, until ${houstonTime(facts.dueBy)}` : ""}: the receipt and the photos speak for you.`,
    ],
    "dispute-lost": [
      `The bank took ${sum} back`,
      job
        ? "The dispute is lost. It stands as given back on the job, which is unpaid again. If you leave it at that, " +
          "correct the price."
        : "The dispute is lost. It fits no job on the desk: record it where it belongs.",
    ],
    unfit: [
      `A card payment of ${sum} fits no receipt`,
      `It is not in the books. Look for ${facts.intentId ?? "it"} at dashboard.stripe.com/payments. Refund ` +
        "it there, or record it on the job as paid by card.",
    ],
    "refund-refused": [
      `The bank rejected the ${sum} refund`,
      "You have the money again, and you owe it. Refund it another way.",
    ],
  }[kind] as [string, string];
  const seen = { intent: "seen", label: "Mark as seen" } as const;
  return {
    ...{ key: `card:${id}`, group: "money", isUrgent: true, title, at },
    words: `${order ? `${order}, ` : ""}${houstonTime(at)}. ${words}`,
    action: job
      ? { kind: "link", to: `${jobPath(job.id)}#money`, label: "Open the job" }
      : { kind: "post", ...seen },
    end: job ? seen : null,
  };
}

/** "Fri, Nov 20, 8 days ago", "today". */
export function agoWords(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days <= 0) return "today";
  return `${formatDate(date, "day")}, ${days === 1 ? "yesterday" : `${days} days ago`}`;
}

const MAIL_NAMES: Partial<Record<MessageKind, string>> = {
  "booked-customer": "The confirmation",
  "moved-customer": "The email about the new time",
  "items-customer": "The email about the new list",
  "details-customer": "The email about changed details",
  "cancelled-customer": "The cancellation email",
  "restored-customer": "The email about the new booking",
  reminder: "The reminder",
  "on-the-way": "The on-the-way email",
  done: "The receipt",
  receipt: "The receipt that you sent again",
  "pay-customer": "The payment reminder",
  "undone-customer": "The correction email",
  offer: "The email with other windows",
  opening: "The email about an earlier window",
  link: "The booking link",
  invoice: "The invoice",
  "invoice-soon": "The reminder of an invoice",
  "invoice-late": "The reminder of an invoice",
  "invoice-overdue": "The reminder of an invoice",
};

const TEXT_NAMES: Partial<Record<MessageKind, string>> = {
  "answer-text": "Your answer",
  "booked-text": "The text that it is booked",
  "reminder-text": "The reminder",
  "on-the-way-text": "The text that you are on your way",
};

/** A text that reached nobody, where no email says it instead (rule 374). */
function lostTextTodo({ id, kind, reason, at, job, extra }: LostMail): Todo {
  const why = reason === "unknown" ? "Whether it was sent is not known." : "It did not arrive.";
  const code = extra?.answer ? ` The service says: ${isolated(extra.answer)}.` : "";
  return {
    ...{ key: `mail:${id}`, group: "texts", isUrgent: false, at },
    title: `${TEXT_NAMES[kind] ?? "A text"} to ${isolated(job.name)} is lost`,
    words: `${job.orderNumber}, ${houstonTime(at)}. ${why}${code} Call ${phoneWords(job)}.`,
    action: { kind: "link", to: jobPath(job.id), label: "Open the job" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

const OWNER_MAIL_NAMES: Partial<Record<MessageKind, string>> = {
  "booked-owner": "new booking",
  "moved-owner": "moved",
  "items-owner": "new list",
  "cancelled-owner": "canceled",
  "restored-owner": "booked again",
  "note-owner": "new note",
};

function lostMailTodo(mail: LostMail): Todo {
  if (isText(mail.kind)) return lostTextTodo(mail);
  if (mail.reason === "unknown") return doubtfulMailTodo(mail);
  const { id, kind, reason, at, job, account } = mail;
  const why =
    reason === "refused"
      ? refusalWords(mail.extra?.answer)
      : "The mail server didn't accept it, and the site won't try again.";
  return {
    ...{ key: `mail:${id}`, group: "mail", isUrgent: false, at },
    title: isForOwner(kind)
      ? `An email to you didn't go out: ${mailName(mail)}`
      : `${mailName(mail)} didn't go out`,
    words:
      `${isolated(account?.name ?? job.name)}, ${job.orderNumber}, ${houstonTime(at)}. ${why}` +
      (isForOwner(kind) ? "" : account ? ` ${CHECK_BILLING}` : ` Call ${phoneWords(job)}.`),
    action: { kind: "link", to: jobPath(job.id), label: "Open the job" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

/** @param answer what the mail service said (rule 308) */
function refusalWords(answer: string | undefined): string {
  return answer
    ? `The mail service refused it: “${isolated(answer)}”.`
    : "The mail service refused it. The address may be wrong.";
}

/** An email that may have arrived: only the owner can find out, and a repeat may arrive twice. */
function doubtfulMailTodo(mail: LostMail): Todo {
  const { id, kind, at, job, account, isOwed } = mail;
  const who = isolated(account?.name ?? job.name);
  const asked = isForOwner(kind)
    ? "Check your own inbox."
    : `Ask ${account ? who : `${who} at ${phoneWords(job)}`}, or check your mail server's sent mail.`;
  return {
    ...{ key: `mail:${id}`, group: "mail", isUrgent: isForOwner(kind), at },
    title: `Was ${isForOwner(kind) ? "this email to you" : "this email"} sent? ${mailName(mail)}`,
    words:
      `${who}, ${job.orderNumber}, ${houstonTime(at)}. The mail server may have sent it, ` +
      `but didn't answer. If you send it again, it may arrive twice. ${asked}`,
    action: isOwed
      ? { kind: "post", intent: "send-again", label: "Send again" }
      : { kind: "link", to: jobPath(job.id), label: "Open the job" },
    end: { intent: "arrived", label: "Mark as arrived" },
  };
}

const CHECK_BILLING =
  "Check the account's billing email, then send the invoice again: the job leads to it.";

function mailName({ kind, job, account }: LostMail): string {
  if (isForOwner(kind)) return `${job.orderNumber}, ${OWNER_MAIL_NAMES[kind] ?? "change"}`;
  return `${MAIL_NAMES[kind] ?? "An email"} to ${account?.email ?? job.email}`;
}

/** One for all emails that wait: while a mail server fails, each of them does (rule 306). */
function putOffTodos(putOff: readonly PutOff[]): Todo[] {
  const [next] = putOff;
  if (!next) return [];
  const { job, dueAt } = next;
  const orders = [...new Set(putOff.map(({ job }) => job.orderNumber))];
  const more = orders.length > 3 ? ` and ${orders.length - 3} more` : "";
  return [
    {
      ...{ key: "put-off", group: "mail", isUrgent: false, end: null, at: null },
      title:
        putOff.length === 1
          ? "1 email is waiting for the mail server"
          : `${putOff.length} emails are waiting for the mail server`,
      words:
        `${orders.slice(0, 3).join(", ")}${more}. The bookings are saved. The mail server hasn't taken the ` +
        `email yet. The site keeps trying for a day. Next try: ${houstonTime(dueAt)}.`,
      action: { kind: "link", to: jobPath(job.id), label: "Open the job" },
    },
  ];
}

/** A person who left a number twice is one todo, and none once they have booked. */
function leadTodo(newest: WaitingLead, texting: Texting): Todo {
  const name = newest.name.split(/\s+/)[0] ?? newest.name;
  return {
    key: `leads:${newest.id}`,
    ...{ group: "leads", isUrgent: false, at: newest.enteredAt },
    title: `${isolated(newest.name)} asked for the discount`,
    words: `${phoneWords(newest)}, in the chat, ${houstonTime(newest.enteredAt)}. Hasn't booked yet.`,
    action: texting.isOpen
      ? { kind: "text", href: textHref(phoneWords(newest)), label: `Text ${isolated(name)}` }
      : { kind: "wait", label: `Call after ${clockOf(texting.opensAt)}` },
    end: { intent: "handled", label: "Mark as handled" },
  };
}

/** A customer waits for a price, and may ask elsewhere meanwhile (rule 416). */
function quoteTodo({ id, name, words, zip, askedAt, photos }: WaitingQuote): Todo {
  const shown = firstLine(words);
  const said = shown === "" ? "" : `“${isolated(shown)}” `;
  return {
    ...{ key: `quote:${id}`, group: "leads", isUrgent: true, at: askedAt },
    title: `${isolated(name)} asks for a price`,
    words: `${said}${photos === 1 ? "1 photo" : `${photos} photos`}, ZIP ${zip}, ${houstonTime(askedAt)}.`,
    action: { kind: "link", to: deskQuotePath(id), label: "See it and answer" },
    end: { intent: "handled", label: "Mark as handled" },
  };
}

function lostQuoteTodo({ id, kind, at, quote }: LostQuote): Todo {
  const what = kind === "answered-text" ? "text" : "email";
  const isToOwner = kind === "asked-owner";
  const reach = quote.phone === "" ? `Write to ${quote.email}` : `Call ${phoneWords(quote)}`;
  return {
    ...{ key: `quote-lost:${id}`, group: "mail", isUrgent: false, at },
    title: isToOwner
      ? "An email to you didn't go out: a quote was asked"
      : `The ${what} with the price to ${isolated(quote.name)} didn't go out`,
    words: `${houstonTime(at)}. ${isToOwner ? "Answer it here." : `${reach}, or send the link yourself.`}`,
    action: { kind: "link", to: deskQuotePath(quote.id), label: "Open the quote" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

/** "Mon, 9:00 AM". */
function clockOf(instant: Date): string {
  const [weekday, , , clock] = houstonTime(instant.toISOString()).split(", ");
  return `${weekday}, ${clock}`;
}

function photosTodo({ eventId, at, job }: JobNews): Todo {
  return {
    ...{ key: `photos:${eventId}`, group: "bookings", isUrgent: false, at },
    title: `${isolated(job.name)} added photos`,
    words: `${job.orderNumber}, ${whenWords(job)}. Added ${houstonTime(at)}.`,
    action: { kind: "link", to: `${jobPath(job.id)}#photos`, label: "See photos" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

/** A customer's answer to a new price (rule 414). */
function priceTodo({ eventId, at, job, event: { what, after } }: PriceNews): Todo {
  const isMissed = what === "price-missed";
  const isApproved = isMissed ? after?.isApproved : what === "price-approved";
  const consent = after?.consent;
  const [price = ""] = (consent?.words ?? []).filter((line) => line.startsWith("New price"));
  return {
    ...{ key: `price:${eventId}`, group: "money", isUrgent: true, at },
    title:
      `${isolated(job.name)} ${isApproved ? "approved" : "declined"} a new price` +
      `${isMissed ? ", which doesn't count" : ""}`,
    words:
      `${job.orderNumber}${price && `, ${price.toLowerCase()}`}. ` +
      `${isMissed && after?.reason ? `Answered without signal. ${after.reason}. ` : ""}` +
      `${consent ? consentWords(consent) : ""}.`,
    action: { kind: "link", to: `${jobPath(job.id)}#price`, label: "Open the job" },
    end: { intent: "seen", label: "Mark as seen" },
  };
}

function setupTodo({ key, title, words, to, label, isUrgent = false }: SetupProblem): Todo {
  return {
    ...{ key: `setup:${key}`, group: "setup", isUrgent, end: null, at: null },
    ...{ title, words },
    action: { kind: "link", to, label },
  };
}

function whenWords({ date, timeOfDay }: Job): string {
  if (date === null) return "no day yet";
  const day = formatDate(date, "short");
  return timeOfDay === null ? day : `${day}, ${windowWord(timeOfDay)}`;
}

/** The ids in a key of leads; null for another key. */
export function leadIds(key: string): number[] | null {
  const ids = /^leads:(\d{1,9}(?:,\d{1,9}){0,199})$/.exec(key)?.[1];
  return ids === undefined ? null : ids.split(",").map(Number);
}

/** Whether a key names a notice that is marked as seen. */
export function isNotice(key: string): boolean {
  return /^(?:late-cancel|photos|mail|card|price|quote-lost|recovery):\d{1,9}$/.test(key);
}

/** The quote in a key; null for another key. */
export function quoteOfKey(key: string): number | null {
  const id = /^quote:(\d{1,9})$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** The text in a key; null for another key. */
export function textOfKey(key: string): number | null {
  const id = /^text:(\d{1,9})$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** The message in a key; null for another key. */
export function mailOfKey(key: string): number | null {
  const id = /^mail:(\d{1,9})$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** The job in a key; null for another key. */
export function jobOfKey(key: string): number | null {
  const id = /^job:(\d{1,9})$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
