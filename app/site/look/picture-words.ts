/** What the pictures say that are shown where a page is shared. */
import { inLanguage, spokenLanguage } from "#app/lib/language.ts";
import { formatDollars } from "#app/lib/money.ts";
import { fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { PagePictureWords } from "./PagePicture.tsx";
import { words } from "./shared-words.ts";

type Facts = {
  /** The home city, "Houston". */
  city: string;
  numbers: ShopNumbers;
  cities: readonly { slug: string; name: string }[];
  posts: readonly { slug: string; title: string; titleEs?: string | undefined }[];
};

/**
 * One for each kind of page, by the name that the page gives in `pageMeta`; those of pages in Spanish end in "-es"
 * (rule 576).
 */
export function pictureWords(facts: Facts): ReadonlyMap<string, PagePictureWords> {
  const spanish = inLanguage("es", () => wordsOf(facts));
  return new Map([
    ...inLanguage("en", () => wordsOf(facts)),
    ...spanish.map(([name, said]): Named => [`${name}-es`, { ...said, isSpanish: true }]),
  ]);
}

type Named = [name: string, said: PagePictureWords];

function wordsOf({ city, numbers, posts, cities }: Facts): Named[] {
  const { pay, corner } = words;
  const from = formatDollars(numbers.minimumCents);
  const prices = `${words.prices(from, formatDollars(fullLoadCents(numbers)))}\n${pay}`;
  const promise = `${words.promise}\n${pay}`;
  const titled = posts.map(({ slug, title, titleEs }) => {
    return { slug, headline: spokenLanguage() === "es" ? titleEs : title };
  });
  return [
    ["default", { headline: words.default, line: prices, fill: 0.75, corner }],
    ["home", { headline: words.home, line: promise, fill: 0.75, corner }],
    ["selection", { headline: words.selection, line: prices, fill: 0.5, corner }],
    ["schedule", { headline: words.schedule, line: `${words.booking}\n${pay}`, fill: 1, corner }],
    ["list", { headline: words.list, line: `${words.listed}\n${pay}`, fill: 0.5, corner }],
    ["faq", { headline: words.faq, line: promise, fill: 0.25, corner }],
    ["blog", { headline: words.blog, line: words.advice(city), fill: 0.5, corner }],
    ...titled.flatMap(({ slug, headline }): Named[] =>
      headline ? [[`post-${slug}`, { headline, line: words.guide, fill: 1, corner }]] : [],
    ),
    ...cities.map(
      ({ slug, name }): Named => [
        `city-${slug}`,
        { headline: words.cityOf, place: name, line: promise, fill: 0.75, corner },
      ],
    ),
  ];
}
