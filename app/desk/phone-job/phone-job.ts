/** A job that the owner takes by phone, as its screen shows it (rule 215). */

import type { GeocodeFailure } from "#app/booking/address/geocoder.ts";
import type { BookingErrors, BookingValues } from "#app/booking/booking.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { betterRate } from "#app/jobs/accounts/discount-rate.ts";
import type { Job } from "#app/jobs/job.ts";
import { formatDate, isRealDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { Cart, ProductLine } from "#app/prices/cart.ts";
import { pricedAt } from "#app/prices/discount.ts";
import { explainPrice, priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { formatRate, type TaxSetting, taxOn } from "#app/prices/tax.ts";
import { type SlotState, type WindowSlot, windowStates } from "#app/schedule/availability.ts";
import type { Calendar } from "#app/schedule/day-load.ts";
import { dayState } from "#app/schedule/open-days.ts";
import { isTimeOfDay } from "#app/schedule/schedule.ts";
import { words as slots } from "#app/schedule/slot-words.ts";
import { wholeDay } from "#app/schedule/trucks/truck-days.ts";
import { NO_ROOM, slotWords } from "#app/schedule/words.ts";

export type PhoneDraft = {
  values: BookingValues;
  lines: Cart;
  /** What was typed as the caller says it, not read yet. */
  say: string;
  isDiscountOn?: boolean;
  /** The account it is on; null or left out: none. */
  account?: Account | null;
};

export type PhoneJobRefusal = {
  problem: string | null;
  advice: string;
  errors: BookingErrors;
  /** What is not on the list, and why. */
  notes: readonly string[];
  /** The window is full or closed: the owner may book it all the same. */
  canForce: boolean;
  offers: readonly WindowSlot[];
};

export const NOT_REFUSED: PhoneJobRefusal = {
  ...{ problem: null, advice: "", errors: {}, notes: [], canForce: false, offers: [] },
};

export const EMPTY_PHONE_VALUES: BookingValues = {
  ...{ date: "", timeOfDay: "", street: "", city: "", state: "", zip: "" },
  ...{ notes: "", name: "", email: "", phone: "" },
};

/** The form has booked a job already, and was sent again with other words (rule 214). */
export function bookedOtherwise({ orderNumber, name }: Job): PhoneJobRefusal {
  return {
    ...NOT_REFUSED,
    problem: `This form already booked a job: ${orderNumber}, ${isolated(name)}.`,
    advice:
      "Nothing was booked or changed now. To change that job, open it. If this is another job, press again.",
  };
}

type Refused =
  | { kind: "invalid"; errors: BookingErrors }
  | { kind: "no-items" }
  | { kind: "no-room"; state: Exclude<SlotState, "open">; offers: readonly WindowSlot[] }
  | { kind: "not-found"; reason: GeocodeFailure };

/** What the owner reads when a job was not booked. */
export function phoneJobRefusal(refused: Refused): PhoneJobRefusal {
  const say = (problem: string, advice: string, more: Partial<PhoneJobRefusal> = {}) => ({
    ...{ ...NOT_REFUSED, problem, advice },
    ...more,
  });
  switch (refused.kind) {
    case "invalid":
      return say("Something is missing.", "It is marked below.", { errors: refused.errors });
    case "no-items":
      return say(
        "The list is empty.",
        "Find an item, or type what they say and press Put on the list.",
      );
    case "not-found":
      return refused.reason === "not-found"
        ? say("We can't find that address in Texas.", "Ask for the ZIP code again.")
        : say("We couldn't check the address just now.", "Press again in a minute.");
    case "no-room":
      return say(NO_ROOM.phone[refused.state](), "Choose another window, or book it anyway.", {
        canForce: refused.state !== "over",
        offers: refused.offers,
      });
  }
}

/**
 * "Known number: Curtis Boone, 1 job, the last one Sat, Mar 14."
 * @param jobs of the number, the newest first
 * @param isBarred may not book on the site (rule 400)
 */
export function knownWords(jobs: readonly Job[], isBarred: boolean): string | null {
  const [newest] = jobs;
  if (!newest) return isBarred ? "You marked this number: do not book." : null;
  const count = jobs.length === 1 ? "1 job" : `${jobs.length} jobs`;
  const last = newest.date === null ? "" : `, last on ${formatDate(newest.date, "short")}`;
  const barred = isBarred ? " You marked them: do not book." : "";
  return `Known number: ${isolated(newest.name)}, ${count}${last}.${barred}`;
}

/** What a known customer's newest job fills in, as far as nothing else is typed there (rule 430). */
export function fillKnown(values: BookingValues, known: Job | undefined): BookingValues {
  if (!known) return values;
  const { name, email, street, city, state, zip } = known;
  const isElsewhere = [values.street, values.city, values.zip].some((text) => text.trim() !== "");
  return {
    ...values,
    ...(values.name.trim() === "" && { name }),
    ...(values.email.trim() === "" && { email }),
    ...(!isElsewhere && { street, city, state, zip }),
  };
}

/** The form without what a number that was known has filled in. */
export function forgetKnown(values: BookingValues): BookingValues {
  return { ...values, name: "", email: "", street: "", city: "", state: "", zip: "" };
}

/** What keeps a day from being had, and each window of it; null: nothing. */
export type DayMark = {
  date: string;
  day: string | null;
  windows: (string | null)[];
  /** "Thu, Dec 24 is closed: Christmas." */
  why: string | null;
};

const MARKS = { ...slots.states, open: null, "too-large": "Too large" };

/** Closed and full days and windows for a load (rule 431). @param points of the list so far */
export function markDay(date: string, points: number, calendar: Calendar, now: Date): DayMark {
  const states = windowStates(date, points, calendar, now);
  const each = Object.values(states);
  const note = dayState(each) === "closed" ? closingNote(date, calendar) : "";
  return {
    date,
    day: MARKS[dayState(each)],
    windows: each.map((state) => MARKS[state]),
    why: note === "" ? null : `${formatDate(date, "short")} is closed: ${note}.`,
  };
}

/** What the owner wrote when the day was closed. */
function closingNote(date: string, { hours: { overrides } }: Calendar): string {
  const [closing] = overrides
    .filter(({ isOpen, fromDate, toDate }) => !isOpen && fromDate <= date && date <= toDate)
    .sort((one, other) => other.id - one.id);
  return closing?.note.replace(/[.\s]+$/, "") ?? "";
}

/** The lines and the price as they are said on the phone, and how full the window is. */
export function viewPhoneJob(
  { values, isDiscountOn = false, account = null }: PhoneDraft,
  items: readonly ProductLine[],
  calendar: Calendar | null,
  { tax, numbers }: { tax: TaxSetting; numbers: ShopNumbers },
) {
  const price = priceCart(items, numbers);
  const rate = betterRate(account?.rate ?? 0, isDiscountOn, numbers);
  const { discountCents, totalCents } = pricedAt(price.cents, rate);
  const taxed = taxOn(totalCents, tax);
  const { date, timeOfDay } = values;
  const slot = isRealDate(date)
    ? { date, timeOfDay: isTimeOfDay(timeOfDay) ? timeOfDay : null }
    : null;
  return {
    items: items.map(({ id, name, category, quantity, volume, priceCents }) => ({
      ...{ id, name, category, quantity, volume, priceCents },
    })),
    price: {
      sumCents: price.sumCents,
      cents: price.cents,
      rule: explainPrice(price.by, numbers),
      discountCents,
      discount: formatRate(rate),
      taxCents: tax.mode === "added" ? taxed.taxCents : 0,
      taxWords: tax.mode === "unset" ? null : `${formatRate(tax.rate)} tax ${tax.mode}`,
      totalCents: taxed.totalCents,
    },
    volume: price.volume,
    room: slot && calendar ? roomWords(slot, price.volume, calendar) : null,
    bookWords: slot ? `Book ${slotWords(slot)}` : "Book without a day",
  };
}

/** "Friday afternoon: 160 of 550 points. This job adds 110." */
function roomWords(
  slot: { date: string; timeOfDay: string | null },
  points: number,
  calendar: Calendar,
): string {
  const { windows } = wholeDay(slot.date, calendar);
  const adds = points === 0 ? "" : ` This job adds ${formatPoints(points)}.`;
  const shown = windows.filter(
    ({ timeOfDay }) => slot.timeOfDay === null || timeOfDay === slot.timeOfDay,
  );
  const sentences = shown.map(({ timeOfDay, isOpen, taken, points: most }) => {
    const name = slotWords({ date: slot.date, timeOfDay });
    if (!isOpen) return `${name}: closed.`;
    const of = Number.isFinite(most) ? ` of ${formatPoints(most)}` : "";
    return `${name}: ${formatPoints(taken)}${of} points.`;
  });
  return `${sentences.join(" ")}${adds}`;
}
