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
import { METHOD_WORDS, type Proposal } from "./money/receipt.ts";
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
  const actors = { customer: first, owner: "The owner", crew: "The crew", system: "The site" };
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
  return who === "customer" ? "You" : "We";
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
    ? `${tell(last, "You").title}.`
    : null;
}

function tell({ what, before, after }: JobEvent, actor: string): Omit<TimelineEntry, "at"> {
  switch (what) {
    case "booked":
      return { title: before ? `${actor} changed the booking` : "Booked", detail: priceOf(after) };
    case "moved":
      return { title: `${actor} ${movedWords(before, after)}`, detail: wasSlot(before) };
    case "items-changed": {
      const details = [newPrice(before, after), after?.date && `Now ${newSlotWords(after)}`];
      return {
        title: `${actor} changed the items`,
        detail: details.filter(Boolean).join(". ") || null,
      };
    }
    case "note-changed":
      return { title: `${actor} changed the note for the crew`, detail: null };
    case "details-changed":
      return { title: `${actor} changed the ${fieldWords(after?.fields ?? [])}`, detail: null };
    case "photos-changed":
      return { title: `${actor} ${photoWords(before, after)}`, detail: null };
    case "cancelled":
      return { title: `${actor} canceled the pickup`, detail: null };
    case "restored":
      return { title: `${actor} undid the cancellation`, detail: null };
    case "on-the-way":
      return { title: `${driver(actor)} set off`, detail: null };
    case "done":
      return {
        title: `${driver(actor)} finished`,
        detail: paidWords(after) ?? finalWords(after),
      };
    case "corrected":
      return { title: `${actor} corrected the price`, detail: finalWords(after) };
    case "paid":
      return { title: "Payment received", detail: paidWords(after) };
    case "refunded":
      return {
        title: after?.isDispute ? "The bank took a payment back" : `${actor} gave a refund`,
        detail: refundWords(after),
      };
    case "payment-voided":
      return { title: `${actor} voided a payment`, detail: null };
    case "payment-asked":
      return {
        title: `${actor} sent a reminder of the payment`,
        detail: after?.owedCents ? `${formatMoney(after.owedCents)} to pay` : null,
      };
    case "receipt-sent":
      return { title: `${actor} sent the receipt again`, detail: null };
    case "undone":
      return {
        title: `${actor} undid "${STAGE_WORDS[before?.stage ?? "done"]}"`,
        detail: null,
      };
    case "price-proposed":
      return {
        title: `${actor} proposed another price`,
        detail: after?.proposal ? `${proposedWords(after.proposal)}` : null,
      };
    case "price-withdrawn":
      return { title: `${actor} took the proposed price back`, detail: null };
    case "price-approved":
      return { title: `${actor} approved the new price`, detail: agreedWords(after) };
    case "price-declined":
      return { title: `${actor} declined the new price`, detail: agreedWords(after) };
    case "price-missed":
      return {
        title: `${actor} ${after?.isApproved ? "approved" : "declined"} a price, which doesn't count`,
        detail: [after?.reason && `${after.reason}.`, agreedWords(after)].filter(Boolean).join(" "),
      };
    case "truck-changed":
      return { title: `${actor} put it on ${after?.truck}`, detail: null };
    case "account-changed": {
      const title = after?.account
        ? `${actor} put it on the account of ${after.account}`
        : `${actor} took it off the account`;
      return { title, detail: newPrice(before, after) };
    }
    case "day-added":
      return { title: `${actor} added another day`, detail: visitWords(after) };
    case "donated":
      return after?.donation === null
        ? { title: `${actor} took the donation back`, detail: null }
        : { title: `${actor} entered a donation`, detail: givenWords(after) };
    case "desk-noted":
      return { title: `${actor} changed the internal note`, detail: null };
  }
}

function proposedWords({ booked, final }: Proposal): string {
  const [was, now] = [booked, final].map(({ tax }) => formatMoney(tax.totalCents));
  return `${now}, was ${was}. ${final.reason}`;
}

/** Who answered, when and where, and what the page showed. */
function agreedWords(after: EventFacts | null): string | null {
  const consent = after?.consent;
  return consent ? `${consentWords(consent)}: “${consent.words.join(" · ")}”` : null;
}

/** Customers are told of the crew, whoever of us has pressed. */
function driver(actor: string): string {
  return actor === "We" ? "The crew" : actor;
}

function movedWords(before: EventFacts | null, after: EventFacts | null): string {
  return before?.date
    ? `moved the pickup to ${newSlotWords(after)}`
    : `set the pickup for ${newSlotWords(after)}`;
}

function newSlotWords(facts: EventFacts | null): string {
  return facts?.date
    ? slotWords({ date: facts.date, timeOfDay: facts.timeOfDay ?? null })
    : "another day";
}

function visitWords(after: EventFacts | null): string | null {
  return after?.visit ? `Day ${after.visit.day}: ${slotWords(after.visit)}` : null;
}

function givenWords(after: EventFacts | null): string | null {
  return after?.donation ? donationWords(after.donation) : null;
}

function wasSlot(before: EventFacts | null): string | null {
  if (!before?.date) return null;
  const time = before.timeOfDay ? `, ${windowWord(before.timeOfDay)}` : "";
  return `Was ${formatDate(before.date, "day")}${time}`;
}

function priceOf(after: EventFacts | null): string | null {
  if (after?.totalCents === undefined) return null;
  return after.totalCents === 0
    ? "The crew prices it on site"
    : `Price ${formatMoney(after.totalCents)}`;
}

function finalWords(after: EventFacts | null): string | null {
  return after?.finalCents === undefined ? null : `Final price ${formatMoney(after.finalCents)}`;
}

function paidWords(after: EventFacts | null): string | null {
  if (!after?.paid) return null;
  const { method, cents, tipCents } = after.paid;
  const tip = tipCents > 0 ? ` and a tip of ${formatMoney(tipCents)}` : "";
  return `${formatMoney(cents)} by ${METHOD_WORDS[method]}${tip}`;
}

function refundWords(after: EventFacts | null): string | null {
  const { method, cents } = after?.paid ?? {};
  return method && cents ? `${formatMoney(-cents)} by ${METHOD_WORDS[method]}` : null;
}

function newPrice(before: EventFacts | null, after: EventFacts | null): string | null {
  const [old, now] = [before?.totalCents, after?.totalCents];
  if (old === undefined || now === undefined) return null;
  return old === now ? `Still ${formatMoney(now)}` : `${formatMoney(now)}, was ${formatMoney(old)}`;
}

function photoWords(before: EventFacts | null, after: EventFacts | null): string {
  const change = (after?.photos ?? 0) - (before?.photos ?? 0);
  const count = Math.abs(change);
  return `${change > 0 ? "added" : "removed"} ${count === 1 ? "a photo" : `${count} photos`}`;
}

const FIELD_WORDS: Record<CustomerField, string> = {
  ...{ name: "name", phone: "phone number", email: "email address", address: "address" },
};

/** "phone number and address". */
export function fieldWords(fields: readonly CustomerField[]): string {
  const words = fields.map((field) => FIELD_WORDS[field]);
  const list = new Intl.ListFormat("en-US", { type: "conjunction" });
  return list.format(words);
}
