/** The crew: people who may see the day on their own phones. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { crewMembers, deskCodes, deskSessions } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import type { Client } from "#db/write-queue.server.ts";

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

type CrewServices = { client: Client; now: () => Date };

const MAX_NAME_CHARACTERS = 60;

/** Adds somebody, once for each post. @returns false where there was no name */
export async function addToCrew(
  { name, requestId }: { name: string; requestId: string },
  { client, now }: CrewServices,
): Promise<boolean> {
  const kept = beginningOf(singleLine(name), MAX_NAME_CHARACTERS);
  if (kept === "") return false;
  const at = now().toISOString();
  await client.write((free) =>
    oncePerPost(free, requestId, at, () => {
      free.insert(crewMembers).values({ name: kept, addedAt: at }).run();
    }),
  );
  return true;
}

/** Removes somebody: their devices are signed out and their code is spent in the same transaction. */
export async function removeFromCrew(id: number, { client, now }: CrewServices): Promise<void> {
  const at = now().toISOString();
  const isTheirOpen = and(eq(deskSessions.crewId, id), isNull(deskSessions.endedAt));
  const isTheirUnspent = and(eq(deskCodes.crewId, id), isNull(deskCodes.spentAt));
  const isPresent = and(eq(crewMembers.id, id), isNull(crewMembers.removedAt));
  await client.write((free) =>
    inTransaction(free, () => {
      free.update(crewMembers).set({ removedAt: at }).where(isPresent).run();
      free.update(deskSessions).set({ endedAt: at }).where(isTheirOpen).run();
      free.update(deskCodes).set({ spentAt: at }).where(isTheirUnspent).run();
    }),
  );
}
