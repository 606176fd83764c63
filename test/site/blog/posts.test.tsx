import { readFileSync } from "node:fs";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { isRealDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { formatRange, PRICE_RANGES } from "#app/prices/price-ranges.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { pickupsCents } from "#app/site/blog/cart-example.ts";
import { pricedProducts } from "#app/site/blog/post.ts";
import { ProductsProvider } from "#app/site/blog/products.ts";
import { BusinessProvider } from "#app/ui/BusinessContext.tsx";
import { site } from "#test/support/pages.ts";

const { catalog, findProduct, standardPosts: posts } = site;
const modules = import.meta.glob<{ default: FunctionComponent }>("/app/site/blog/posts/*.tsx", {
  eager: true,
});
const COST = "how-much-does-junk-removal-cost";
const SAVE = "save-money-on-junk-removal";
const slugs = posts.map(({ slug }) => slug);

function draw(slug: string, find = findProduct): string {
  const post = postOf(slug);
  const Content = modules[`/app/site/blog/posts/${slug}.tsx`]?.default;
  if (!Content) throw new Error(`no post ${slug}`);
  return renderToStaticMarkup(
    <StaticRouter location={`/blog/${slug}`}>
      <BusinessProvider value={{ ...site.business, city: "Houston", sendsMail: false }}>
        <ProductsProvider value={pricedProducts(post.products, find)}>
          <Content />
        </ProductsProvider>
      </BusinessProvider>
    </StaticRouter>,
  );
}

function postOf(slug: string) {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`no post ${slug}`);
  return post;
}

const source = (slug: string) => readFileSync(`app/site/blog/texts/${slug}.words.en.tsx`, "utf8");

test.each(slugs)("%s has the same sections and figures in Spanish", (slug) => {
  const spanish = site.standardPostsIn("es").find((post) => post.slug === slug);
  const { headings, products, title } = postOf(slug);
  expect(spanish?.headings.map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
  expect(spanish?.products).toEqual(products);
  expect(spanish?.title).not.toBe(title);
  const figuresIn = (language: string) =>
    readFileSync(`app/site/blog/texts/${slug}.words.${language}.tsx`, "utf8")
      .match(/<(?:\w*(?:Price|Figure|Points|Saving|Range|Table))\b[^>]*>|data-cart|items="[^"]*"/g)
      ?.map((figure) => figure.replace(/\s+/g, " "))
      .sort();
  expect(figuresIn("es")).toEqual(figuresIn("en"));
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

/** The cells of an example cart in a post: its items and its last line. */
function cartsIn(html: string) {
  return [...html.matchAll(/data-cart="([^"]*)".*?<\/table>/gs)].map(([table, items = ""]) => ({
    items,
    total: /<tfoot>.*?(\$[\d,.]+)<\/td><\/tr><\/tfoot>/s.exec(table)?.[1],
  }));
}

/** The price of a cart from the price list's own lines, not through the post's components. */
function priceOf(items: string): string {
  const lines = items.split(" ").map((word) => {
    const [id = "", quantity = "1"] = word.split(":");
    const product =
      catalog().byId.get(id) ?? loadSizes(USUAL_NUMBERS).find((load) => load.id === id);
    if (!product) throw new Error(`${id} is not on the price list`);
    return { ...product, quantity: Number(quantity) };
  });
  return formatMoney(priceCart(lines, USUAL_NUMBERS).cents);
}

test("both posts exist, with dates, a reading time, and lines that search engines show whole", () => {
  expect(slugs).toEqual(expect.arrayContaining([COST, SAVE]));
  for (const { title, description, date, updated, minutes } of posts) {
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(170);
    expect([date, updated].every(isRealDate)).toBe(true);
    expect(updated >= date).toBe(true);
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(minutes).toBeLessThanOrEqual(8);
  }
});

test.each(slugs)("%s has 900 to 1400 words", (slug) => {
  const words = textOf(draw(slug)).split(" ").length;
  expect(words).toBeGreaterThan(900);
  expect(words).toBeLessThan(1_400);
});

test.each(slugs)("the source of %s contains no typed amount of money", (slug) => {
  expect(source(slug)).not.toMatch(/\$\s?\d/);
});

test.each(slugs)("%s refers only to products of the price list", (slug) => {
  expect(postOf(slug).products.filter((id) => !findProduct(id))).toEqual([]);
});

test.each(slugs)("the table of contents of %s links to its headings", (slug) => {
  const html = draw(slug);
  const { headings } = postOf(slug);
  expect(headings.length).toBeGreaterThan(4);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  for (const { id, text } of headings) {
    expect(html).toContain(`<h2>${text.replaceAll("'", "&#x27;")}</h2>`);
    // Inside what the heading opens: browsers open what a link points into.
    expect(html).toMatch(new RegExp(`</summary><div id="${id}"`));
  }
});

test.each(slugs)("%s links to /selection", (slug) => {
  expect(draw(slug)).toContain('href="/selection"');
});

test("every example cart in a post has the price that the rules give", () => {
  const carts = slugs.flatMap((slug) => cartsIn(draw(slug)));
  expect(carts.length).toBeGreaterThanOrEqual(7);
  for (const { items, total } of carts) expect(total, items).toBe(priceOf(items));
});

test("the pricing guide shows the current ranges, loads and list prices", () => {
  const text = textOf(draw(COST));
  for (const range of ["$75-$150", "$100-$250", "$300-$500", "$600-$1,200+"]) {
    expect(text).toContain(range);
  }
  expect(PRICE_RANGES.map(formatRange)).toHaveLength(4);
  for (const { name, priceCents } of loadSizes(USUAL_NUMBERS)) {
    expect(text).toContain(name);
    expect(text).toContain(formatMoney(priceCents));
  }
  expect(text).toMatch(/Sofa \$110\.00/);
  expect(text).toMatch(/30% lower than big-brand haulers/);
  expect(text).toMatch(/Capped at \$1,000 per truck/);
});

test("the post lists ten ways, and each saving is greater than zero", () => {
  const ways = postOf(SAVE).headings.filter(({ text }) => /^\d+\. /.test(text));
  expect(ways.map(({ text }) => Number.parseInt(text, 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  const products = pricedProducts(postOf(SAVE).products, findProduct);
  const savings = [...source(SAVE).matchAll(/<Saving from="([^"]+)" to="([^"]+)"/g)];
  expect(savings.length).toBeGreaterThanOrEqual(4);
  for (const [, from = "", to = ""] of savings) {
    const saved =
      (pickupsCents(from, products, USUAL_NUMBERS) ?? 0) -
      (pickupsCents(to, products, USUAL_NUMBERS) ?? 0);
    expect(saved, `${from} to ${to}`).toBeGreaterThan(0);
    expect(textOf(draw(SAVE))).toContain(formatMoney(saved));
  }
});

test("a post renders where the price list lacks products that it refers to", () => {
  const html = draw(SAVE, () => undefined);
  expect(html).toContain('href="/itemized"');
  expect(html).not.toContain("data-cart");
  expect(html).not.toMatch(/NaN|undefined|null/);
});

test("a post shows the prices of the current price list", () => {
  const dearer = (id: string) => {
    const product = findProduct(id);
    return product && { ...product, priceCents: product.priceCents + 100 };
  };
  expect(textOf(draw(COST, dearer))).toMatch(/Sofa \$111\.00/);
});
