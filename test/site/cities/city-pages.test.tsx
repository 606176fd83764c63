import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { describe, expect, test } from "vitest";
import type { ShownFact } from "#app/lib/business.ts";
import { formatMoney } from "#app/lib/money.ts";
import { FACT_NAMES, shownFacts } from "#app/prices/business-facts.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { CITY_SLUGS, type CitySlug, cityPath } from "#app/schedule/area/city.ts";
import { CityView } from "#app/site/cities/CityView.tsx";
import { type CityPage, describeCity } from "#app/site/cities/city-page.ts";
import { frequentQuestions } from "#app/site/faq/faq.ts";
import { words as promiseWords } from "#app/site/home/promise-words.ts";
import { BusinessProvider } from "#app/ui/BusinessContext.tsx";
import { words as galleryWords } from "#app/ui/gallery/words.ts";
import { guide } from "#test/support/city-guide.ts";
import { site } from "#test/support/pages.ts";

/** The length of a run of words that counts as a repetition. */
const SHINGLE_WORDS = 4;
/**
 * The highest share of text that two pages may have in common, with headings, buttons and badges.
 */
const MOST_ALIKE = 0.2;
/** The highest share of the text that is not on every page: a neighbor, a catalogue name. */
const MOST_ALIKE_BESIDE_FRAME = 0.06;

const business = {
  name: "Junk Buddy",
  phone: "(713) 555-0142",
  address: null,
  city: "Houston",
  siteUrl: "http://localhost:3000",
};
const page = (slug: CitySlug) => describeCity(slug, guide) as CityPage;
const html = Object.fromEntries(CITY_SLUGS.map((slug) => [slug, render(page(slug))]));

