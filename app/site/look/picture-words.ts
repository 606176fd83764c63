/** What the pictures say that are shown where a page is shared. */
import { formatDollars } from "#app/lib/money.ts";
import { fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { PagePictureWords } from "./PagePicture.tsx";

type Facts = {
  /** The home city, "Houston". */
  city: string;
  numbers: ShopNumbers;
  cities: readonly { slug: string; name: string }[];
  posts: readonly { slug: string; title: string }[];
};

const PAY = "Pay when the job is done.";
const PROMISE = `See your price before you book.\n${PAY}`;
const BOOKING = `Pick a day and a window.\n${PAY}`;
const LIST = `Look it over, change it, book it.\n${PAY}`;
const GUIDE = "Worked out with the prices\nof our own list.";

/** One for each kind of page, by the name that the page gives in `pageMeta`. */
export function pictureWords(facts: Facts): ReadonlyMap<string, PagePictureWords> {
  const from = formatDollars(facts.numbers.minimumCents);
  const to = formatDollars(fullLoadCents(facts.numbers));
  const prices = `From ${from}, capped at ${to} a truck.\n${PAY}`;
  const advice = `What it costs in ${facts.city},\nand how to pay less.`;
  return new Map<string, PagePictureWords>([
    ["default", { headline: "Junk removal, priced before you book", line: prices, fill: 0.75 }],
    ["home", { headline: "Make space for what matters.", line: PROMISE, fill: 0.75 }],
    ["selection", { headline: "What are you getting rid of?", line: prices, fill: 0.5 }],
    ["schedule", { headline: "Book junk pickup. Pay nothing now.", line: BOOKING, fill: 1 }],
    ["list", { headline: "A list for pickup, priced today", line: LIST, fill: 0.5 }],
    ["faq", { headline: "Questions, answered", line: PROMISE, fill: 0.25 }],
    ["blog", { headline: "Plain talk about junk", line: advice, fill: 0.5 }],
    ...facts.posts.map(({ slug, title }): [string, PagePictureWords] => [
      `post-${slug}`,
      { headline: title, line: GUIDE, fill: 1 },
    ]),
    ...facts.cities.map(({ slug, name }): [string, PagePictureWords] => [
      `city-${slug}`,
      { headline: "Junk removal in", place: name, line: PROMISE, fill: 0.75 },
    ]),
  ]);
}
