/** What customers have said of the business, for the home page (rule 223). */
import { and, desc, eq, isNull } from "drizzle-orm";
import { isNewPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { reviews } from "#db/schema.ts";
import type { NewReview, Review } from "./review.ts";

const MOST_SHOWN = 12;

/** The reviews that the home page shows, the newest first. */
export function listReviews(database: Database): Review[] {
  return database
    .select()
    .from(reviews)
    .where(isNull(reviews.removedAt))
    .orderBy(desc(reviews.id))
    .limit(MOST_SHOWN)
    .all();
}

/** Adds a review, once for a post. */
export function addReview(
  database: Database,
  review: NewReview,
  { requestId, at }: { requestId: string | null; at: string },
): void {
  database.transaction(
    () => {
      if (isNewPost(database, requestId, at))
        database
          .insert(reviews)
          .values({ ...review, addedAt: at })
          .run();
    },
    { behavior: "immediate" },
  );
}

/** Takes a review off the home page. @returns false when it was not there */
export function removeReview(database: Database, id: number, at: string): boolean {
  const { changes } = database
    .update(reviews)
    .set({ removedAt: at })
    .where(and(eq(reviews.id, id), isNull(reviews.removedAt)))
    .run();
  return changes > 0;
}
