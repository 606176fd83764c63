/** The crew: people who may see the day on their own phones. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, deskCodes, deskSessions } from "#db/schema.ts";

type CrewMember = { id: number; name: string };

/** Those who were not removed, by name. */
export function listCrew(database: Database): CrewMember[] {
  const { id, name } = crewMembers;
  return database
    .select({ id, name })
    .from(crewMembers)
    .where(isNull(crewMembers.removedAt))
    .orderBy(asc(name), asc(id))
    .all();
}

export function addCrewMember(
  database: Database,
  name: string,
  { requestId, at }: { requestId: string | null; at: string },
): void {
  oncePerPost(database, requestId, at, () => {
    database.insert(crewMembers).values({ name, addedAt: at }).run();
  });
}

/** Removes a member: its devices are signed out and its code is spent in the same transaction. */
export function removeCrewMember(database: Database, id: number, at: string): void {
  database.transaction(
    () => {
      database.update(crewMembers).set({ removedAt: at }).where(isPresent(id)).run();
      database
        .update(deskSessions)
        .set({ endedAt: at })
        .where(and(eq(deskSessions.crewId, id), isNull(deskSessions.endedAt)))
        .run();
      database
        .update(deskCodes)
        .set({ spentAt: at })
        .where(and(eq(deskCodes.crewId, id), isNull(deskCodes.spentAt)))
        .run();
    },
    { behavior: "immediate" },
  );
}

function isPresent(id: number) {
  return and(eq(crewMembers.id, id), isNull(crewMembers.removedAt));
}
