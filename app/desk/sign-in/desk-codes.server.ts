/** Codes to sign in with, and the posts that their limits count. Only hashes are stored. */
import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { crewMembers, deskAttempts, deskCodes } from "#db/schema.ts";
import { CODE_MINUTES, MAX_TRIES } from "./desk-person.ts";

const MINUTE_MS = 60_000;
/** The longest period of a limit: what is older is deleted. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

type NewCode = {
  codeHash: string;
  /** Null: a printed code. */
  browserHash: string | null;
  /** Null: the owner's. */
  crewId: number | null;
};

/** Adds a code, which takes the place of the earlier one of its browser or person. */
export function addCode(database: Database, code: NewCode, at: Date): void {
  const time = at.toISOString();
  const { browserHash, crewId } = code;
  const isSameKind = browserHash
    ? eq(deskCodes.browserHash, browserHash)
    : and(
        isNull(deskCodes.browserHash),
        crewId === null ? isNull(deskCodes.crewId) : eq(deskCodes.crewId, crewId),
      );
  database.transaction(() => {
    database
      .update(deskCodes)
      .set({ spentAt: time })
      .where(and(isSameKind, isNull(deskCodes.spentAt)))
      .run();
    const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE_MS).toISOString();
    database
      .insert(deskCodes)
      .values({ ...code, tries: 0, createdAt: time, expiresAt })
      .run();
    const old = new Date(at.getTime() - KEPT_MS).toISOString();
    database.delete(deskCodes).where(lt(deskCodes.expiresAt, old)).run();
  });
}

type CodeResult =
  | { kind: "right"; crewId: number | null }
  /** @param triesLeft null for a printed code, which any browser may type */
  | { kind: "wrong"; triesLeft: number | null }
  /** The browser's code has had its tries, has been used or is too old. */
  | { kind: "spent" };

/**
 * Spends an emailed code, if it is the newest of this browser; else counts the try. For a spent code
 * nothing is written, nor any lock taken.
 */
export function spendEmailedCode(
  database: Database,
  { codeHash, browserHash }: { codeHash: string; browserHash: string },
  at: Date,
): CodeResult {
  const findOpen = () => openCodeOf(database, browserHash, at);
  if (!findOpen()) return { kind: "spent" };
  return database.transaction(
    () => {
      const code = findOpen();
      if (!code) return { kind: "spent" };
      if (code.codeHash === codeHash) return spend(database, code, at);
      const tries = code.tries + 1;
      const spentAt = tries >= MAX_TRIES ? at.toISOString() : null;
      database.update(deskCodes).set({ tries, spentAt }).where(eq(deskCodes.id, code.id)).run();
      return spentAt ? { kind: "spent" } : { kind: "wrong", triesLeft: MAX_TRIES - tries };
    },
    { behavior: "immediate" },
  );
}

/** The newest code of a browser, while it works. */
function openCodeOf(database: Database, browserHash: string, at: Date) {
  const code = database
    .select()
    .from(deskCodes)
    .where(eq(deskCodes.browserHash, browserHash))
    .orderBy(desc(deskCodes.id))
    .limit(1)
    .get();
  return code && !code.spentAt && code.expiresAt > at.toISOString() ? code : undefined;
}

/** Spends a printed code. For a wrong one nothing is written, nor any lock taken. */
export function spendPrintedCode(database: Database, codeHash: string, at: Date): CodeResult {
  const find = () =>
    database
      .select({ id: deskCodes.id, crewId: deskCodes.crewId })
      .from(deskCodes)
      .leftJoin(crewMembers, eq(crewMembers.id, deskCodes.crewId))
      .where(
        and(
          eq(deskCodes.codeHash, codeHash),
          isNull(deskCodes.browserHash),
          isNull(deskCodes.spentAt),
          isNull(crewMembers.removedAt),
          gt(deskCodes.expiresAt, at.toISOString()),
        ),
      )
      .get();
  if (!find()) return { kind: "wrong", triesLeft: null };
  return database.transaction(
    () => {
      const code = find();
      return code ? spend(database, code, at) : { kind: "wrong", triesLeft: null };
    },
    { behavior: "immediate" },
  );
}

function spend(
  database: Database,
  { id, crewId }: { id: number; crewId: number | null },
  at: Date,
): CodeResult {
  database.update(deskCodes).set({ spentAt: at.toISOString() }).where(eq(deskCodes.id, id)).run();
  return { kind: "right", crewId };
}

type AttemptLimit = { key: string; most: number; minutes: number };

/**
 * Counts a post under each of the keys, unless one of them has had its most.
 * @returns the seconds to wait until that one has room again; null when the post is counted
 */
export function countAttempt(
  database: Database,
  limits: readonly AttemptLimit[],
  at: Date,
): number | null {
  if (limits.length === 0) return null;
  return database.transaction(
    () => {
      const waits = limits.map((limit) => waitFor(database, limit, at));
      const wait = Math.max(0, ...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      const keys = [...new Set(limits.map(({ key }) => key))];
      const time = at.toISOString();
      database
        .insert(deskAttempts)
        .values(keys.map((key) => ({ key, at: time })))
        .run();
      const old = new Date(at.getTime() - KEPT_MS).toISOString();
      database.delete(deskAttempts).where(lt(deskAttempts.at, old)).run();
      return null;
    },
    { behavior: "immediate" },
  );
}

/** Milliseconds until the oldest of the counted posts leaves the period. */
function waitFor(database: Database, { key, most, minutes }: AttemptLimit, at: Date): number {
  const since = new Date(at.getTime() - minutes * MINUTE_MS).toISOString();
  const counted = database
    .select({ posts: count(), oldest: sql<string>`min(${deskAttempts.at})` })
    .from(deskAttempts)
    .where(and(eq(deskAttempts.key, key), gt(deskAttempts.at, since)))
    .get();
  if (!counted || counted.posts < most) return 0;
  return new Date(counted.oldest).getTime() + minutes * MINUTE_MS - at.getTime();
}
