/** What a quote's owner and customer are told: owed, leased to who sends it, settled once (rule 419). */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { outsideQuiet, UNNEEDED } from "#app/jobs/messages/messages.ts";
import type { Database } from "#db/open.server.ts";
import { inboxMarks, quoteMessages, quotes } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { QuoteMessageKind } from "./quote.ts";

export type QuoteMessage = typeof quoteMessages.$inferSelect;

/** Call it in the transaction that causes them. */
export function oweQuoteMessages(
  database: Database,
  { id: quoteId, revision }: { id: number; revision: number },
  kinds: readonly QuoteMessageKind[],
  at: string,
): void {
  for (const kind of kinds) {
    const dueAt = kind === "answered-text" ? outsideQuiet(new Date(at)) : at;
    database
      .insert(quoteMessages)
      .values({ quoteId, kind, revision, dueAt, attempts: 0 })
      .onConflictDoNothing()
      .run();
  }
}

/** Withdraws what was not sent yet: it is not so any more. */
export function withdrawQuoteMessages(database: Database, quoteId: number, at: string): void {
  settle(database, eq(quoteMessages.quoteId, quoteId), UNNEEDED.withdrawn, at);
}

/** @param reason why it is given up; null: it was sent */
function settle(database: Database, which: SQL, reason: string | null, at: string): void {
  database
    .update(quoteMessages)
    .set({ dueAt: null, settledAt: at, reason })
    .where(and(which, isNull(quoteMessages.settledAt)))
    .run();
}

/**
 * Leases the message that has been due longest, so that one worker sends it; `isLeaseLost`: another one began
 * to, and was killed.
 */
export function claimQuoteMessage(
  database: Database,
  now: string,
  leaseUntil: string,
): (QuoteMessage & { isLeaseLost: boolean }) | undefined {
  const due = database
    .select()
    .from(quoteMessages)
    .where(lte(quoteMessages.dueAt, now))
    .orderBy(asc(quoteMessages.dueAt), asc(quoteMessages.id))
    .limit(1);
  // Usually nothing is due: in that case no lock is taken.
  if (!due.get()) return undefined;
  return inTransaction(database, () => {
    const found = due.get();
    if (!found) return undefined;
    const message = database
      .update(quoteMessages)
      .set({
        dueAt: leaseUntil,
        attempts: sql`${quoteMessages.attempts} + 1`,
        firstTriedAt: sql`coalesce(${quoteMessages.firstTriedAt}, ${now})`,
        reason: LEASED,
      })
      .where(eq(quoteMessages.id, found.id))
      .returning()
      .get();
    return { ...message, isLeaseLost: found.reason === LEASED };
  });
}

/** In the place of a reason while it is being sent. */
const LEASED = "leased";

/** @param reason why it was given up; null: it was sent */
export function settleQuoteMessage(
  database: Database,
  id: number,
  reason: string | null,
  at: string,
): void {
  settle(database, eq(quoteMessages.id, id), reason, at);
}

export function postponeQuoteMessage(
  database: Database,
  id: number,
  reason: string,
  dueAt: string,
): void {
  database
    .update(quoteMessages)
    .set({ dueAt, reason })
    .where(and(eq(quoteMessages.id, id), isNull(quoteMessages.settledAt)))
    .run();
}

/** As `giveUpOverdue`: after a restore they may have been sent from the database that was replaced. */
export function giveUpOverdueQuotes(database: Database, before: string): void {
  settle(database, lte(quoteMessages.dueAt, before), UNNEEDED.restored, before);
}

/** The service took a text, and it did not arrive (rule 374). */
export function noteUndelivered(database: Database, id: number): void {
  database
    .update(quoteMessages)
    .set({ reason: "undelivered" })
    .where(
      and(
        eq(quoteMessages.id, id),
        eq(quoteMessages.kind, "answered-text"),
        isNotNull(quoteMessages.settledAt),
        isNull(quoteMessages.reason),
      ),
    )
    .run();
}

/** What the customer was told of the present price, and what became of it. */
export function findToldOf(
  database: Database,
  { id, revision }: { id: number; revision: number },
): QuoteMessage[] {
  const isTheirs = and(eq(quoteMessages.quoteId, id), eq(quoteMessages.revision, revision));
  return database.select().from(quoteMessages).where(isTheirs).orderBy(quoteMessages.id).all();
}

/** What was given up and still says what is so, until the owner has seen it; the newest first. */
export function lostQuoteMessages(database: Database, since: string, limit: number) {
  const isUnseen = sql`NOT EXISTS (SELECT 1 FROM ${inboxMarks}
    WHERE ${inboxMarks.key} = 'quote-lost:' || ${quoteMessages.id})`;
  return database
    .select({ message: quoteMessages, quote: quotes })
    .from(quoteMessages)
    .innerJoin(quotes, eq(quotes.id, quoteMessages.quoteId))
    .where(
      and(
        isNotNull(quoteMessages.settledAt),
        isNotNull(quoteMessages.reason),
        notInArray(quoteMessages.reason, Object.values(UNNEEDED)),
        gte(quoteMessages.settledAt, since),
        eq(quoteMessages.revision, quotes.revision),
        isNull(quotes.jobId),
        isUnseen,
      ),
    )
    .orderBy(desc(quoteMessages.id))
    .limit(limit)
    .all();
}
