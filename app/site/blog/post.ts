/** A blog post, as the pages that list it and the page that shows it need it. */
import type { Product } from "#app/prices/catalog.ts";
import { words } from "./dates-words.ts";

/** What the file of a post says of it, beside its text. */
export type PostHead = {
  /** At most 70 characters. */
  title: string;
  /** One sentence of at most 170 characters. */
  description: string;
  /** First published, YYYY-MM-DD. */
  date: string;
  /** Last changed, YYYY-MM-DD. */
  updated: string;
};

export type Post = PostHead & {
  /** The name of its file, and of its page under /blog. */
  slug: string;
  minutes: number;
  /** Of the words on a page in another language: the owner's are in English alone. */
  lang?: "en";
};

/** A post with what its own page needs beside its text. */
export type FullPost = Post & {
  /** Of the second level, in their order. */
  headings: Heading[];
  /** The ids of the products it names. */
  products: string[];
};

/** A heading of a post, with the id it has on the page. */
export type Heading = { id: string; text: string };

/** A product a post names, priced as the catalogue has it today. */
export type PricedProduct = Pick<Product, "name" | "priceCents" | "volume">;
export type PricedProducts = Readonly<Record<string, PricedProduct>>;

/** What a list of posts says of one. */
export function summaryOf({ slug, title, description, date, updated, minutes, lang }: Post): Post {
  return { title, description, date, updated, slug, minutes, ...(lang && { lang }) };
}

/** The products a post names; one the catalogue does not have is left out. */
export function pricedProducts(
  ids: readonly string[],
  findProduct: (id: string) => Product | undefined,
): PricedProducts {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const product = findProduct(id);
      if (!product) return [];
      const { name, priceCents, volume } = product;
      return [[id, { name, priceCents, volume }]];
    }),
  );
}

const WORDS_A_MINUTE = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** "2026-11-21" as "November 21, 2026". Not of lib/dates.ts, whose script a city's page would load for it. */
export function postDate(date: string): string {
  return new Date(date).toLocaleDateString(words.dates, { dateStyle: "long", timeZone: "UTC" });
}
