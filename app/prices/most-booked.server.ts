/** What is booked most (rule 357). */
import type { Database } from "#db/open.server.ts";
import type { Catalog } from "./catalog.ts";
import { cardKey } from "./catalog-cards.ts";

const SHOWN = 30;
/** Fewer jobs say little about the next one. */
const ENOUGH_JOBS = 100;
/** The newest ones: what people have changes, and counting takes a few milliseconds. */
const COUNTED_JOBS = 1_000;

/**
 * The ids of the items that are booked most, the best first, one of each card. The price list's own places
 * count until there are a hundred jobs, and fill up what those leave open.
 */
export function mostBooked(database: Database, { items }: Catalog): string[] {
  const counted = countedIds(database);
  const places = items.filter(({ top }) => top !== undefined);
  places.sort((a, b) => (a.top ?? 0) - (b.top ?? 0));
  const known = new Map(items.map((item) => [item.id, item]));
  const cards = new Set<string>();
  return [...counted, ...places.map(({ id }) => id)]
    .filter((id) => {
      const item = known.get(id);
      // Fees and custom jobs take no room: nobody looks for them first.
      if (!item || item.volume === 0 || cards.has(cardKey(item))) return false;
      cards.add(cardKey(item));
      return true;
    })
    .slice(0, SHOWN);
}

/** By the number of jobs that have them, not by units: one customer's forty chairs are one customer. */
function countedIds({ $client }: Database): string[] {
  const rows = $client
    .prepare<[number, number], { id: string }>(`
      WITH counted AS (
        SELECT items FROM jobs WHERE stage <> 'cancelled' AND part_of IS NULL ORDER BY id DESC LIMIT ?
      )
      SELECT line.value ->> 'id' AS id FROM counted, json_each(counted.items) AS line
      WHERE (SELECT count(*) FROM counted) >= ?
      GROUP BY 1 ORDER BY count(*) DESC, 1
    `)
    .all(COUNTED_JOBS, ENOUGH_JOBS);
  return rows.map(({ id }) => id);
}
