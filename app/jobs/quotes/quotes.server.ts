/** The quotes as they are kept, from the draft to the job (rules 415 to 420). */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import type { Database } from "#db/open.server.ts";
import { photos, quotePhotos, quotes } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { type QuoteState, quoteState } from "./quote.ts";
import { oweQuoteMessages, withdrawQuoteMessages } from "./quote-messages.server.ts";

export type Quote = typeof quotes.$inferSelect;

/** A quote that was sent. */
export type AskedQuote = Quote & { askedAt: string };

export type QuoteWishes = Pick<
  Quote,
  "name" | "email" | "phone" | "phoneExtension" | "zip" | "words" | "source" | "language"
> & { textWords: string | null };

const isSent = isNotNull(quotes.askedAt);

export function findQuoteByKey(database: Database, key: string): Quote | undefined {
  return database.select().from(quotes).where(eq(quotes.key, key)).get();
}

/** Whether a token opens a photo: of a draft, too, whose form shows it. */
export function isPhotoOfQuote(database: Database, token: string, name: string): boolean {
  const found = database
    .select({ id: quotePhotos.id })
    .from(quotePhotos)
    .innerJoin(quotes, eq(quotes.id, quotePhotos.quoteId))
    .where(and(eq(quotes.token, token), eq(quotePhotos.name, name), isNull(quotePhotos.removedAt)))
    .get();
  return found !== undefined;
}

/** The quote that an address opens; a draft has no page. */
export function findQuoteByToken(database: Database, token: string): AskedQuote | undefined {
  return findSent(database, eq(quotes.token, token));
}

export function findQuote(database: Database, id: number): AskedQuote | undefined {
  return findSent(database, eq(quotes.id, id));
}

/** The quote that a job was booked from. */
export function findQuoteOfJob(database: Database, jobId: number): AskedQuote | undefined {
  return findSent(database, eq(quotes.jobId, jobId));
}

function findSent(database: Database, which: SQL): AskedQuote | undefined {
  return database.select().from(quotes).where(and(which, isSent)).get() as AskedQuote | undefined;
}

/** Those that were sent, the newest first. */
export function listQuotes(database: Database, limit: number): AskedQuote[] {
  return database
    .select()
    .from(quotes)
    .where(isSent)
    .orderBy(desc(quotes.askedAt), desc(quotes.id))
    .limit(limit)
    .all() as AskedQuote[];
}

/** The photos of a quote that is not booked, the oldest first. */
export function findQuotePhotos(database: Database, quoteId: number): KeptPhoto[] {
  const { name, width, height, bytes } = quotePhotos;
  return database
    .select({ name, width, height, bytes })
    .from(quotePhotos)
    .where(and(eq(quotePhotos.quoteId, quoteId), isNull(quotePhotos.removedAt)))
    .orderBy(asc(quotePhotos.id))
    .all();
}

/** The files that a quote's photos were made of, and how many were ever added to it. */
export function filesOfQuote(database: Database, quoteId: number) {
  const { sha256, removedAt } = quotePhotos;
  const rows = database
    .select({ sha256, removedAt })
    .from(quotePhotos)
    .where(eq(quotePhotos.quoteId, quoteId))
    .all();
  const shown = rows.filter((photo) => photo.removedAt === null);
  return { shown: new Set(shown.map((photo) => photo.sha256)), ever: rows.length };
}

/** How many photos were sent with quotes since an instant, removed ones included. */
export function countQuotePhotos(database: Database, since: string): number {
  const isNew = gte(quotePhotos.addedAt, since);
  return database.select({ added: count() }).from(quotePhotos).where(isNew).get()?.added ?? 0;
}

/** The draft of a form, with photos added to it and one taken off. @returns undefined where it was sent */
export function keepDraft(
  database: Database,
  draft: { key: string; token: string; at: string },
  change: { add: readonly (KeptPhoto & { sha256: string })[]; remove: string },
): Quote | undefined {
  const { key, token, at } = draft;
  return inTransaction(database, () => {
    const empty = { name: "", email: "", phone: "", zip: "", words: "" };
    database
      .insert(quotes)
      .values({ ...empty, key, token, createdAt: at, revision: 0 })
      .onConflictDoNothing()
      .run();
    const quote = findQuoteByKey(database, key);
    if (!quote || quote.askedAt !== null) return undefined;
    for (const photo of change.add) {
      database
        .insert(quotePhotos)
        .values({ ...photo, quoteId: quote.id, addedAt: at })
        .run();
    }
    const isMeant = and(eq(quotePhotos.quoteId, quote.id), eq(quotePhotos.name, change.remove));
    database.update(quotePhotos).set({ removedAt: at }).where(isMeant).run();
    return quote;
  });
}

