/** What a new price list changes (rule 294), for the owner to look at before it counts. */

import { formatMoney, formatPoints } from "#app/lib/money.ts";
import type { Catalog, CatalogItem } from "./catalog.ts";

type List = { catalog: Catalog; hidden: readonly string[] };

/** One kind of change, with a line of words for each item. */
export type ListChange = { title: string; lines: string[] };

/** Every change from one list to another by kind; none where they are the same. */
export function listChanges(before: List, after: List): ListChange[] {
  const pairs = after.catalog.items.flatMap((now) => {
    const was = before.catalog.byId.get(now.id);
    return was ? [{ was, now }] : [];
  });
  const priced = pairs.filter(({ was, now }) => was.priceCents !== now.priceCents);
  const [dearer, cheaper] = [1, -1].map((sign) =>
    priced.filter(({ was, now }) => sign * (now.priceCents - was.priceCents) > 0).map(pricedWords),
  );
  const changes = [
    { title: "New", lines: missingIn(before.catalog, after.catalog).map(itemWords) },
    { title: "Removed", lines: missingIn(after.catalog, before.catalog).map(itemWords) },
    { title: "Price up", lines: dearer ?? [] },
    { title: "Price down", lines: cheaper ?? [] },
    {
      title: "Renamed",
      lines: pairs
        .filter(({ was, now }) => was.name !== now.name)
        .map(({ was, now }) => `${was.name}, now ${now.name}`),
    },
    {
      title: "New points, category, words or look",
      lines: pairs.filter(({ was, now }) => rest(was) !== rest(now)).map(({ now }) => now.name),
    },
    { title: "Hidden from the shop", lines: turned(after, before) },
    { title: "Shown again", lines: turned(before, after) },
    {
      title: "New order",
      lines: isReordered(pairs, before) ? ["The items in a category change places."] : [],
    },
  ];
  return changes.filter(({ lines }) => lines.length > 0);
}

/** "Dearer: 3. Gone: 1." */
export function changesNote(changes: readonly ListChange[]): string {
  return changes.map(({ title, lines }) => `${title}: ${lines.length}.`).join(" ");
}

function missingIn(list: Catalog, { items }: Catalog): CatalogItem[] {
  return items.filter(({ id }) => !list.byId.has(id));
}

function itemWords({ name, priceCents, volume }: CatalogItem): string {
  return `${name}, ${formatMoney(priceCents)}, ${formatPoints(volume)} points`;
}

function pricedWords({ was, now }: { was: CatalogItem; now: CatalogItem }): string {
  return `${now.name}: ${formatMoney(was.priceCents)} to ${formatMoney(now.priceCents)}`;
}

function rest({ id: _, name: __, priceCents: ___, ...others }: CatalogItem): string {
  return JSON.stringify(others);
}

/** The names of what one list hides and the other, which has it too, does not. */
function turned(one: List, other: List): string[] {
  return one.hidden.flatMap((id) => {
    const item = one.catalog.byId.get(id);
    return item && other.catalog.byId.has(id) && !other.hidden.includes(id) ? [item.name] : [];
  });
}

function isReordered(pairs: readonly { now: CatalogItem }[], before: List): boolean {
  const now = pairs.map((pair) => pair.now.id);
  const was = before.catalog.items.map(({ id }) => id).filter((id) => now.includes(id));
  return was.join() !== now.join();
}
