/** A job as the desk shows it; what a person may not see is not in it. */

import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import type { Texted } from "#app/desk/today/day-view.ts";
import { isPaidLater } from "#app/jobs/accounts/due.ts";
import { isOfInvoice } from "#app/jobs/accounts/invoice-messages.ts";
import { explainJobPrice, isPickupConfirmed, type Job } from "#app/jobs/job.ts";
import {
  type JobEvent,
  type JobStage,
  mayFollow,
  type PressUndo,
  undoOf,
} from "#app/jobs/job-event.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import type { Message, PutOff } from "#app/jobs/messages/messages.server.ts";
import { isForOwner, type MessageKind, UNNEEDED } from "#app/jobs/messages/messages.ts";
import { isText } from "#app/jobs/messages/text-kinds.ts";
import {
  balanceCents,
  currentReceipt,
  type JobMoney,
  jobTax,
  owedCents,
  type Payment,
} from "#app/jobs/money/job-money.ts";
import {
  approvedPrice,
  consentOf,
  isUnapproved,
  type PriceConsent,
} from "#app/jobs/money/price-consent.ts";
import type { FinalPrice } from "#app/jobs/money/receipt.ts";
import { deskTimeline, type TimelineEntry } from "#app/jobs/timeline.ts";
import { type JobDay, listPoints, type VisitOf, visitOf } from "#app/jobs/visit.ts";
import { words as visits } from "#app/jobs/visit-words.ts";
import { SPEAKS_SPANISH } from "#app/jobs/words.ts";
import { houstonClock, houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import type { CategoryKey, Product } from "#app/prices/catalog.ts";
import type { DeskSettings } from "#app/prices/owner-settings.ts";
import { type TaxedPrice, taxOn } from "#app/prices/tax.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { words } from "./words.ts";

export type DeskLine = Pick<JobLine, "id" | "name" | "quantity" | "volume"> & {
  category: CategoryKey | undefined;
  /** Cents; null where the person sees no amounts. */
  priceCents: number | null;
};

/** What the owner alone sees of a job's money. */
export type DeskMoney = {
  subtotalCents: number;
  discountCents: number;
  booked: TaxedPrice;
  priceReason: string | null;
  owedCents: number;
  /** To give back to the customer. */
  backCents: number;
  final: FinalPrice | null;
  /** It came to more than was booked, and no approval of the customer's is on record. */
  isUnapproved: boolean;
  payments: readonly Payment[];
  receipts: readonly { number: string; issuedAt: string; voidReason: string | null }[];
  receiptNumber: string | null;
  /** Cents that can be given back through Stripe at once. */
  cardBackCents: number;
  /** Cents that Stripe was asked to give back, and has not given yet. */
  waitingCents: number;
};

/** What cards mean to a job: cents that can be paid with one now, and what can be given back. */
export type DeskCards = { dueCents: number; backCents: number; waitingCents: number };

/** What is known of the texts about a job. */
type TextFacts = {
  messages: readonly Message[];
  isStopped: boolean;
  /** The newest text of the customer's or the owner's; null: there is none. */
  lastId: number | null;
  texted: Texted | null;
};

export type DeskJob = {
  orderNumber: string;
  revision: number;
  name: string;
  phone: string;
  /** Null: none, or not for this person. */
  email: string | null;
  street: string;
  place: string;
  address: string;
  /** "Habla español" of a customer who has booked in Spanish (rule 572). */
  speaks: string | null;
  date: string | null;
  timeOfDay: TimeOfDay | null;
  notes: string;
  deskNote: string;
  /** What is known of the customer, whatever the job. */
  customerNote: string;
  stage: JobStage;
  since: string | null;
  lines: DeskLine[];
  volume: number;
  /** Cents still to pay; null where the person sees no amounts. */
  toCollect: number | null;
  /** Its account pays it later: nothing is collected at the stop (rule 483). */
  isBilled: boolean;
  money: DeskMoney | null;
  /** How it stands to a price that was put to its customer; null: none, or not for this person. */
  consent: PriceConsent | null;
  /** Cents that a code can be shown for, to pay by card; null: none, or not for this person. */
  cardCents: number | null;
  timeline: TimelineEntry[];
  source: string | null;
  /** That its customer waits for an earlier window, in words; null: not so, or not for this person. */
  waits: string | null;
  /** That an email was not taken yet, in words (rule 306); null: not so, or not for this person. */
  putOff: string | null;
  /** When its customer has confirmed the pickup; null: they have not. */
  confirmed: string | null;
  /** Whether its customer wants texts, in words; null: nothing to say, or not for this person. */
  texts: string | null;
  /** Which texts did not arrive, and what came instead. */
  lostTexts: string[];
  /** The way to what its customer has texted. */
  thread: string | null;
  /** How "on my way" reaches its customer by text; null: it does not. */
  texted: Texted | null;
  /** The last press, which can be taken back until a clock's time; null: none can be. */
  undo: PressUndo | null;
  /** The days of a job that needs several; empty: it needs one. */
  days: JobDay[];
  /** Which day of which order it is; null: a job of its own. */
  visitOf: VisitOf | null;
  may: Record<"way" | "done" | "edit" | "move" | "cancel" | "restore" | "items" | "day", boolean>;
};

export function viewDeskJob(
  job: Job,
  person: DeskPerson,
  known: {
    events: readonly JobEvent[];
    money: JobMoney;
    cards: DeskCards;
    settings: DeskSettings;
    customerNote: string;
    findProduct: (id: string) => Product | undefined;
    waits: string | null;
    putOff: readonly PutOff[];
    /** What became of asking for a review. */
    reviewLines: readonly TimelineEntry[];
    texts: TextFacts;
    /** When the email about the last press goes out; null: none waits. */
    mailAt: string | null;
    /** Its days, where it has several. */
    days?: JobDay[];
    now: Date;
  },
): DeskJob {
  const {
    events,
    money,
    cards,
    settings,
    customerNote,
    findProduct,
    waits,
    putOff,
    reviewLines,
    texts,
    mailAt,
    days = [],
    now,
  } = known;
  const visit = visitOf(job);
  const isOwner = person.role === "owner";
  const stage = job.stage;
  const last = events.findLast(({ what }) => what === stage);
  const isByStripe = money.payments.some(({ stripeId, voidedAt }) => stripeId && !voidedAt);
  const undo = isByStripe ? null : undoOf(events, stage, person.role, now);
  const seesAmount = !visit && (isOwner || settings.crewSeesAmounts);
  const consent = consentOf(job, events, settings.tax);
  const isToCome = mayFollow(stage, "price-approved");
  const approved = isToCome ? approvedPrice(consent)?.tax.totalCents : undefined;
  return {
    orderNumber: job.orderNumber,
    revision: job.revision,
    name: job.name,
    phone: phoneWords(job),
    email: isOwner && job.email !== "" ? job.email : null,
    street: job.street,
    place: `${job.city}, ${job.state} ${job.zip}`,
    address: job.fullAddress,
    speaks: job.language === "es" ? SPEAKS_SPANISH : null,
    date: job.date,
    timeOfDay: job.timeOfDay,
    notes: job.notes,
    deskNote: job.deskNote ?? "",
    customerNote,
    stage,
    since: stage !== "booked" && last ? houstonTime(last.at) : null,
    lines: job.items.map(({ id, name, quantity, volume, priceCents }) => ({
      ...{ id, quantity, volume },
      name: visit ? visits.dayOfOrder(visit.day, visit.order) : name,
      category: findProduct(id)?.category,
      priceCents: isOwner && !visit ? priceCents : null,
    })),
    volume: visit ? job.volume : listPoints(job),
    isBilled: isPaidLater(job),
    toCollect: seesAmount ? (approved ?? owedCents(job, money, settings.tax)) : null,
    consent: seesAmount ? consent : null,
    money: isOwner && !visit ? viewMoney(job, money, cards, settings) : null,
    cardCents: seesAmount && cards.dueCents > 0 ? cards.dueCents : null,
    timeline: isOwner ? deskTimeline(events, job.name, reviewLines) : [],
    source: isOwner ? job.source : null,
    waits: isOwner ? waits : null,
    putOff: isOwner ? putOffWords(putOff) : null,
    confirmed:
      isPickupConfirmed(job) && job.pickupConfirmedAt
        ? words.byText(houstonTime(job.pickupConfirmedAt))
        : null,
    texts: isOwner ? textWords(job, texts.isStopped) : null,
    lostTexts: isOwner ? texts.messages.flatMap(lostText) : [],
    thread: isOwner && texts.lastId !== null ? `/desk/texts/${texts.lastId}` : null,
    texted: texts.texted,
    undo: undo && {
      ...{ stage, back: undo.stage, until: houstonClock(undo.until) },
      mailAt: mailAt === null ? null : houstonClock(mailAt),
    },
    days,
    visitOf: visit,
    may: {
      way: mayFollow(stage, "on-the-way"),
      done: mayFollow(stage, "done"),
      edit: isOwner && !visit && mayFollow(stage, "details-changed"),
      items: isOwner && !visit && mayFollow(stage, "items-changed"),
      day: isOwner && !visit && mayFollow(stage, "day-added"),
      move: isOwner && mayFollow(stage, "moved"),
      cancel: isOwner && mayFollow(stage, "cancelled"),
      restore: isOwner && mayFollow(stage, "restored"),
    },
  };
}

function textWords({ textsSince }: Job, isStopped: boolean): string | null {
  if (isStopped) return "Stopped: they have texted STOP";
  return textsSince ? `Wanted since ${houstonTime(textsSince)}` : null;
}

const LOST_NAMES: Partial<Record<MessageKind, string>> = {
  "booked-text": "The text that it is booked",
  "moved-text": "The text about the new time",
  "cancelled-text": "The text that it is canceled",
  "restored-text": "The text that it is booked again",
  "opening-text": "The text about an earlier window",
  "reminder-text": "The reminder by text",
  "on-the-way-text": "The “on my way” text",
  "undone-text": "The text that we are not on the way yet",
  "review-text": "The text that asks for a review",
  "answer-text": "Your answer",
};

/** "The reminder by text did not arrive (30003). An email says it." */
function lostText({ kind, state, reason, extra }: Message): string[] {
  const isUnneeded = Object.values<string | null>(UNNEEDED).includes(reason);
  if (!isText(kind) || state !== "given-up" || isUnneeded) return [];
  const what = reason === "unknown" ? "may not have arrived" : "did not arrive";
  const code = extra?.answer ? ` (${extra.answer})` : "";
  const instead =
    kind === "answer-text" ? "" : " Where there is an email address, an email says it.";
  return [`${LOST_NAMES[kind] ?? "A text"} ${what}${code}.${instead}`];
}

function putOffWords(putOff: readonly PutOff[]): string | null {
  const [next] = putOff;
  if (!next) return null;
  const who = [...new Set(putOff.map(({ kind }) => readerOf(kind)))];
  const at = houstonTime(next.dueAt);
  return `The mail server hasn't taken the email to ${who.join(" and to ")} yet. Next try ${at}`;
}

function readerOf(kind: MessageKind): string {
  if (isOfInvoice(kind)) return "the account";
  return isForOwner(kind) ? "you" : "the customer";
}

function viewMoney(
  job: Job,
  money: JobMoney,
  { backCents, waitingCents }: DeskCards,
  { tax }: DeskSettings,
): DeskMoney {
  const { final } = money;
  const booked = taxOn(job.totalCents, jobTax(job, tax));
  return {
    subtotalCents: job.subtotalCents,
    discountCents: job.discountCents,
    booked,
    priceReason: explainJobPrice(job),
    owedCents: owedCents(job, money, tax),
    backCents: Math.max(0, -balanceCents(job, money, tax) - waitingCents),
    cardBackCents: backCents,
    waitingCents,
    final,
    isUnapproved: final !== null && isUnapproved(final, booked.totalCents),
    payments: money.payments,
    receipts: money.receipts.map(({ number, issuedAt, voidReason }) => ({
      ...{ number, issuedAt, voidReason },
    })),
    receiptNumber: currentReceipt(money)?.number ?? null,
  };
}
