/** A repeat as it is typed on the desk (rules 473 and 486). */
import type { BookingErrors, BookingValues } from "#app/booking/booking.ts";
import { readPoints } from "#app/desk/quotes/read-answer.ts";
import type { Job } from "#app/jobs/job.ts";
import { isQuoted, LEAST_QUOTE_CENTS, MOST_QUOTE_CENTS } from "#app/jobs/quotes/quote.ts";
import { RHYTHMS, type Rhythm } from "#app/jobs/repeats/repeat.ts";
import type { KeptRepeat } from "#app/jobs/repeats/repeats.server.ts";
import { listPoints } from "#app/jobs/visit.ts";
import { isRealDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { readCents } from "#app/lib/read-cents.ts";
import type { Cart } from "#app/prices/cart.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";

export type RepeatDraft = {
  /** Who and where; its date is the first one, its window each one's. */
  values: BookingValues;
  lines: Cart;
  price: string;
  points: string;
  rhythm: string;
  lastDate: string;
  isTold: boolean;
};

export type RepeatErrors = BookingErrors &
  Partial<Record<"items" | "price" | "points" | "rhythm" | "lastDate", string>>;

const NOBODY: BookingValues = {
  ...{ date: "", timeOfDay: "", street: "", city: "", state: "", zip: "" },
  ...{ notes: "", name: "", email: "", phone: "" },
};

/** With what a repeat begins: what a job of the account has, or nothing. */
export function draftOf(job: Job | undefined, isKnown: (id: string) => boolean): RepeatDraft {
  const rest = { rhythm: "week", lastDate: "", isTold: false };
  if (!job) return { values: NOBODY, lines: [], price: "", points: "", ...rest };
  const isFixed = isQuoted(job.items);
  const lines = job.items.flatMap(({ id, quantity }) => (isKnown(id) ? [{ id, quantity }] : []));
  return {
    ...{ values: { ...whoAndWhere(job), date: "", timeOfDay: job.timeOfDay ?? "" }, lines },
    price: isFixed ? priceText(job.subtotalCents) : "",
    points: isFixed ? String(listPoints(job)) : "",
    ...rest,
  };
}

export function draftOfRepeat(repeat: KeptRepeat): RepeatDraft {
  const { firstDate, timeOfDay, items, priceCents, points, rhythm, lastDate, isTold } = repeat;
  return {
    values: { ...whoAndWhere(repeat), date: firstDate, timeOfDay },
    lines: items,
    price: priceCents === null ? "" : priceText(priceCents),
    points: points === null ? "" : String(points),
    ...{ rhythm, lastDate: lastDate ?? "", isTold },
  };
}

type Person = Pick<Job, "name" | "email" | "phone" | "street" | "city" | "state" | "zip" | "notes">;

function whoAndWhere({ name, email, street, city, state, zip, notes, ...rest }: Person) {
  return { name, email, phone: phoneWords(rest), street, city, state, zip, notes };
}

function priceText(cents: number): string {
  return formatMoney(cents).replace(/[$,]/g, "");
}

export type ReadTerms = {
  items: Cart;
  priceCents: number | null;
  points: number | null;
  timeOfDay: TimeOfDay;
  rhythm: Rhythm;
  lastDate: string | null;
  isTold: boolean;
};

/** What a draft says beside who and where, or what is wrong with it. @param windows that it may have */
export function readTerms(
  { values, lines, rhythm, isTold, ...typed }: RepeatDraft,
  firstDate: string,
  windows: readonly TimeOfDay[],
): { errors: RepeatErrors; terms: ReadTerms | null } {
  const { timeOfDay } = values;
  const errors: RepeatErrors = {};
  const hasPrice = typed.price.trim() !== "";
  const priceCents = hasPrice ? readCents(typed.price) : null;
  const points = typed.points.trim() === "" ? null : readPoints(typed.points);
  const isPrice =
    priceCents !== null && priceCents >= LEAST_QUOTE_CENTS && priceCents <= MOST_QUOTE_CENTS;
  if (hasPrice && !isPrice) errors.price = "Type dollars, like 340 or 340.50.";
  if (typed.points.trim() !== "" && points === null) {
    errors.points = "Type points, like 140 or 137.5.";
  } else if (points !== null && !hasPrice) {
    errors.price = "Points go with a fixed price. Type one, or clear the points.";
  } else if (hasPrice && points === null && lines.length === 0) {
    errors.points = "Add items above, or say how many points it takes.";
  }
  if (!hasPrice && lines.length === 0) errors.items = "Add an item, or set a fixed price.";
  const known = RHYTHMS.find((one) => one === rhythm);
  if (!known) errors.rhythm = "Choose how often.";
  if (!windows.includes(timeOfDay)) errors.timeOfDay = "Choose a window.";
  const lastDate = typed.lastDate.trim() || null;
  if (lastDate !== null && (!isRealDate(lastDate) || lastDate < firstDate)) {
    errors.lastDate = "Choose a day after the first one, or leave it empty.";
  }
  if (!known || Object.keys(errors).length > 0) {
    return { errors, terms: null };
  }
  const terms = { items: lines, priceCents, points, timeOfDay, rhythm: known, lastDate, isTold };
  return { errors, terms };
}
