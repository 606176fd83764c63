/** The revisions of the price list (rule 220), and what tells that the shop has changed. */
import { desc, eq } from "drizzle-orm";
import { oncePer } from "#app/lib/once-per.ts";
import { isNewPost, wasPosted } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import { priceRevisions } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import { catalogCsv, readCatalog } from "./catalog.server.ts";
import type { Catalog } from "./catalog.ts";
import { parseCatalog, withoutUnprintable } from "./catalog-rows.ts";
import { findSettings, saveSetting } from "./owner-settings.server.ts";
import { catalogRows } from "./price-file.server.ts";

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

type NewRevision = Pick<PriceRevision, "csv" | "hidden" | "note"> & {
  /** The list that it takes the place of as a whole, which is kept to go back to. */
  replaces?: Pick<PriceRevision, "csv" | "hidden"> | undefined;
};

/**
 * Makes a revision out of the newest one, in one transaction, so that of two changes at the same time
 * neither is lost.
 * @param decide what the list is to be, from what it is; undefined: the file of CATALOG_PATH
 */
export function changePriceList<Refusal>(
  database: Database,
  { requestId, at }: { requestId: string | null; at: string },
  decide: (newest: PriceRevision | undefined) => NewRevision | { refusal: Refusal },
): PriceChange<Refusal> {
  return inTransaction(database, () => {
    if (wasPosted(database, requestId)) return { kind: "repeated" };
    const newest = newestPriceRevision(database);
    const decision = decide(newest);
    if ("refusal" in decision) return { kind: "refused", refusal: decision.refusal };
    isNewPost(database, requestId, at);
    const { replaces, ...made } = decision;
    const add = (revision: Omit<NewRevision, "replaces">) =>
      Number(
        database
          .insert(priceRevisions)
          .values({ ...revision, at })
          .run().lastInsertRowid,
      );
    if (replaces) {
      const revision = newest?.id ?? add({ ...replaces, note: "The list of CATALOG_PATH" });
      saveSetting(database, "listBefore", { revision, at }, at);
    }
    add(made);
    return { kind: "changed" };
  });
}

/** The price list with the ids of the items that the shop does not show. */
export type PriceList = { catalog: Catalog; hidden: readonly string[] };

/** The list that counts: the newest revision, or the file of CATALOG_PATH while there is none. */
export function storedPriceList(database: Database, path: string): PriceList {
  return storedPrices(database, path).list;
}

/** The same with the number of its revision; 0: none. */
export function storedPrices(database: Database, path: string) {
  const newest = newestPriceRevision(database);
  return { list: listOf(newest, () => readCatalog(path)), revision: newest?.id ?? 0 };
}

/** The list of a revision. @param readFile gives the list of CATALOG_PATH, for no revision */
export function listOf(
  revision: Pick<PriceRevision, "csv" | "hidden"> | undefined,
  readFile: () => Catalog,
): PriceList {
  if (!revision) return { catalog: readFile(), hidden: [] };
  // One that was taken before rule 293 may have what is refused now.
  const csv = withoutUnprintable(revision.csv);
  return { catalog: parseCatalog(catalogRows(csv)), hidden: revision.hidden };
}

/** The list that the last whole one took the place of; null: none did. */
function listBefore(database: Database, path: string): PriceList | null {
  const kept = findSettings(database).listBefore;
  if (kept === null) return null;
  const { id } = priceRevisions;
  const revision = database.select().from(priceRevisions).where(eq(id, kept.revision)).get();
  return revision ? listOf(revision, () => readCatalog(path)) : null;
}

/** The list as it stands when it is to be changed; `before`: the one that the last whole one took the place of. */
export type PriceState = { list: PriceList; revision: number; before: PriceList | null };
/** `isWhole`: it takes the place of the whole list, which is kept to go back to. */
export type PriceDecision<Refusal> =
  | (PriceList & { note: string; isWhole?: true })
  | { refusal: Refusal };

/** Makes a revision of the list that counts, as `changePriceList`. */
export function revisePrices<Refusal>(
  database: Database,
  path: string,
  post: { requestId: string | null; at: string },
  decide: (state: PriceState) => PriceDecision<Refusal>,
): PriceChange<Refusal> {
  return changePriceList(database, post, () => {
    const state = { ...storedPrices(database, path), before: listBefore(database, path) };
    const decision = decide(state);
    if ("refusal" in decision) return decision;
    const revisionOf = ({ catalog, hidden }: PriceList) => ({
      csv: catalogCsv(catalog, hidden),
      hidden: [...hidden],
    });
    const replaces = decision.isWhole && revisionOf(state.list);
    return { ...revisionOf(decision), note: decision.note, replaces };
  });
}

/**
 * Text that is another after each change of what pages show of the owner's prices, settings, texts and reviews, by
 * whichever process. One statement that reads the ends of three small indexes: it is asked at each request.
 */
export const shopRevision = (database: Database): string =>
  revisionStatement(database).get()?.revision ?? "";

const revisionStatement = oncePer((database: Database) =>
  database.$client.prepare<[], { revision: string }>(`
    SELECT coalesce((SELECT max(id) FROM price_revisions), 0)
      || ' ' || coalesce((SELECT group_concat(value || changed_at) FROM settings
        WHERE name IN ('area', 'facts', 'look', 'numbers', 'pageTexts', 'tax', 'windows') OR name GLOB '[A-Z]*'), '')
      || ' ' || (SELECT coalesce(max(id), 0) || '-' || count(removed_at) FROM reviews) AS revision
  `),
);
