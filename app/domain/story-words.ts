/** The story of a booking as its customer reads it. */
import { houstonTime } from "./houston-time.ts";
import type { EventFacts, JobEvent } from "./job-event.ts";
import { formatMoney } from "./money.ts";
import { formatDate } from "./schedule.ts";
import { slotWords } from "./slot-words.ts";

export type StoryLine = {
  /** "Mon, Jul 20, 2026, 10:30 AM". */
  at: string;
  title: string;
  detail: string | null;
};

/** A booking's events in plain words, the newest first. */
export function tellStory(events: readonly JobEvent[]): StoryLine[] {
  return events.map((event) => ({ at: houstonTime(event.at), ...tell(event) })).reverse();
}

/**
 * What the customer has done with the last post, said where it has led to; null where something else
 * has happened since.
 * @param did the kind of event that the address names
 */
export function tellDone(events: readonly JobEvent[], did: string | null): string | null {
  const last = events.at(-1);
  return last && last.what === did && last.who === "customer" ? `${tell(last).title}.` : null;
}

function tell({ who, what, before, after }: JobEvent): Omit<StoryLine, "at"> {
  const actor = who === "customer" ? "You" : "We";
  switch (what) {
    case "booked":
      return { title: before ? `${actor} changed the booking` : "Booked", detail: priceOf(after) };
    case "moved":
      return { title: `${actor} ${movedWords(before, after)}`, detail: wasSlot(before) };
    case "items-changed": {
      const details = [newPrice(before, after), after?.date && `Now ${slotOf(after)}`];
      return {
        title: `${actor} changed the items`,
        detail: details.filter(Boolean).join(". ") || null,
      };
    }
    case "note-changed":
      return { title: `${actor} changed the note for the crew`, detail: null };
    case "photos-changed":
      return { title: `${actor} ${photoWords(before, after)}`, detail: null };
    case "cancelled":
      return { title: `${actor} cancelled the pickup`, detail: null };
    case "restored":
      return { title: `${actor} took the cancellation back`, detail: null };
    case "on-the-way":
      return { title: "The crew set off", detail: null };
    case "done":
      return { title: "The crew finished", detail: null };
  }
}

function movedWords(before: EventFacts | null, after: EventFacts | null): string {
  return before?.date ? `moved it to ${slotOf(after)}` : `set it for ${slotOf(after)}`;
}

function slotOf(facts: EventFacts | null): string {
  return facts?.date
    ? slotWords({ date: facts.date, timeOfDay: facts.timeOfDay ?? null })
    : "another day";
}

function wasSlot(before: EventFacts | null): string | null {
  if (!before?.date) return null;
  const time = before.timeOfDay ? `, ${before.timeOfDay.toLowerCase()}` : "";
  return `Was ${formatDate(before.date, "day")}${time}`;
}

function priceOf(after: EventFacts | null): string | null {
  if (after?.totalCents === undefined) return null;
  return after.totalCents === 0
    ? "The crew prices it on site"
    : `Price fixed at ${formatMoney(after.totalCents)}`;
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
