/** The revisions of the price list (rule 220), and what tells that the shop has changed. */
import { desc } from "drizzle-orm";
import { isNewPost } from "./desk-posts.server.ts";
import type { Database } from "./open.server.ts";
import { priceRevisions } from "./schema.ts";
import { inTransaction } from "./transaction.server.ts";

export type PriceRevision = typeof priceRevisions.$inferSelect;

/** The revision that counts; undefined while the file of CATALOG_PATH does. */
export function newestPriceRevision(database: Database): PriceRevision | undefined {
  return database.select().from(priceRevisions).orderBy(desc(priceRevisions.id)).limit(1).get();
}

/** When each revision was made and why, the newest first, without the lists. */
export function listPriceRevisions(database: Database, limit: number) {
  const { id, at, note } = priceRevisions;
  return database
    .select({ id, at, note })
    .from(priceRevisions)
    .orderBy(desc(priceRevisions.id))
    .limit(limit)
    .all();
}

export type PriceChange<Refusal> =
  | { kind: "changed" }
  /** This very post was answered before. */
  | { kind: "repeated" }
  | { kind: "refused"; refusal: Refusal };

/**
 * Makes a revision out of the newest one, in one transaction, so that of two changes at the same time
 * neither is lost.
 * @param decide what the list is to be, from what it is; undefined: the file of CATALOG_PATH
 */
export function changePriceList<Refusal>(
  database: Database,
  { requestId, at }: { requestId: string | null; at: string },
  decide: (
    newest: PriceRevision | undefined,
  ) => Pick<PriceRevision, "csv" | "hidden" | "note"> | { refusal: Refusal },
): PriceChange<Refusal> {
  return inTransaction(database, () => {
    const decision = decide(newestPriceRevision(database));
    if ("refusal" in decision) return { kind: "refused", refusal: decision.refusal };
    if (!isNewPost(database, requestId, at)) return { kind: "repeated" };
    database
      .insert(priceRevisions)
      .values({ ...decision, at })
      .run();
    return { kind: "changed" };
  });
}

const statements = new WeakMap<Database, () => string>();

/**
 * Text that is another after each change of the prices, the tax or the reviews, by whichever process.
 * One statement that reads the ends of three small indexes: it is asked at each request.
 */
export function shopRevision(database: Database): string {
  const known = statements.get(database) ?? compileShopRevision(database);
  statements.set(database, known);
  return known();
}

function compileShopRevision(database: Database): () => string {
  const statement = database.$client.prepare<[], { revision: string }>(`
    SELECT coalesce((SELECT max(id) FROM price_revisions), 0)
      || ' ' || coalesce((SELECT value || changed_at FROM settings WHERE name = 'tax'), '')
      || ' ' || (SELECT coalesce(max(id), 0) || '-' || count(removed_at) FROM reviews) AS revision
  `);
  return () => statement.get()?.revision ?? "";
}
