/** Posts of the desk that concern no single job: a repeat of one changes nothing. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type DeskPost, OutdatedPost } from "#app/lib/desk-post.ts";
import type { Database } from "./open.server.ts";
import { deskPosts } from "./schema.ts";
import { inTransaction } from "./transaction.server.ts";

/**
 * Records a post. Call it in the transaction that does what the post asks for.
 * @param requestId null: a command, which is not repeated
 * @returns false for a post that was recorded before
 */
export function isNewPost(database: Database, requestId: string | null, at: string): boolean {
  if (requestId === null) return true;
  return (
    database.insert(deskPosts).values({ requestId, at }).onConflictDoNothing().run().changes > 0
  );
}

/** Whether a post was recorded before. @param requestId null: a command, which is not repeated */
export function wasPosted(database: Database, requestId: string | null): boolean {
  if (requestId === null) return false;
  const post = eq(deskPosts.requestId, requestId);
  return database.select().from(deskPosts).where(post).get() !== undefined;
}

/** Does something once for a post, in one transaction; a repeat does nothing. */
export function oncePerPost(
  database: Database,
  requestId: string | null,
  at: string,
  task: () => void,
): void {
  inTransaction(database, () => {
    if (isNewPost(database, requestId, at)) task();
  });
}

/** Stands for a value in a form's hidden field: another one, another stamp. */
export function stateStamp(state: unknown): string {
  return createHash("sha256").update(JSON.stringify(state)).digest("hex").slice(0, 16);
}

/**
 * Changes something once for a post that saw it as it is now, in one transaction (rule 237).
 * @param state what is to be changed, as it is now
 * @throws OutdatedPost where it is not what the post saw: nothing is changed or recorded
 */
export function changeSeen(
  database: Database,
  { requestId, seen }: DeskPost,
  at: string,
  { state, task }: { state: () => unknown; task: () => void },
): void {
  inTransaction(database, () => {
    if (wasPosted(database, requestId)) return;
    if (seen !== null && seen !== stateStamp(state())) throw new OutdatedPost();
    isNewPost(database, requestId, at);
    task();
  });
}
