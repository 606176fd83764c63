/** The devices that are signed in to the desk. A token is never stored, only its hash. */
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, deskSessions } from "#db/schema.ts";
import { type DeskPerson, type DeskSession, SESSION_DAYS } from "./desk-person.ts";

const DAY_MS = 86_400_000;

/** Signs a device in. @param crewId null: as the owner */
export function addSession(
  database: Database,
  session: { tokenHash: string; crewId: number | null; device: string; at: Date },
): DeskSession {
  const { at, ...rest } = session;
  const time = at.toISOString();
  const { id } = database
    .insert(deskSessions)
    .values({ ...rest, createdAt: time, seenAt: time, expiresAt: expiryFrom(at) })
    .returning({ id: deskSessions.id })
    .get();
  return findSession(database, session.tokenHash, at) ?? fail(id);
}

/** The session of a token, while it lasts and its crew member was not removed. */
export function findSession(database: Database, tokenHash: string, at: Date): DeskSession | null {
  const [row] = openSessions(database, at, eq(deskSessions.tokenHash, tokenHash));
  return row ?? null;
}

/** Every device that is signed in, the one used last first. */
export function listSessions(database: Database, at: Date): DeskSession[] {
  return openSessions(database, at, undefined);
}

/** Marks a session as used: it lasts its 90 days from now on. */
export function renewSession(database: Database, id: number, at: Date): void {
  database
    .update(deskSessions)
    .set({ seenAt: at.toISOString(), expiresAt: expiryFrom(at) })
    .where(and(eq(deskSessions.id, id), isNull(deskSessions.endedAt)))
    .run();
}

/** Signs a device out. @returns false when it was not signed in */
export function endSession(database: Database, id: number, at: Date): boolean {
  const { changes } = database
    .update(deskSessions)
    .set({ endedAt: at.toISOString() })
    .where(and(eq(deskSessions.id, id), isNull(deskSessions.endedAt)))
    .run();
  return changes > 0;
}

/** Signs out every device but one, once for a post: not those that have signed in since. */
export function endOtherSessions(
  database: Database,
  id: number,
  requestId: string,
  at: Date,
): void {
  oncePerPost(database, requestId, at.toISOString(), () => {
    for (const other of listSessions(database, at))
      if (other.id !== id) endSession(database, other.id, at);
  });
}

function openSessions(
  database: Database,
  at: Date,
  which: ReturnType<typeof eq> | undefined,
): DeskSession[] {
  const { id, crewId, device, seenAt, endedAt, expiresAt } = deskSessions;
  return database
    .select({ id, crewId, device, seenAt, name: crewMembers.name })
    .from(deskSessions)
    .leftJoin(crewMembers, eq(crewMembers.id, crewId))
    .where(
      and(
        which,
        isNull(endedAt),
        gt(expiresAt, at.toISOString()),
        or(isNull(crewId), isNull(crewMembers.removedAt)),
      ),
    )
    .orderBy(desc(seenAt))
    .all()
    .map(({ crewId, name, ...session }) => ({ ...session, person: personOf(crewId, name) }));
}

function personOf(crewId: number | null, name: string | null): DeskPerson {
  return crewId === null ? { role: "owner" } : { role: "crew", crewId, name: name ?? "" };
}

function expiryFrom(at: Date): string {
  return new Date(at.getTime() + SESSION_DAYS * DAY_MS).toISOString();
}

function fail(id: number): never {
  throw new Error(`Session ${id} ended while it began`);
}
