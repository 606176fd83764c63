/** The revisions of the price list (rule 220), and what tells that the shop has changed. */
import { desc } from "drizzle-orm";
import type { Catalog } from "#app/domain/catalog.ts";
import { parseCatalog } from "#app/domain/catalog-rows.ts";
import { catalogCsv, catalogRows, readCatalog } from "./catalog.server.ts";
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

type PriceList = { catalog: Catalog; hidden: readonly string[] };

/** The list that counts: the newest revision, or the file of CATALOG_PATH while there is none. */
export function storedPriceList(database: Database, path: string): PriceList {
  return listOf(newestPriceRevision(database), () => readCatalog(path));
}

/** The list of a revision. @param readFile gives the list of CATALOG_PATH, for no revision */
export function listOf(
  revision: Pick<PriceRevision, "csv" | "hidden"> | undefined,
  readFile: () => Catalog,
): PriceList {
  if (!revision) return { catalog: readFile(), hidden: [] };
  return { catalog: parseCatalog(catalogRows(revision.csv)), hidden: revision.hidden };
}

/** Makes a revision of the list that counts, as `changePriceList`. */
export function revisePrices<Refusal>(
  database: Database,
  path: string,
  post: { requestId: string | null; at: string },
  decide: (list: PriceList) => (PriceList & { note: string }) | { refusal: Refusal },
): PriceChange<Refusal> {
  return changePriceList(database, post, (newest) => {
    const decision = decide(listOf(newest, () => readCatalog(path)));
    if ("refusal" in decision) return decision;
    const { catalog, hidden, note } = decision;
    return { csv: catalogCsv(catalog, hidden), hidden, note };
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