describe.each(CITY_SLUGS)("%s", (slug) => {
  const { name, zips, neighborhoods, neighbors, reads, load, streetMap } = page(slug);
  const markup = html[slug] as string;
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

  test("has one headline, and a call to action with the city's name", () => {
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain(`<h1>Junk removal in ${name}, TX</h1>`);
    expect(markup).toMatch(new RegExp(`href="/selection"[^>]*>Get Instant Pricing in ${name}<`));
    expect(markup).toContain('href="tel:+17135550142"');
  });

  test("links to its neighbors, to what fits it of posts and questions, and once to all cities", () => {
    expect(links).toEqual(expect.arrayContaining(["/selection", ...reads.map(({ to }) => to)]));
    const isList = (href: string | undefined) => href === "/service-areas" || href === "/cities";
    const ownText = page(slug).words.aside?.to === "/cities" ? 1 : 0;
    expect(links.filter(isList)).toHaveLength(1 + ownText);
    for (const neighbor of neighbors) expect(links).toContain(cityPath(neighbor.slug));
  });

  test("shows its neighborhoods and some ZIPs, and gives the others to screen readers", () => {
    for (const neighborhood of neighborhoods) {
      expect(textOf(markup)).toContain(neighborhood);
    }
    for (const zip of zips.shown) expect(markup).toContain(`<li>${zip}</li>`);
    for (const zip of zips.spoken) expect(markup).toContain(`<li class="vh">${zip}</li>`);
  });

  test("shows its example load with the price that the rules give", () => {
    expect(markup).toContain(formatMoney(load.price.cents));
    for (const { name: item } of load.lines) expect(textOf(markup)).toContain(item);
  });

  test("is marked on the site's own map, and loads nothing from a third party", () => {
    expect(markup).toContain(`class="is-active" data-city="${slug}"`);
    expect(markup).not.toContain("<iframe");
    expect(markup).not.toMatch(/(src|srcset)="https?:/);
    expect(links).toContain(streetMap.pageUrl.replaceAll("&", "&amp;"));
  });

  test("loads its pictures lazily, with their sizes reserved", () => {
    const pictures = markup.match(/<img[^>]*>/g) ?? [];
    const scenes = pictures.filter((picture) => !picture.includes("map-houston"));
    expect(scenes).toHaveLength(2);
    for (const picture of scenes) {
      expect(picture).toMatch(/width="480" height="360" loading="lazy"/);
      expect(picture).toMatch(/alt="Drawing: [^"]{20,}"/);
    }
  });
});

test("no two cities have the same links to read on, and each leads to something", () => {
  const all = CITY_SLUGS.map((slug) => page(slug).reads.map(({ to }) => to));
  expect(new Set(all.map((one) => [...one].sort().join())).size).toBe(CITY_SLUGS.length);
  const anchors = new Set([
    ...site.standardPosts.flatMap(({ slug, headings }) => [
      `/blog/${slug}`,
      ...headings.map(({ id }) => `/blog/${slug}#${id}`),
    ]),
    ...frequentQuestions({ cityCount: 20, notTaken: [], numbers: USUAL_NUMBERS }).map(
      ({ id }) => `/faq#${id}`,
    ),
  ]);
  expect(all.flat().filter((to) => !anchors.has(to))).toEqual([]);
});

describe.each([0, 1, 6])("with %d facts of the owner's", (count) => {
  test("a city's page has a row for each, and no list for none", () => {
    const facts = shownFacts(
      Object.fromEntries(FACT_NAMES.slice(0, count).map((name) => [name, `What ${name} is`])),
    );
    const markup = render(page("katy"), facts);
    expect(markup.match(/<dt>/g) ?? []).toHaveLength(count);
    expect(markup.includes("<dl")).toBe(count > 0);
  });
});

describe.each([0, 1, 5])("with %d pairs of the owner's photos", (count) => {
  const picture = { alt: "A place", src: "/photos/a.jpeg", width: 480, height: 408, sources: [] };
  const pairs = Array.from({ length: count }, (_, at) => {
    const key = at === 4 ? "katy-garage" : `place-${at}`;
    return { key, caption: key, before: picture, after: picture };
  });

  test("a city shows its own first, and drawings, named as such, only without any", () => {
    const markup = render(describeCity("katy", { ...guide, pairs }) as CityPage);
    expect(markup.includes(galleryWords.drawn)).toBe(count === 0);
    expect(markup.includes("Drawing:")).toBe(count === 0);
    const shown = [...markup.matchAll(/class="ba-note">([^<]*)</g)].map(([, caption]) => caption);
    expect(shown).toEqual({ 0: [], 1: ["place-0"], 5: ["katy-garage", "place-0"] }[count]);
  });
});

describe("links that only some cities have", () => {
  test("Deer Park links to the item picker", () => {
    expect(withLink("/itemized")).toEqual(["deer-park"]);
  });

  test("Alvin links to the home page and has the strip of service promises", () => {
    expect(withLink("/")).toEqual(["alvin"]);
    expect(CITY_SLUGS.filter((slug) => html[slug]?.includes('class="marquee"'))).toEqual(["alvin"]);
    const promises = promiseWords.rows("$1,000", 20, business.city).flat();
    expect(promises).toHaveLength(12);
    for (const [text] of promises) expect(textOf(html.alvin ?? "")).toContain(text);
    expect(html.alvin).not.toContain("#star");
  });

  test("Rosenberg and Tomball link to /cities from their own text", () => {
    const withAside = CITY_SLUGS.filter((slug) => page(slug).words.aside?.to === "/cities");
    expect(withAside).toEqual(["rosenberg", "tomball"]);
  });

  function withLink(href: string): CitySlug[] {
    return CITY_SLUGS.filter((slug) => html[slug]?.includes(`href="${href}"`));
  }
});

describe("no two pages are alike beyond their shared frame", () => {
  test("in all of their text", () => {
    const [most] = likeness(CITY_SLUGS.map(page));
    expect(most?.all).toBeLessThan(MOST_ALIKE);
  });

  test("in the text that is not on every page", () => {
    const most = likeness(CITY_SLUGS.map(page)).toSorted((one, other) => other.own - one.own)[0];
    expect(most?.own).toBeLessThan(MOST_ALIKE_BESIDE_FRAME);
  });

  test("and a copied page would be detected", () => {
    const katy = page("katy");
    const cypress = page("cypress");
    const copied = JSON.parse(
      JSON.stringify(katy.words).replaceAll("Katy", "Cypress"),
    ) as CityPage["words"];
    const pages = CITY_SLUGS.map((slug) =>
      slug === "cypress" ? { ...cypress, words: copied } : page(slug),
    );
    const [most] = likeness(pages);
    expect([most?.one, most?.other]).toEqual(["katy", "cypress"]);
    expect(most?.all).toBeGreaterThan(MOST_ALIKE);
    expect(most?.own).toBeGreaterThan(MOST_ALIKE_BESIDE_FRAME);
  });
});

/**
 * Each pair of pages with the share of word runs that they have in common, the most alike first.
 */
function likeness(pages: readonly CityPage[]) {
  const said = pages.map((one) => ({ slug: one.slug, shingles: shinglesOf(one) }));
  const isFrame = (shingle: string) => said.every(({ shingles }) => shingles.has(shingle));
  const own = (shingles: Set<string>) => new Set([...shingles].filter((one) => !isFrame(one)));
  return said
    .flatMap((one, at) =>
      said.slice(at + 1).map((other) => ({
        one: one.slug,
        other: other.slug,
        all: jaccard(one.shingles, other.shingles),
        own: jaccard(own(one.shingles), own(other.shingles)),
      })),
    )
    .toSorted((one, other) => other.all - one.all);
}

/** Every run of words in a page's text, without the city's name. */
function shinglesOf(one: CityPage): Set<string> {
  const words = textOf(render(one))
    .replaceAll(one.name, " ")
    .toLowerCase()
    .match(/[\p{L}\p{N}$.,']+/gu) as string[];
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(" ")),
  );
}

function jaccard(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / (one.size + other.size - shared);
}

function render(one: CityPage, facts: readonly ShownFact[] = []): string {
  return renderToStaticMarkup(
    <StaticRouter location={cityPath(one.slug)}>
      <BusinessProvider value={{ ...business, sendsMail: false, facts }}>
        <CityView page={one} />
      </BusinessProvider>
    </StaticRouter>,
  );
}

/** The readable text of a page, without pictures and the letters on the tiles. */
function textOf(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/gs, " ")
    .replace(/<span class="tiles.*?<\/span><\/span>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ");
}
