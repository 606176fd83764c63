/** The timeline of a booking in plain words, for its customer and for the desk. */

import { formatDate } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { windowWord } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { donationWords } from "./donation.ts";
import {
  type Actor,
  type CustomerField,
  type EventFacts,
  type JobEvent,
  withoutUndone,
} from "./job-event.ts";
import { consentWords } from "./money/price-consent.ts";
import type { Proposal } from "./money/receipt.ts";
import { words as receipts } from "./money/receipt-words.ts";
import { words } from "./timeline-words.ts";
import { STAGE_WORDS } from "./words.ts";

export type TimelineEntry = {
  /** "Mon, Jul 20, 2026, 10:30 AM". */
  at: string;
  title: string;
  detail: string | null;
};

/** What the desk alone is told of. */
const OF_THE_DESK: readonly JobEvent["what"][] = [
  ...(["desk-noted", "payment-voided", "truck-changed", "account-changed", "donated"] as const),
];

/** A booking's events as its customer reads them, the newest first. */
export function customerTimeline(events: readonly JobEvent[]): TimelineEntry[] {
  return withoutUndone(events)
    .filter(({ what }) => !OF_THE_DESK.includes(what))
    .map(toLine(toCustomer))
    .reverse();
}

/**
 * The same for the owner and the crew.
 * @param name the customer's
 * @param beside what is told that is no event of the job, `at` as an ISO instant
 */
export function deskTimeline(
  events: readonly JobEvent[],
  name: string,
  beside: readonly TimelineEntry[] = [],
): TimelineEntry[] {
  const [first = name] = name.trim().split(/\s+/);
  const actors = { customer: first, owner: words.owner, crew: words.crew, system: words.site };
  const line = toLine(({ who, after }) => after?.by ?? actors[who]);
  const told = events.map((event) => ({
    iso: event.at,
    entry: { ...line(event), detail: line(event).detail ?? event.after?.reason ?? null },
  }));
  const others = beside.map((entry) => ({
    iso: entry.at,
    entry: { ...entry, at: houstonTime(entry.at) },
  }));
  return [...told, ...others]
    .sort((one, other) => one.iso.localeCompare(other.iso))
    .map(({ entry }) => entry)
    .reverse();
}

function toCustomer({ who }: { who: Actor }): string {
  return who === "customer" ? words.you : words.we;
}

function toLine(nameOf: (event: JobEvent) => string) {
  return (event: JobEvent): TimelineEntry => ({
    at: houstonTime(event.at),
    ...tell(event, nameOf(event)),
  });
}

/**
 * What the customer has done with the last post, said where it has led to; null where something else
 * has happened since.
 * @param did the kind of event that the address names
 */
export function tellDone(events: readonly JobEvent[], did: string | null): string | null {
  const last = events.at(-1);
  return last && last.what === did && last.who === "customer"
    ? `${tell(last, words.you).title}.`
    : null;
}

function tell({ what, before, after }: JobEvent, actor: string): Omit<TimelineEntry, "at"> {
  switch (what) {
    case "booked":
      return { title: before ? words.bookingChanged(actor) : words.booked, detail: priceOf(after) };
    case "moved":
      return { title: movedWords(actor, before, after), detail: wasSlot(before) };
    case "items-changed": {
      const details = [newPrice(before, after), after?.date && words.now(newSlotWords(after))];
      return { title: words.items(actor), detail: details.filter(Boolean).join(". ") || null };
    }
    case "note-changed":
      return { title: words.note(actor), detail: null };
    case "details-changed":
      return { title: words.details(actor, fieldWords(after?.fields ?? [])), detail: null };
    case "photos-changed":
      return { title: photoWords(actor, before, after), detail: null };
    case "cancelled":
      return { title: words.cancelled(actor), detail: null };
    case "restored":
      return { title: words.restored(actor), detail: null };
    case "on-the-way":
      return { title: words.setOff(driver(actor)), detail: null };
    case "done":
      return {
        title: words.finished(driver(actor)),
        detail: paidWords(after) ?? finalWords(after),
      };
    case "corrected":
      return { title: words.corrected(actor), detail: finalWords(after) };
    case "paid":
      return { title: words.paid, detail: paidWords(after) };
    case "refunded":
      return {
        title: after?.isDispute ? words.disputed : words.refunded(actor),
        detail: refundWords(after),
      };
    case "payment-voided":
      return { title: words.paymentVoided(actor), detail: null };
    case "payment-asked":
      return {
        title: words.payAsked(actor),
        detail: after?.owedCents ? words.toPay(formatMoney(after.owedCents)) : null,
      };
    case "receipt-sent":
      return { title: words.receiptSent(actor), detail: null };
    case "undone":
      return {
        title: words.undone(actor, STAGE_WORDS[before?.stage ?? "done"]),
        detail: null,
      };
    case "price-proposed":
      return {
        title: words.proposed(actor),
        detail: after?.proposal ? proposedWords(after.proposal) : null,
      };
    case "price-withdrawn":
      return { title: words.withdrawn(actor), detail: null };
    case "price-approved":
      return { title: words.approved(actor), detail: agreedWords(after) };
    case "price-declined":
      return { title: words.declined(actor), detail: agreedWords(after) };
    case "price-missed":
      return {
        title: after?.isApproved ? words.missedApproval(actor) : words.missedRefusal(actor),
        detail: [after?.reason && `${after.reason}.`, agreedWords(after)].filter(Boolean).join(" "),
      };
    case "truck-changed":
      return { title: words.onTruck(actor, `${after?.truck}`), detail: null };
    case "account-changed": {
      const title = after?.account
        ? words.onAccount(actor, after.account)
        : words.offAccount(actor);
      return { title, detail: newPrice(before, after) };
    }
    case "day-added":
      return { title: words.dayAdded(actor), detail: visitWords(after) };
    case "donated":
      return after?.donation === null
        ? { title: words.donationBack(actor), detail: null }
        : { title: words.donated(actor), detail: givenWords(after) };
    case "desk-noted":
      return { title: words.deskNoted(actor), detail: null };
  }
}

