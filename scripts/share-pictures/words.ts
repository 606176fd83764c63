/**
 * The pictures shown where a page is shared: what each says, and the version that their addresses carry.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { formatDollars } from "#app/lib/money.ts";
import { fullLoadCents, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { readCities } from "#app/schedule/area/cities.server.ts";
import type { PagePictureWords } from "./PagePicture.tsx";

const PROMISE = "See your price before you book.\nPay when the job is done.";
const FROM = formatDollars(USUAL_NUMBERS.minimumCents);
const TO = formatDollars(fullLoadCents(USUAL_NUMBERS));
const PRICES = `From ${FROM}, capped at ${TO} a truck.\nPay when the job is done.`;
const BOOKING = "Pick a day and a window.\nPay when the job is done.";
const LIST = "Look it over, change it, book it.\nPay when the job is done.";
const ADVICE = "What it costs in Houston,\nand how to pay less.";
const GUIDE = "Worked out with the prices\nof our own list.";

const POSTS = "app/site/blog/posts";
const DRAWN_FROM = [
  "scripts/share-pictures/PagePicture.tsx",
  ...["app/ui/art/buddy.svg", "app/ui/art/skyline.svg", "app/ui/art/truck.svg"],
];

/** One for each kind of page, by the name that the page gives in `pageMeta`. */
export function pictureWords(): ReadonlyMap<string, PagePictureWords> {
  return new Map<string, PagePictureWords>([
    ["default", { headline: "Junk removal, priced before you book", line: PRICES, fill: 0.75 }],
    ["home", { headline: "Make space for what matters.", line: PROMISE, fill: 0.75 }],
    ["selection", { headline: "What are you getting rid of?", line: PRICES, fill: 0.5 }],
    ["schedule", { headline: "Book junk pickup. Pay nothing now.", line: BOOKING, fill: 1 }],
    ["list", { headline: "A list for pickup, priced today", line: LIST, fill: 0.5 }],
    ["faq", { headline: "Questions, answered", line: PROMISE, fill: 0.25 }],
    ["blog", { headline: "Plain talk about junk", line: ADVICE, fill: 0.5 }],
    ...readdirSync(POSTS).map((file): [string, PagePictureWords] => {
      const [, headline = ""] =
        /^ {2}title: "(.+)",$/m.exec(readFileSync(`${POSTS}/${file}`, "utf8")) ?? [];
      return [`post-${file.replace(/\.\w+$/, "")}`, { headline, line: GUIDE, fill: 1 }];
    }),
    ...readCities("db/cities.json").map(({ slug, name }): [string, PagePictureWords] => [
      `city-${slug}`,
      { headline: "Junk removal in", place: name, line: PROMISE, fill: 0.75 },
    ]),
  ]);
}

/** A hash of everything that the pictures show, short: each page carries it. */
export function picturesVersion(): string {
  const hash = createHash("sha256").update(JSON.stringify([...pictureWords()]));
  for (const file of DRAWN_FROM) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 4);
}
