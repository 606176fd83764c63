/** The revisions of the price list (rule 220), and what tells that the shop has changed. */
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "./open.server.ts";
import { priceRevisions } from "./schema.ts";

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

export function findPriceRevision(database: Database, id: number): PriceRevision | undefined {
  return database.select().from(priceRevisions).where(eq(priceRevisions.id, id)).get();
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
