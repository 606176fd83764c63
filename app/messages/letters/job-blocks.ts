/** What several emails say of a job. */

import { discountLabel } from "#app/jobs/accounts/discount-rate.ts";
import { CHANGE_HOUR, mayChange } from "#app/jobs/change-deadline.ts";
import { type BookingTerms, explainJobPrice, type Job } from "#app/jobs/job.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { SPEAKS_SPANISH } from "#app/jobs/words.ts";
import type { Business } from "#app/lib/business.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { mailtoHref } from "#app/lib/email-address.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { phoneHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import {
  discountWords,
  type EmailJob,
  itemParts,
  mapLink,
  totalWords,
  whenWords,
} from "#app/messages/words.ts";
import { bookedTaxWords } from "#app/prices/tax.ts";
import { windowWithHours } from "#app/schedule/schedule.ts";
import { words as say } from "./block-words.ts";
import { bookingLink } from "./booking-link.ts";
import { oneLine } from "./header-text.ts";
import type { Block } from "./letter.ts";

export const WHY_OWNER = "Your booking site sends you this email about every booking.";

export const NOT_CHOSEN = {
  both: "No day or time yet. Call the customer to set them.",
  date: "No day yet. Call the customer to set it.",
  window: "No time yet. Call the customer to set it.",
};

type When = Pick<Job, "date" | "timeOfDay">;

export function words(text: string): Block {
  return { kind: "words", text };
}

/** Typed text under a heading of its own. */
export function quoteBlock(title: string, text: string): Block {
  return { kind: "quote", title, text };
}

export const NO_DATE = "no date";

/** When the crew comes, and where; `was`: when it would have come. */
export function slotBlock(
  job: When,
  missing: typeof NOT_CHOSEN,
  { place, was = null }: { place?: string; was?: string | null } = {},
): Block {
  const { date, timeOfDay } = job;
  const window = timeOfDay === null ? null : windowWithHours(timeOfDay);
  const rest = date === null ? (window ? missing.date : missing.both) : missing.window;
  const head = date === null ? window : formatDate(date, "day");
  const isWhole = date !== null && window !== null;
  const at = place === undefined ? [] : [oneLine(place)];
  return {
    kind: "slot",
    head,
    lines: [isWhole ? window : rest, ...at],
    was,
    text: [
      say.when(whenWords(job, missing)),
      ...(was === null ? [] : [say.was(was)]),
      ...at.map(say.where),
    ].join("\n"),
  };
}

/** A slot that does not hold any more. */
export function pastSlotBlock(job: When, missing: typeof NOT_CHOSEN): Block {
  const was = whenWords(job, missing);
  return { kind: "slot", head: null, lines: [], was, text: say.was(was) };
}

/** The items and what they come to; a discount and the reason for the price where there are any. */
export function itemsBlock(job: EmailJob & Partial<BookingTerms>, title = say.pickingUp): Block {
  return {
    kind: "items",
    title,
    items: job.items.map(itemRow),
    sums: job.discountCents === 0 ? [totalRow(job)] : sumRows(job, discountLabel(job)),
    why: whyWords(job),
  };
}

/** How the price came about, and what the sales tax does to it. */
function whyWords(job: EmailJob & Partial<BookingTerms>): string | null {
  const price = job.subtotalCents > 0 ? explainJobPrice(job) : null;
  const tax = bookedTaxWords(job);
  if (price === null || tax === null) return price ?? tax;
  return `${price.replace(/\.$/, "")}. ${tax}`;
}

/** As `itemsBlock`, with every sum, for the owner's books. */
export function ownerItemsBlock(job: EmailJob): Block {
  return {
    kind: "items",
    title: `Items, ${formatPoints(job.volume)} points`,
    items: job.items.map(itemRow),
    sums: sumRows(job),
    why: null,
  };
}

function itemRow(line: JobLine) {
  const { what, price } = itemParts(line);
  return { label: what, value: price };
}

function totalRow({ totalCents }: Pick<Job, "totalCents">, label = "") {
  return { label: say.total, value: [totalWords(totalCents), label].filter(Boolean).join(" ") };
}

function sumRows(job: EmailJob, label = "") {
  return [
    { label: say.subtotal, value: formatMoney(job.subtotalCents) },
    { label: say.discount, value: discountWords(job.discountCents) },
    totalRow(job, label),
  ];
}

/** The customer's contact details as links; without an email address where there is none. */
export function customerFacts(job: EmailJob): Block {
  const email = oneLine(job.email);
  const address = oneLine(job.fullAddress);
  return {
    kind: "facts",
    facts: [
      { label: "Customer", lines: [{ text: isolated(oneLine(job.name)) }] },
      ...(job.language === "es" ? [{ label: "Language", lines: [{ text: SPEAKS_SPANISH }] }] : []),
      { label: "Phone", lines: [{ text: phoneWords(job), href: phoneHref(phoneWords(job)) }] },
      ...(email === ""
        ? []
        : [{ label: "Email", lines: [{ text: email, href: mailtoHref(email) }] }]),
      { label: "Address", lines: [{ text: address, href: mapLink(address) }] },
    ],
  };
}

/** How the customer changes the booking: on its page. */
export function changeBlock(job: EmailJob, business: Business): Block {
  return { kind: "button", label: say.seeBooking, href: bookingLink(job, business) };
}

/**
 * What can be changed until when (rules 122 and 124), as it was when the job last changed: each try to send an
 * email says the same.
 */
export function termsBlock(job: EmailJob, business: Business): Block {
  const { date } = job;
  if (date === null) return words(say.anyTime);
  if (!couldStillChange(job)) {
    return words(say.tooLate(oneLine(business.phone)));
  }
  const lastDay = formatDate(addDays(date, -1), "day");
  return words(say.freeUntil(lastDay, hourWords(CHANGE_HOUR)));
}

/** Whether the job could be moved when it last changed. */
export function couldStillChange({ date, createdAt, changedAt }: EmailJob): boolean {
  return mayChange({ stage: "booked", date }, new Date(changedAt ?? createdAt));
}

/** The customer's note, a gate code most of all; nothing where there is none. */
export function noteBlocks({ notes }: Pick<Job, "notes">): Block[] {
  return notes === "" ? [] : [quoteBlock("Note from the customer", notes)];
}

/** Where the owner sees and changes the job. */
export function deskBlock({ orderNumber }: Pick<Job, "orderNumber">, { siteUrl }: Business): Block {
  return {
    kind: "button",
    label: "Open the job on your desk",
    href: siteUrl + jobPath(orderNumber),
  };
}

/** Why the customer gets an email, and what the link in it is worth where there is one. */
export function customerWhy(blocks: readonly Block[]): string {
  const hasLink = blocks.some(({ kind }) => kind === "button");
  return hasLink ? `${say.why} ${say.whyLink}` : say.why;
}

export function orderBlock({ orderNumber }: Pick<Job, "orderNumber">): Block {
  return { kind: "order", orderNumber };
}

/** What a customer is asked for before the crew comes. */
export function callsAhead({ area }: Pick<Business, "area">): string {
  return say.callsAhead(area.city);
}
