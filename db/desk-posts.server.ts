/** Posts of the desk that concern no single job: a repeat of one changes nothing. */
import { eq } from "drizzle-orm";
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