function proposedWords({ booked, final }: Proposal): string {
  const was = formatMoney(booked.tax.totalCents);
  return words.priceFor(formatMoney(final.tax.totalCents), was, final.reason);
}

/** Who answered, when and where, and what the page showed. */
function agreedWords(after: EventFacts | null): string | null {
  const consent = after?.consent;
  return consent ? `${consentWords(consent)}: “${consent.words.join(" · ")}”` : null;
}

/** Customers are told of the crew, whoever of us has pressed. */
function driver(actor: string): string {
  return actor === words.we ? words.crew : actor;
}

function movedWords(actor: string, before: EventFacts | null, after: EventFacts | null): string {
  return (before?.date ? words.moved : words.set)(actor, newSlotWords(after));
}

function newSlotWords(facts: EventFacts | null): string {
  return facts?.date
    ? slotWords({ date: facts.date, timeOfDay: facts.timeOfDay ?? null })
    : words.anotherDay;
}

function visitWords(after: EventFacts | null): string | null {
  return after?.visit ? words.visit(after.visit.day, slotWords(after.visit)) : null;
}

function givenWords(after: EventFacts | null): string | null {
  return after?.donation ? donationWords(after.donation) : null;
}

function wasSlot(before: EventFacts | null): string | null {
  if (!before?.date) return null;
  const { date, timeOfDay } = before;
  return words.was(formatDate(date, "day"), timeOfDay ? windowWord(timeOfDay) : null);
}

function priceOf(after: EventFacts | null): string | null {
  if (after?.totalCents === undefined) return null;
  return after.totalCents === 0 ? words.onSite : words.price(formatMoney(after.totalCents));
}

function finalWords(after: EventFacts | null): string | null {
  return after?.finalCents === undefined ? null : words.finalPrice(formatMoney(after.finalCents));
}

function paidWords(after: EventFacts | null): string | null {
  if (!after?.paid) return null;
  const { method, cents, tipCents } = after.paid;
  const tip = tipCents > 0 ? formatMoney(tipCents) : null;
  return words.paidBy(formatMoney(cents), receipts.methods[method], tip);
}

function refundWords(after: EventFacts | null): string | null {
  const { method, cents } = after?.paid ?? {};
  return method && cents ? words.paidBy(formatMoney(-cents), receipts.methods[method], null) : null;
}

function newPrice(before: EventFacts | null, after: EventFacts | null): string | null {
  const [old, now] = [before?.totalCents, after?.totalCents];
  if (old === undefined || now === undefined) return null;
  return old === now
    ? words.still(formatMoney(now))
    : words.changed(formatMoney(now), formatMoney(old));
}

function photoWords(actor: string, before: EventFacts | null, after: EventFacts | null): string {
  const change = (after?.photos ?? 0) - (before?.photos ?? 0);
  return (change > 0 ? words.photosAdded : words.photosRemoved)(actor, Math.abs(change));
}

/** "phone number and address". */
export function fieldWords(fields: readonly CustomerField[]): string {
  return words.fields(fields);
}
