/** A job taken by phone, from a terminal. */
import { randomBytes, randomUUID } from "node:crypto";
import { addLines, type Cart, withProducts } from "#app/domain/cart.ts";
import type { ReadCalendar } from "#app/domain/job-change.ts";
import { formatMoney } from "#app/domain/money.ts";
import {
  EMPTY_PHONE_VALUES,
  knownWords,
  type PhoneDraft,
  phoneTrouble,
  viewPhoneJob,
} from "#app/domain/phone-job.ts";
import { productIn } from "#app/domain/shown-prices.ts";

import { chooseGeocoder } from "#app/services/choose-services.server.ts";
import { readItemsOnce } from "#app/services/read-items.ts";
import {
  type PhoneJobOutcome,
  type PhoneJobServices,
  takePhoneJob,
} from "#app/workflows/take-phone-job.ts";
import { jobsOfNumber } from "#db/customers.server.ts";
import { findJobByKey, saveJob } from "#db/jobs.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { jobsByDate, readCalendar, readHours } from "#db/windows.server.ts";
import { zipCentroids } from "#db/zips.server.ts";
import type { CommandContext } from "./command-context.ts";
import { readDay, todayAt } from "./days.ts";
import { OwnerError } from "./explain.ts";
import { jobFacts } from "./job-words.ts";
import { itemId, type TypedItem } from "./list-input.ts";
import { catalogOf } from "./services.ts";
import { isYes, printable } from "./terminal.ts";

/** What is typed of it. */
export type PhoneJobOptions = {
  name: string;
  phone: string;
  street: string;
  zip: string;
  city?: string;
  email?: string;
  notes?: string;
  say?: string;
  item?: TypedItem[];
  day?: string;
  window?: string;
  discount?: true;
  force?: true;
  yes?: true;
};

/** More callers with one number than this are of no help. */
const MOST_KNOWN = 20;

/** Says what the caller is to pay, asks, and books. @throws OwnerError where it was not booked */
export async function takeCall(options: PhoneJobOptions, context: CommandContext): Promise<void> {
  const draft = readDraft(options, context);
  console.log(priceWords(draft, context));
  if (!options.yes && !(await isYes("\nBook it? [y/N] "))) {
    throw new OwnerError("Nothing was booked.");
  }
  console.log(await book(draft, options.force === true, context));
}

function readDraft(options: PhoneJobOptions, context: CommandContext): PhoneDraft {
  const { name, phone, street, zip, city = "", email = "", notes = "" } = options;
  const date = options.day === undefined ? "" : readDay(options.day, todayAt(context.now));
  const typed = { name, phone, street, zip, city, email, notes, state: "TX" };
  const values = { ...EMPTY_PHONE_VALUES, ...typed, date, timeOfDay: options.window ?? "" };
  const lines = readLines(options, context);
  return { values, lines, say: "", isDiscountOn: options.discount === true };
}

/** The list; what was said and is not on it is printed. */
function readLines({ say, item = [] }: PhoneJobOptions, context: CommandContext): Cart {
  const catalog = catalogOf(context);
  const named = item.map((one) => ({
    id: itemId(one.item, catalog),
    quantity: one.quantity ?? 1,
  }));
  const { cart } = addLines([], named);
  if (say === undefined) return cart;
  const notAccepted = readNotAccepted("db/not-accepted.csv");
  const phone = context.settings.BUSINESS_PHONE;
  const read = readItemsOnce(say, { catalog, notAccepted, phone });
  for (const note of [...read.notes, ...read.questions.map(({ text }) => text)]) {
    console.log(printable(note));
  }
  return addLines(cart, read.lines).cart;
}

/** What to tell the caller before it is booked. */
function priceWords(draft: PhoneDraft, context: CommandContext): string {
  const { database } = context;
  const { date, phone } = draft.values;
  const calendar =
    date === ""
      ? null
      : { hours: readHours(database, date), jobs: jobsByDate(database, date, date) };
  const view = viewPhoneJob(draft, linesOf(draft, context), calendar, findSettings(database).tax);
  const { totalCents, rule, taxWords, discountCents } = view.price;
  const known = knownWords(jobsOfNumber(database, phone, MOST_KNOWN));
  const discount = discountCents === 0 ? "" : `, ${formatMoney(-discountCents)}`;
  const tax = taxWords === null ? "" : `, ${taxWords}`;
  return [
    ...(known ? [known] : []),
    ...view.items.map(({ name, quantity }) => `${quantity} × ${name}`),
    `Price: ${formatMoney(totalCents)} (${rule}${discount}${tax})`,
    ...(view.room ? [view.room] : []),
  ]
    .map(printable)
    .join("\n");
}

async function book(draft: PhoneDraft, isForced: boolean, context: CommandContext) {
  const request = {
    ...{ requestId: randomUUID(), values: draft.values, lines: linesOf(draft, context) },
    ...{ isDiscountOn: draft.isDiscountOn === true, isForced },
  };
  const outcome = await takePhoneJob(request, servicesOf(context));
  if (outcome.kind === "booked") return jobFacts(outcome.job);
  throw new OwnerError(troubleWords(outcome));
}

function troubleWords(refused: Exclude<PhoneJobOutcome, { kind: "booked" }>): string {
  const { problem, errors, canForce } = phoneTrouble(refused);
  if (refused.kind === "no-items") return "The list is empty: --say or --item puts things on it.";
  const fields = Object.entries(errors).map(([field, words]) => `${field}: ${words}`);
  const force = canForce ? "To book it all the same, add --force." : "";
  return [problem ?? "", ...fields, force, "Nothing was booked."].filter(Boolean).join(" ");
}

function linesOf({ lines }: PhoneDraft, context: CommandContext) {
  const catalog = catalogOf(context);
  return withProducts(lines, (id) => productIn(catalog, id));
}

function servicesOf({ database, settings, now }: CommandContext): PhoneJobServices {
  const read: ReadCalendar = (from, to) => readCalendar(database, from, to, now);
  return {
    jobs: {
      findByKey: (key) => findJobByKey(database, key),
      save: (booking) => saveJob(database, booking),
      readCalendar: read,
    },
    geocode: chooseGeocoder(settings),
    cityOfZip: (zip) => zipCentroids().get(zip)?.city ?? null,
    tax: () => findSettings(database).tax,
    now: () => now,
    random: Math.random,
    drawToken: () => randomBytes(32).toString("hex"),
    onMessagesDue: () => {},
  };
}