/** Sends a draft to the owner. @returns false where it was sent before */
export function askQuote(
  database: Database,
  id: number,
  { textWords, ...wishes }: QuoteWishes,
  at: string,
): boolean {
  return inTransaction(database, () => {
    const asked = { askedAt: at, revision: 1, textsSince: textWords && at, textWords };
    const isDraft = and(eq(quotes.id, id), isNull(quotes.askedAt));
    const { changes } = database
      .update(quotes)
      .set({ ...wishes, ...asked })
      .where(isDraft)
      .run();
    if (changes > 0) oweQuoteMessages(database, { id, revision: 1 }, ["asked-owner"], at);
    return changes > 0;
  });
}

export type QuoteAnswer = {
  priceCents: number;
  points: number;
  answer: string;
  lastDay: string;
  tax: TaxSetting;
};

/** outdated: it has changed since the form was shown; booked: its price is agreed. */
export type QuoteChange = { kind: "changed"; quote: AskedQuote } | { kind: "outdated" | "booked" };

/** Gives a quote its price, or another one: the customer is told. */
export function answerQuote(
  database: Database,
  seen: { id: number; revision: number },
  { tax, ...answer }: QuoteAnswer,
  at: string,
): QuoteChange {
  return changeQuote(database, seen, at, (quote) => {
    const terms = { taxMode: tax.mode, taxRate: tax.rate, answeredAt: at };
    const told = [
      ...(quote.email === "" ? [] : (["answered-customer"] as const)),
      ...(quote.textsSince === null ? [] : (["answered-text"] as const)),
    ];
    return { set: { ...answer, ...terms, withdrawnAt: null, handledAt: null }, told };
  });
}

/** Takes a price back: nobody can book it any more. */
export function withdrawQuote(
  database: Database,
  seen: { id: number; revision: number },
  at: string,
): QuoteChange {
  return changeQuote(database, seen, at, () => ({ set: { withdrawnAt: at }, told: [] }));
}

/**
 * Asks again for a price that has expired or was withdrawn, with the words and photos that are there.
 * @returns false where there is nothing to ask for
 */
export function askAgain(database: Database, id: number, now: Date): boolean {
  return inTransaction(database, () => {
    const quote = findQuote(database, id);
    const state = quote && quoteState(quote, houstonNow(now).date);
    if (!quote || (state !== "expired" && state !== "withdrawn")) return false;
    const at = now.toISOString();
    changeQuote(database, quote, at, () => ({
      set: {
        ...{ askedAt: at, priceCents: null, points: null, answer: null, lastDay: null },
        ...{ taxMode: null, taxRate: null, answeredAt: null, withdrawnAt: null, handledAt: null },
      },
      told: ["asked-owner"],
    }));
    return true;
  });
}

function changeQuote(
  database: Database,
  seen: { id: number; revision: number },
  at: string,
  change: (quote: AskedQuote) => {
    set: Partial<Quote>;
    told: Parameters<typeof oweQuoteMessages>[2];
  },
): QuoteChange {
  return inTransaction(database, () => {
    const quote = findQuote(database, seen.id);
    if (!quote || quote.revision !== seen.revision) return { kind: "outdated" };
    if (quote.jobId !== null) return { kind: "booked" };
    const { set, told } = change(quote);
    const revision = quote.revision + 1;
    database
      .update(quotes)
      .set({ ...set, revision })
      .where(eq(quotes.id, quote.id))
      .run();
    withdrawQuoteMessages(database, quote.id, at);
    oweQuoteMessages(database, { id: quote.id, revision }, told, at);
    return { kind: "changed", quote: { ...quote, ...set, revision } as AskedQuote };
  });
}

/** Takes a quote off the inbox that was dealt with in another way, or shows it there again. */
export function setHandled(database: Database, id: number, at: string | null): void {
  database.update(quotes).set({ handledAt: at }).where(eq(quotes.id, id)).run();
}

/** Why the price that a customer has seen cannot be booked. */
export type QuoteRefusal = Exclude<QuoteState, "answered"> | "changed";

/** Null: it can be. Call it in the transaction that books. */
export function quoteRefusal(
  database: Database,
  seen: { id: number; revision: number },
  now: Date,
): QuoteRefusal | null {
  const quote = findQuote(database, seen.id);
  if (!quote) return "withdrawn";
  const state = quoteState(quote, houstonNow(now).date);
  if (state !== "answered") return state;
  return quote.revision === seen.revision ? null : "changed";
}

