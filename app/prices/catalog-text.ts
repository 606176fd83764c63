/**
 * The items of the catalogue as one text. A page has it in its data: a browser reads it in a tenth of the
 * time that 220 objects take, and it weighs half.
 */
import type { ItemPicture } from "#app/ui/art/item-picture.ts";
import { CATEGORIES, type CatalogItem } from "./catalog.ts";
import type { CardItem } from "./catalog-cards.ts";

/** A line for each item; no name has a tab or a line's end in it (rule 293). */
export function catalogText(items: readonly CatalogItem[]): string {
  return items
    .map(({ id, name, category, priceCents, volume, picture = "", card }) =>
      [
        ...[id, name, CATEGORIES.indexOf(category), priceCents, volume, picture],
        ...(card ? [card.name, card.choice] : []),
      ].join("\t"),
    )
    .join("\n");
}

/** The items of such a text. */
export function readCatalogText(text: string): CardItem[] {
  return text.split("\n").map((line) => {
    const [id = "", name = "", category, cents, volume, picture, card, choice = ""] =
      line.split("\t");
    return {
      ...{ id, name, category: CATEGORIES[Number(category)] ?? "custom" },
      ...{ priceCents: Number(cents), volume: Number(volume) },
      ...(picture && { picture: picture as ItemPicture }),
      ...(card && { card: { name: card, choice } }),
    };
  });
}
