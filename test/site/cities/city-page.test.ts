import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { withProducts } from "#app/prices/cart.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { CITY_SLUGS } from "#app/schedule/area/city.ts";
import { type CityPage, describeCity } from "#app/site/cities/city-page.ts";
import { CITY_WORDS_ES } from "#app/site/cities/guides/es/index.ts";
import { CITY_WORDS } from "#app/site/cities/guides/index.ts";
import { guide } from "#test/support/city-guide.ts";

type Source = { slug: string; zips: string[]; neighborhoods: string[]; facts: { text: string }[] };

const sources: Source[] = JSON.parse(readFileSync("db/cities.json", "utf8"));
const source = (slug: string) => sources.find((one) => one.slug === slug) as Source;
const page = (slug: string) => describeCity(slug, guide) as CityPage;
const pages = CITY_SLUGS.map(page);

test.each(["dallas", "", undefined, "Katy", "katy/", "__proto__"])("no page for %j", (slug) => {
  expect(describeCity(slug, guide)).toBeNull();
});

describe.each(CITY_SLUGS)("%s", (slug) => {
  const words = CITY_WORDS[slug];

  test("prices a load of the catalogue by the pricing rules", () => {
    const lines = withProducts(words.load.lines, guide.findProduct);
    expect(lines.map(({ id }) => id)).toEqual(words.load.lines.map(({ id }) => id));
    expect(page(slug).load.price).toEqual(priceCart(lines, USUAL_NUMBERS));
    expect(page(slug).load.price.cents).toBeGreaterThan(0);
    expect(page(slug).load.price.sumCents).toBeGreaterThanOrEqual(page(slug).load.price.cents);
  });

  test("takes ZIPs and neighborhoods from the data", () => {
    const { zips, neighborhoods } = page(slug);
    expect([...zips.shown, ...zips.spoken]).toEqual(source(slug).zips);
    expect([...neighborhoods].sort()).toEqual([...source(slug).neighborhoods].sort());
  });

  test("has 150 to 250 words of its own and no typed price", () => {
    const { description: _, ...shown } = words;
    const text = proseOf(shown);
    const count = text.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(150);
    expect(count).toBeLessThanOrEqual(250);
    expect(text).not.toMatch(/[$€]|\bdollars?\b|\bcents?\b/i);
  });

  test("has a description of 100 to 160 characters", () => {
    expect(words.description.length).toBeGreaterThanOrEqual(100);
    expect(words.description.length).toBeLessThanOrEqual(160);
    expect(words.description).toContain(page(slug).name);
  });

  test("refers to the city or association for rules about the curb", () => {
    const text = proseOf(words);
    expect(text).toMatch(
      new RegExp(
        "check with (it|the (city|township))|a thing to check with the city|best checked with the city|" +
          "something to check with the city|a question for the city|Yours can tell you|" +
          "start with your association|is worth a phone call|no city heavy-trash program",
        "i",
      ),
    );
  });

  test("says as much in Spanish, with the same figures", () => {
    const spanish = CITY_WORDS_ES[slug];
    const figures = (texts: object) => (proseOf(texts).match(/\d[\d,.]*\d|\d/g) ?? []).sort();
    const { reads: _, scene: __, ...english } = words;
    expect(figures({ ...spanish, description: "" })).toEqual(
      figures({ ...english, description: "" }),
    );
    expect(spanish.reasons).toHaveLength(words.reasons.length);
    expect(spanish.intro).toHaveLength(words.intro.length);
    expect(spanish.aside === undefined).toBe(words.aside === undefined);
    expect(spanish.description.length).toBeGreaterThanOrEqual(100);
    expect(spanish.description.length).toBeLessThanOrEqual(160);
    expect(spanish.description).toContain(page(slug).name);
  });

  test("states no figure that is missing from its source facts", () => {
    const facts = source(slug)
      .facts.map(({ text }) => text)
      .join(" ");
    const figures = proseOf(words).match(/\b\d[\d,.]*\d\b|\b\d\b/g) ?? [];
    const known = ["311", "16"];
    expect(figures.filter((figure) => !facts.includes(figure) && !known.includes(figure))).toEqual(
      [],
    );
  });
});

test("descriptions, openings, reasons, loads and closings are all different", () => {
  const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  const all = Object.values(CITY_WORDS);
  expect(repeated(all.map(({ description }) => description))).toEqual([]);
  expect(repeated(all.map(({ lede }) => lede))).toEqual([]);
  expect(repeated(all.map(({ heading }) => heading))).toEqual([]);
  expect(repeated(all.flatMap(({ intro }) => intro))).toEqual([]);
  expect(repeated(all.flatMap(({ reasons }) => reasons.map(({ title }) => title)))).toEqual([]);
  expect(repeated(all.flatMap(({ reasons }) => reasons.map(({ text }) => text)))).toEqual([]);
  expect(repeated(all.map(({ load }) => load.title))).toEqual([]);
  expect(repeated(all.map(({ load }) => JSON.stringify(load.lines)))).toEqual([]);
  expect(repeated(all.map(({ closing }) => closing))).toEqual([]);
  expect(repeated(pages.map(({ load }) => String(load.price.cents)))).toEqual([]);
});

test("Pasadena is the nearest to downtown and Rosenberg the farthest, as their pages say", () => {
  const others = pages.filter(({ slug }) => slug !== "houston");
  const byMiles = others.toSorted((one, other) => one.miles - other.miles);
  expect(byMiles.at(0)?.slug).toBe("pasadena");
  expect(byMiles.at(-1)?.slug).toBe("rosenberg");
});

test("Tomball's load fills one truck to the point, as its page says", () => {
  expect(page("tomball").load.price.by).toEqual({ rule: "full-loads", loads: 1, remainder: 0 });
});

/** Every text of an entry, ids and icon names left out. */
function proseOf(words: object): string {
  return Object.entries(words)
    .filter(
      ([key]) => !["id", "icon", "to", "lines", "scene", "reads", "hasPromiseStrip"].includes(key),
    )
    .map(([, value]) => (typeof value === "object" ? proseOf(value) : String(value)))
    .join(" ");
}