/** Makes a quote a job's own, once, and its photos the job's. Call it in the transaction that books. */
export function bookQuote(database: Database, id: number, jobId: number, at: string): void {
  const kept = database
    .select()
    .from(quotePhotos)
    .where(and(eq(quotePhotos.quoteId, id), isNull(quotePhotos.removedAt)))
    .orderBy(asc(quotePhotos.id))
    .all();
  for (const { name, width, height, bytes, addedAt } of kept) {
    database
      .insert(photos)
      .values({ jobId, kind: "customer", name, width, height, bytes, addedAt })
      .run();
    database.delete(quotePhotos).where(eq(quotePhotos.name, name)).run();
  }
  database.update(quotes).set({ jobId }).where(eq(quotes.id, id)).run();
  withdrawQuoteMessages(database, id, at);
}

/** How long the photos of a form are kept that was never sent, in milliseconds. */
const DRAFT_MS = 24 * 3_600_000;

/**
 * Takes the photos off drafts of yesterday and off quotes that were asked for before a date and not booked
 * (rule 420), and forgets drafts whose files are gone.
 * @param before YYYY-MM-DD
 */
export function expireQuotes(database: Database, before: string, now: Date): void {
  const at = now.toISOString();
  const dayBefore = new Date(now.getTime() - DRAFT_MS).toISOString();
  inTransaction(database, () => {
    const drafts = database
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(isNull(quotes.askedAt), lt(quotes.createdAt, dayBefore)));
    const old = database.select({ id: quotes.id }).from(quotes).where(lt(quotes.askedAt, before));
    const isGone = and(inArray(quotePhotos.quoteId, drafts), lt(quotePhotos.removedAt, dayBefore));
    database.delete(quotePhotos).where(isGone).run();
    for (const which of [drafts, old]) {
      database
        .update(quotePhotos)
        .set({ removedAt: at })
        .where(and(inArray(quotePhotos.quoteId, which), isNull(quotePhotos.removedAt)))
        .run();
    }
    const withPhotos = database.select({ id: quotePhotos.quoteId }).from(quotePhotos);
    database
      .delete(quotes)
      .where(and(inArray(quotes.id, drafts), notInArray(quotes.id, withPhotos)))
      .run();
  });
}

/** The names of the photos that were removed: their files should be gone. */
export function removedQuotePhotos(database: Database): string[] {
  return database
    .select({ name: quotePhotos.name })
    .from(quotePhotos)
    .where(isNotNull(quotePhotos.removedAt))
    .all()
    .map(({ name }) => name);
}

/** The ids of a person's quotes. @param numbers as `phoneKey` has them @param email in small letters, or "" */
export function quotesOf(
  database: Database,
  { numbers, email }: { numbers: readonly string[]; email: string },
): number[] {
  const isTheirs = sql`(phone_key(${quotes.phone}) IN ${[...numbers, "-"]}
    OR (${email} <> '' AND lower(trim(${quotes.email})) = ${email}))`;
  return database
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isTheirs, isSent, ne(quotes.words, ERASED_WORDS)))
    .all()
    .map(({ id }) => id);
}

const ERASED_WORDS = "Erased";

/** Erases what says whose quotes they are, and their photos (rule 239). @returns the names of the photos */
export function eraseQuotes(
  database: Database,
  ids: readonly number[],
  left: { name: string; phone: string; at: string },
): string[] {
  if (ids.length === 0) return [];
  const { name, phone, at } = left;
  const gone = { phoneExtension: null, email: "", textsSince: null, textWords: null, answer: null };
  database
    .update(quotes)
    .set({
      ...{ ...gone, name, phone, words: ERASED_WORDS },
      handledAt: sql`coalesce(handled_at, ${at})`,
      withdrawnAt: sql`coalesce(withdrawn_at, ${at})`,
      // The private link opens nothing any more.
      token: sql`lower(hex(randomblob(16)))`,
    })
    .where(inArray(quotes.id, [...ids]))
    .run();
  for (const id of ids) withdrawQuoteMessages(database, id, at);
  return database
    .update(quotePhotos)
    .set({ removedAt: sql`coalesce(removed_at, ${at})` })
    .where(inArray(quotePhotos.quoteId, [...ids]))
    .returning({ name: quotePhotos.name })
    .all()
    .map((photo) => photo.name);
}
