/** What a model sees in a customer's photos (rules 91 to 95): lines that are offered, none of them on the list yet. */

import type { ParsedLine } from "#app/chat/chat.ts";
import { addLines, type Cart, type CartLine, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";

/** The most photos of one message. */
export const MAX_CHAT_PHOTOS = 4;

/** A line with the numbers, from 1, of the photos that show it. */
export type PhotoDetection = ParsedLine & { photos: readonly number[] };

export type PhotoDetections = {
  lines: readonly PhotoDetection[];
  /** The customer has not said yet which of them are leaving. */
  isAsked: boolean;
};

export const NO_DETECTIONS: PhotoDetections = { lines: [], isAsked: false };

/** One line for each product, priced by the price list; what that does not have is left out. */
export function toPhotoDetections(
  things: readonly (CartLine & Pick<PhotoDetection, "photos">)[],
  findProduct: (id: string) => Product | undefined,
): PhotoDetection[] {
  const lines = new Map<string, PhotoDetection>();
  for (const { id, quantity, photos } of things) {
    const product = findProduct(id);
    if (!product) continue;
    const before = lines.get(id);
    lines.set(id, {
      ...{ id, name: product.name, price: product.priceCents / 100, volume: product.volume },
      quantity: Math.min(MAX_UNITS_PER_LINE, (before?.quantity ?? 0) + quantity),
      photos: [...new Set([...(before?.photos ?? []), ...photos])].sort((a, b) => a - b),
    });
  }
  return [...lines.values()];
}

/** The list with the lines that the customer has said yes to. */
export function withAdded(list: Cart, chosen: Cart): Cart {
  const { cart } = addLines(
    list.map(({ id, quantity }) => ({ id, quantity })),
    chosen,
  );
  return cart;
}
