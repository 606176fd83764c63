/** Makes the jobs of repeats ahead (rule 474), each in a transaction of its own. */
import { eq } from "drizzle-orm";
import { priceOrder } from "#app/booking/book-pickup.server.ts";
import { onAccount } from "#app/desk/accounts/put-on-account.server.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { findOpenAccount } from "#app/jobs/accounts/accounts.server.ts";
import { betterRate } from "#app/jobs/accounts/discount-rate.ts";
import { PHONE_SOURCE } from "#app/jobs/attribution.ts";
import type { Job } from "#app/jobs/job.ts";
import { numbersOf, type Order } from "#app/jobs/job-line.ts";
import { type SaveResult, saveJob } from "#app/jobs/jobs.server.ts";
import { orderNumber } from "#app/jobs/order-number.ts";
import { quotedOrder } from "#app/jobs/quotes/quote.ts";
import { DAYS_AHEAD, datesBetween } from "#app/jobs/repeats/repeat.ts";
import {
  daysOf,
  findDay,
  findUnhandled,
  type KeptRepeat,
  keepDay,
} from "#app/jobs/repeats/repeats.server.ts";
import { daysOfJob } from "#app/jobs/visits.server.ts";
import { addDays, houstonNow } from "#app/lib/dates.ts";
import { beginningOf } from "#app/lib/typed-text.ts";
import { withProducts } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { pricedAt } from "#app/prices/discount.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { Database } from "#db/open.server.ts";
import { repeats } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { Client } from "#db/write-queue.server.ts";

export type RepeatServices = {
  client: Client;
  now: () => Date;
  random: () => number;
  drawToken: () => string;
  findProduct: (id: string) => Product | undefined;
  readTax: () => TaxSetting;
  /** The shop's own numbers; null: the usual ones. */
  readNumbers: () => ShopNumbers | null;
  onMessagesDue: () => void;
};

/** Makes the job of the next date that has none. @returns false where nothing is left to do */
export async function makeNextRepeated(services: RepeatServices): Promise<boolean> {
  const until = addDays(houstonNow(services.now()).date, DAYS_AHEAD);
  if (!findUnhandled(services.client.connection(), until)) return false;
  const isMade = await services.client.write((free) =>
    inTransaction(free, () => {
      // Another process may have been here since.
      const repeat = findUnhandled(free, until);
      if (!repeat) return false;
      const account = findOpenAccount(free, repeat.accountId);
      if (!account) return stop(free, repeat, services.now());
      const from = addDays(repeat.handledTo, 1);
      const known = new Set(daysOf(free, repeat.id, from).map(({ date }) => date));
      const date = datesBetween(repeat, from, until).find((one) => !known.has(one));
      if (date) return makeDay(free, { repeat, account, date }, services) !== null;
      free.update(repeats).set({ handledTo: until }).where(eq(repeats.id, repeat.id)).run();
      return true;
    }),
  );
  if (isMade) services.onMessagesDue();
  return isMade;
}

function stop(database: Database, { id }: KeptRepeat, at: Date): boolean {
  database.update(repeats).set({ stoppedAt: at.toISOString() }).where(eq(repeats.id, id)).run();
  return true;
}

type Wanted = {
  repeat: KeptRepeat;
  account: Account;
  date: string;
  /** Another window than its own, on this date or another. */
  slot?: WindowSlot;
  isForced?: boolean;
};

/**
 * Makes the job of a date, once; where that cannot be, keeps why. Call it in a transaction.
 * @returns why there is none: "items" where the list cannot be priced; "made" for a job
 */
export function makeDay(
  database: Database,
  { repeat, account, date, slot, isForced = false }: Wanted,
  services: Omit<RepeatServices, "client" | "onMessagesDue">,
): "made" | "items" | Exclude<SaveResult, { kind: "saved" }>["state"] {
  const at = services.now().toISOString();
  const earlier = findDay(database, repeat.id, date);
  if (earlier?.jobId) return "made";
  const order = orderOf(repeat, account, services);
  if (!order) {
    keepDay(database, repeat.id, { date, problem: "items", at });
    return "items";
  }
  const tax = services.readTax();
  const rated = { ...account, rate: repeat.priceCents === null ? account.rate : 0 };
  const saved = saveJob(database, {
    bookingKey: `repeat ${repeat.key} ${date}`,
    token: services.drawToken(),
    details: {
      ...whoAndWhere(repeat),
      ...order,
      ...(slot ?? { date, timeOfDay: repeat.timeOfDay }),
    },
    terms: {
      ...{ taxMode: tax.mode, taxRate: tax.rate, source: PHONE_SOURCE, pricedBy: PHONE_SOURCE },
      ...onAccount(rated, false),
    },
    drawOrderNumber: () => orderNumber(services.random()),
    createdAt: at,
    noticeDueAt: null,
    isByPhone: true,
    repeated: { isTold: repeat.isTold },
    isForced,
  });
  if (saved.kind === "no-room") {
    keepDay(database, repeat.id, { date, problem: saved.state, at });
    return saved.state;
  }
  const { id, revision } = saved.job;
  keepDay(database, repeat.id, { date, jobId: id, revision, problem: null, at });
  return "made";
}

function whoAndWhere(repeat: KeptRepeat) {
  const { name, email, phone, phoneExtension, street, city, state, zip, fullAddress } = repeat;
  const { latitude, longitude, isPlaceApproximate, notes } = repeat;
  return {
    ...{ name, email, phone, phoneExtension, street, city, state, zip, fullAddress },
    ...{ latitude, longitude, isPlaceApproximate, notes },
  };
}

const MOST_LISTED = 200;

/**
 * What a date of a repeat comes to by the price list of now, or at its fixed price.
 * @returns null where an item is not on the list any more, so that there is no price for it
 */
export function orderOf(
  { items, priceCents, points }: Pick<KeptRepeat, "items" | "priceCents" | "points">,
  account: Pick<Account, "rate">,
  { findProduct, readNumbers }: Pick<RepeatServices, "findProduct" | "readNumbers">,
): Order | null {
  const lines = withProducts(items, findProduct);
  const own = readNumbers();
  const listed = priceOrder({ lines, isDiscountOn: false }, own);
  if (priceCents !== null) {
    const taken = points ?? listed?.volume;
    if (taken === undefined) return null;
    const order = quotedOrder({ priceCents, points: taken });
    const names = lines.map(({ name, quantity }) =>
      quantity === 1 ? name : `${name} × ${quantity}`,
    );
    const name = names.length === 0 ? "As agreed" : `As agreed: ${names.join(", ")}`;
    const short = beginningOf(name, MOST_LISTED);
    return { ...order, items: order.items.map((line) => ({ ...line, name: short })) };
  }
  if (!listed || lines.length < items.length) return null;
  const rate = betterRate(account.rate, false, numbersOf({ numbers: own }));
  return { ...listed, ...pricedAt(listed.subtotalCents, rate) };
}

/** Whether a job stands as its repeat has left it: whoever changed it by hand wants it so (rule 486). */
export function isAsMade(
  database: Database,
  { accountId }: Pick<KeptRepeat, "accountId">,
  job: Job,
  revision: number | null,
): boolean {
  const isSame = job.revision === revision && job.accountId === accountId;
  return job.stage === "booked" && isSame && daysOfJob(database, job).length === 0;
}
