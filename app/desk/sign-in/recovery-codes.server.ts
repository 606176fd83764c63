/** Codes that the owner keeps on paper, for when no email arrives (rules 506 to 509). */
import { createHash, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gte, isNull, max, sql } from "drizzle-orm";
import { changeSeen, stateStamp } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { inboxMarks, recoveryCodes } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { RECOVERY_CODES } from "./desk-person.ts";

/** @property madeAt of the newest set, an ISO instant */
type RecoverySet = { left: number; madeAt: string };

/** The owner's newest set; null: none was made. */
export function recoverySet(database: Database): RecoverySet | null {
  const { madeAt } = database
    .select({ madeAt: max(recoveryCodes.madeAt) })
    .from(recoveryCodes)
    .get() ?? { madeAt: null };
  return madeAt === null ? null : { left: openCodes(database).length, madeAt };
}

/** What the page that makes a set has seen (rule 237). */
export function recoveryStamp(set: RecoverySet | null): string {
  return stateStamp(set?.madeAt ?? null);
}

/**
 * Puts a set in the place of the one before, once for a post.
 * @throws OutdatedPost where another page has made one meanwhile
 */
export function addRecoveryCodes(
  database: Database,
  codes: readonly string[],
  post: { requestId: string; seen: string | null },
  at: string,
): void {
  changeSeen(database, post, at, {
    state: () => recoverySet(database)?.madeAt ?? null,
    task: () => {
      database.delete(recoveryCodes).where(isNull(recoveryCodes.spentAt)).run();
      const rows = codes.map((code) => ({ codeHash: hexOf(code), madeAt: at }));
      database.insert(recoveryCodes).values(rows).run();
    },
  });
}

/** Whether these are the newest set, none of which was used: they may be shown. */
export function isUnused(database: Database, codes: readonly string[]): boolean {
  const open = openCodes(database).map(({ codeHash }) => codeHash);
  return open.length === RECOVERY_CODES && codes.every((code) => open.includes(hexOf(code)));
}

/**
 * Uses a code up. For a wrong one nothing is written, nor any lock taken.
 * @param code as `readRecoveryCode` gives it
 * @param device that it signs in; null: it confirms a change
 */
export function spendRecoveryCode(
  database: Database,
  code: string,
  { at, device }: { at: string; device: string | null },
): boolean {
  const find = () => {
    const typed = hashOf(code);
    // Each is compared, whichever is the right one.
    return openCodes(database).filter(({ codeHash }) =>
      timingSafeEqual(Buffer.from(codeHash, "hex"), typed),
    )[0];
  };
  if (!find()) return false;
  return inTransaction(database, () => {
    const found = find();
    if (!found) return false;
    const spent = { spentAt: at, device };
    database.update(recoveryCodes).set(spent).where(eq(recoveryCodes.id, found.id)).run();
    return true;
  });
}

export type RecoveryUse = { id: number; at: string; device: string | null; left: number };

/** Codes that were used and not seen in the inbox yet, the newest first. @param since ISO instant */
export function recoveryUses(database: Database, since: string): RecoveryUse[] {
  const { id, spentAt, device } = recoveryCodes;
  const left = openCodes(database).length;
  return database
    .select({ id, at: sql<string>`${spentAt}`, device })
    .from(recoveryCodes)
    .leftJoin(inboxMarks, eq(inboxMarks.key, sql`'recovery:' || ${id}`))
    .where(and(gte(spentAt, since), isNull(inboxMarks.key)))
    .orderBy(desc(spentAt))
    .all()
    .map((use) => ({ ...use, left }));
}

function openCodes(database: Database) {
  const { id, codeHash, spentAt } = recoveryCodes;
  return database.select({ id, codeHash }).from(recoveryCodes).where(isNull(spentAt)).all();
}

/**
 * Without the site's secret, which no backup has: the paper opens the desk on another server too. So many codes
 * there are that nobody finds one from its hash.
 */
function hashOf(code: string): Buffer {
  return createHash("sha256").update(`recovery:${code}`).digest();
}

const hexOf = (code: string) => hashOf(code).toString("hex");
