/** A booking as its customer's pages show it: what they need, and nothing else of the job. */

import { discountRate } from "#app/jobs/accounts/discount-rate.ts";
import { CHANGE_HOUR, mayCancel, mayChange } from "#app/jobs/change-deadline.ts";
import { countItems, explainJobPrice, type Job } from "#app/jobs/job.ts";
import { type JobEvent, type JobStage, mayFollow } from "#app/jobs/job-event.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { REMINDER_HOUR, reminderFor } from "#app/jobs/messages/messages.ts";
import { mayShowPhotos } from "#app/jobs/photos/photo.ts";
import { isQuoted } from "#app/jobs/quotes/quote.ts";
import { customerTimeline, type TimelineEntry } from "#app/jobs/timeline.ts";
import { listPoints } from "#app/jobs/visit.ts";
import { addDays, formatDate, houstonNow } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { phoneOf, type StoredPhone } from "#app/lib/phone-number.ts";
import type { CategoryKey, Product } from "#app/prices/catalog.ts";
import { bookedTaxWords, formatRate } from "#app/prices/tax.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { words } from "./page/view-words.ts";

/** A line as it was booked; its picture is today's, where the price list still has the item. */
type ViewLine = Pick<JobLine, "id" | "name" | "quantity" | "priceCents" | "volume"> & {
  category: CategoryKey | undefined;
  picture: Product["picture"];
};

export type BookingView = {
  orderNumber: string;
  stage: JobStage;
  /** Its day is over, and nobody has said what became of it. */
  isPast: boolean;
  isToday: boolean;
  date: string | null;
  timeOfDay: TimeOfDay | null;
  /** "July 23, 2026"; null without a date. */
  day: string | null;
  name: string;
  street: string;
  /** "Houston, TX 77008". */
  place: string;
  /** Where emails go, half hidden; null: none goes out (rule 300). */
  email: string | null;
  phone: string;
  notes: string;
  lines: ViewLine[];
  itemCount: number;
  subtotalCents: number;
  discountCents: number;
  /** "10%": what the discount is of the subtotal. */
  discount: string;
  totalCents: number;
  priceReason: string | null;
  /** What the sales tax does to the total; null where nothing was said of it. */
  taxNote: string | null;
  /** Points. */
  volume: number;
  /** `items`: a quoted price stands, whatever is on the list (rule 418). */
  may: { change: boolean; items: boolean; cancel: boolean; note: boolean; photos: boolean };
  /** Why it cannot be moved or its list changed, where it cannot. */
  closedWords: string;
  /** "Wednesday at 6 PM"; null without a date. */
  changeUntil: string | null;
  /** "Wednesday at 10 AM"; null where there is none to come. */
  reminderAt: string | null;
  /** How it comes, and where to. */
  reminder: "text" | "email";
  reminderTo: string | null;
  /** When it was done or cancelled. */
  endedAt: string | null;
  /** Who called it off; null where nobody has. */
  cancelledBy: "customer" | "us" | null;
  timeline: TimelineEntry[];
};

/**
 * @param findProduct today's price list, for the pictures
 * @param sendsMail whether a mail service is set
 * @param isTexted whether texts go out to its customer
 */
export function viewBooking(
  job: Job,
  events: readonly JobEvent[],
  findProduct: (id: string) => Product | undefined,
  now: Date,
  sendsMail: boolean,
  isTexted = false,
): BookingView {
  const { date, stage } = job;
  const isMailed = sendsMail && job.email !== "";
  const isPast = stage === "booked" && date !== null && date < houstonNow(now).date;
  return {
    orderNumber: job.orderNumber,
    stage,
    isPast,
    isToday: date === houstonNow(now).date,
    date,
    timeOfDay: job.timeOfDay,
    day: date && formatDate(date, "monthDayYear"),
    name: job.name,
    street: job.street,
    place: words.place(job.city, job.state, job.zip),
    email: isMailed ? maskedEmail(job.email) : null,
    phone: maskedPhone(job),
    notes: job.notes,
    lines: job.items.map(({ id, name, quantity, priceCents, volume }) => {
      const { category, picture } = findProduct(id) ?? {};
      return { id, name, quantity, priceCents, volume, category, picture };
    }),
    itemCount: countItems(job.items),
    subtotalCents: job.subtotalCents,
    discountCents: job.discountCents,
    discount: formatRate(discountRate(job)),
    totalCents: job.totalCents,
    priceReason: explainJobPrice(job),
    taxNote: bookedTaxWords(job),
    volume: listPoints(job),
    may: {
      change: mayChange({ stage, date }, now),
      items: mayChange({ stage, date }, now) && !isQuoted(job.items),
      cancel: mayCancel({ stage, date }, now),
      note: mayFollow(stage, "note-changed") && !isPast,
      photos: mayShowPhotos(stage) && !isPast,
    },
    closedWords: closedWords(job, isPast, now),
    changeUntil: date && untilWords(date, now),
    reminderAt: isMailed || isTexted ? reminderWords({ ...job, stage }, now) : null,
    reminder: isTexted ? "text" : "email",
    reminderTo: isTexted ? maskedPhone(job) : isMailed ? maskedEmail(job.email) : null,
    endedAt: job.endedAt && houstonTime(job.endedAt),
    cancelledBy: cancelledBy(events, stage),
    timeline: customerTimeline(events),
  };
}

/** What a pickup on a day would still allow (rule 122), before it is moved there. */
export function termsOfDay(date: string, now: Date): string {
  return mayChange({ stage: "booked", date }, now)
    ? words.stillOpen(untilWords(date, now))
    : words.lastMove;
}

function closedWords({ stage, date, items }: Job, isPast: boolean, now: Date): string {
  if (stage === "cancelled") return words.cancelled;
  if (stage === "done") return words.done;
  if (stage === "on-the-way") return words.onTheWay;
  if (isPast) return words.passed;
  if (isQuoted(items) && mayChange({ stage, date }, now)) return words.quoted;
  return date === null ? words.wasOpen : words.wasOpenUntil(untilWords(date, now));
}

function untilWords(date: string, now: Date): string {
  return words.at(dayWords(addDays(date, -1), now), hourWords(CHANGE_HOUR));
}

/** "Wednesday" within a week, before or after; else "Wed, Jul 22". */
function dayWords(date: string, now: Date): string {
  const today = houstonNow(now).date;
  const isNear = date > addDays(today, -7) && date < addDays(today, 7);
  return formatDate(date, isNear ? "weekday" : "short");
}

function reminderWords(
  job: Pick<Job, "date" | "email"> & { stage: JobStage },
  now: Date,
): string | null {
  if (!reminderFor(job, now) || job.date === null) return null;
  return words.at(dayWords(addDays(job.date, -1), now), hourWords(REMINDER_HOUR));
}

function cancelledBy(events: readonly JobEvent[], stage: JobStage): BookingView["cancelledBy"] {
  if (stage !== "cancelled") return null;
  const last = events.findLast(({ what }) => what === "cancelled");
  return last?.who === "customer" ? "customer" : "us";
}

const SHOWN_LETTERS = 2;

/** "renata@example.com" as "re…@example.com"; of a short name no more than half. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const shown = Math.min(SHOWN_LETTERS, Math.floor(at / 2));
  return `${email.slice(0, shown)}…${email.slice(at)}`;
}

/** "(713) …88", however the number is written; of one from elsewhere the last two digits. */
export function maskedPhone(stored: StoredPhone): string {
  const { number } = phoneOf(stored);
  const area = /^\+1(\d{3})\d{7}$/.exec(number)?.[1];
  return `${area ? `(${area}) ` : ""}…${number.slice(-2)}`;
}
