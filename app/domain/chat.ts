/** What the chat and the server say to each other (spec sections 3 and 7; decisions, "Chat"). */
import type { ProductLine } from "./cart.ts";
import { priceCart } from "./pricing.ts";

export type ChatMessage = { role: "user" | "assistant"; content: string };

/** A line of the list: unit price in dollars and unit points, as the catalogue has them. */
export type ParsedLine = {
  id: string;
  name: string;
  quantity: number;
  price: number;
  volume: number;
};

/** The list that stands after a conversation; `finalPrice` in dollars, before any discount. */
export type ParsedCart = { lines: ParsedLine[]; totalVolume: number; finalPrice: number };

/** Who read the message: the model, or the fallback parser. */
export type ReadBy = "on" | "off";

export const EMPTY_PARSED: ParsedCart = { lines: [], totalVolume: 0, finalPrice: 0 };

/** Prices a list as the cart would be priced. */
export function toParsedCart(lines: readonly ProductLine[]): ParsedCart {
  const price = priceCart(lines);
  return {
    lines: lines.map(({ id, name, quantity, priceCents, volume }) => ({
      id,
      name,
      quantity,
      price: priceCents / 100,
      volume,
    })),
    totalVolume: price.volume,
    finalPrice: price.cents / 100,
  };
}
