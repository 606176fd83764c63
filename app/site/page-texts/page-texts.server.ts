/** What the owner has made of the questions and posts. */
import { and, eq } from "drizzle-orm";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import type { Database } from "#db/open.server.ts";
import { pageTexts } from "#db/schema.ts";
import type { PageText, TextKind } from "./page-text.ts";

export function listPageTexts(database: Database): PageText[] {
  return database.select().from(pageTexts).all();
}

/** Keeps one. Call it in a transaction. @param at ISO instant */
export function keepPageText(database: Database, row: PageText, at: string): void {
  const target = [pageTexts.kind, pageTexts.id];
  database.insert(pageTexts).values(row).onConflictDoUpdate({ target, set: row }).run();
  countChange(database, at);
}

/** Takes one away: what comes with the site is as it came. Call it in a transaction. */
export function dropPageText(
  database: Database,
  { kind, id }: Pick<PageText, "kind" | "id">,
  at: string,
): void {
  database
    .delete(pageTexts)
    .where(and(eq(pageTexts.kind, kind), eq(pageTexts.id, id)))
    .run();
  countChange(database, at);
}

/** Pages that were made before are not shown again, by no process (rule 533). */
function countChange(database: Database, at: string): void {
  saveSetting(database, "pageTexts", findSettings(database).pageTexts + 1, at);
}

/** The row of one that has none yet. */
export function newPageText(kind: TextKind, id: string): PageText {
  const words = { title: null, summary: null, body: null, publishedOn: null, updatedOn: null };
  return { kind, id, isHidden: false, position: null, ...words };
}
