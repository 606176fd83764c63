/** Texts of the owner's as they are read, checked and drawn (rules 530 and 531). */
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { pricedProducts } from "#app/site/blog/post.ts";
import { ProductsProvider } from "#app/site/blog/products.ts";
import { figureWords } from "#app/site/figure-words.ts";
import { postMarkdown } from "#app/site/page-texts/post-markdown.server.tsx";
import {
  drawText,
  drawWhole,
  textProblem,
  wordsOf,
} from "#app/site/page-texts/read-text.server.tsx";
import { BusinessProvider } from "#app/ui/BusinessContext.tsx";
import { site } from "#test/support/pages.ts";

const business = { ...site.business, city: "Houston", sendsMail: false };
const checking = {
  figures: { ...figureWords(USUAL_NUMBERS), phone: "(713) 555-0142", city: "<Houston>" },
  hasProduct: (id: string) => site.findProduct(id) !== undefined,
  hasPage: (path: string) =>
    ["/", "/faq", "/selection", "/itemized", "/load-size"].includes(path) || /^\/blog\//.test(path),
};
const showing = {
  ...checking,
  business,
  priced: (ids: readonly string[]) => pricedProducts(ids, site.findProduct),
};
const problem = (text: string) => textProblem(text, checking);
const draw = (text: string) => drawWhole(text, showing);

test("a small Markdown is drawn, and whatever else is typed stays text", () => {
  expect(
    draw("## Big *jobs*\n\nCall **{phone}**,\nor [ask](/faq).\n\n- one\n- two\n  1. deep"),
  ).toBe(
    "<h2>Big <em>jobs</em></h2><p>Call <strong>(713) 555-0142</strong>,\nor " +
      '<a href="/faq">ask</a>.</p><ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul>',
  );
  expect(draw("# One\n\n#### Four")).toBe("<h2>One</h2><h3>Four</h3>");
  expect(draw("<script>alert(1)</script> <b onclick=x>&lt; {city}")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b onclick=x&gt;&amp;lt; &lt;Houston&gt;</p>",
  );
  expect(draw("![x](https://x.example/y.png) `code` | a | <https://x.example>")).not.toMatch(
    /<(?:img|code|table)|<a href="https:\/\/x\.example"/,
  );
});

test("figures are those of today, tables stand between paragraphs, and a brace is written with \\", () => {
  expect(wordsOf(draw("From {minimum}: a sofa is {price sofa}, \\{two} {cart sofa:2}"))).toBe(
    "From $100: a sofa is $110.00, {two} $220.00",
  );
  expect(draw("{loads}\n\n{example Two sofas: sofa:2}")).toMatch(
    /^<div class="table-wrap"><table>.*<\/div><div class="table-wrap table-wrap--cart".*<\/div>$/,
  );
});

test.each([
  ["{cty} it is", /no figure {cty}/],
  ["{price sofas}", /no item "sofas"/],
  ["{saving sofa}", /isn't complete.*{saving sofa \+ mattress > sofa mattress}/],
  ["{price}", /isn't complete/],
  ["{constructor}", /no figure/],
  ["Our loads: {loads}", /paragraph of its own/],
  ["[x](javascript:alert(1))", /"javascript:alert\(1\)" leads nowhere/],
  ["[x](JaVaScRiPt&#58;alert)", /leads nowhere/],
  ["[x](data:text/html;base64,PHN2Zz4=)", /leads nowhere/],
  ["[x](http://plain.example)", /leads nowhere/],
  ["[x](//evil.example)", /leads nowhere/],
  ["[x](/\\evil.example)", /no page/],
  ["[x](/desk)", /no page \/desk/],
  ["[x](<https://>)", /leads nowhere/],
  [`${"- ".repeat(4)}deep`, /three deep/],
])("%s is refused with its reason", (text, reason) => {
  expect(problem(text)).toMatch(reason);
});

test("links to pages of the site and by https are taken", () => {
  expect(
    problem("[a](/faq#price) [b](/) [c](https://tx.example/a?b=c) {radius} { loose"),
  ).toBeNull();
});

test("a link that no check has seen leads nowhere either", () => {
  expect(draw("[x](javascript:alert(1)) [y](//evil.example)")).toBe("<p><a>x</a> <a>y</a></p>");
});

const productsOf = (slug: string) =>
  site.standardPosts.find((post) => post.slug === slug)?.products ?? [];

const HUGE = 20_000;
test.each([
  "- ",
  "> ",
  "[",
  "*",
  "**a ",
  "[](",
  "{",
  "{minimum}",
  "1. ",
  "\\",
  "[a](/faq)",
  "# x\n",
  "_a*",
  "  \n",
])("20,000 characters of %j are read in no time", (part) => {
  const text = part.repeat(HUGE / part.length);
  const begun = performance.now();
  problem(text);
  const html = draw(text);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(html).not.toContain("<script");
});

test("a list of deep steps is refused in no time", () => {
  const text = Array.from({ length: 190 }, (_, at) => `${"  ".repeat(at)}- x`).join("\n");
  expect(problem(text)).toMatch(/three deep/);
});

const modules = import.meta.glob<{ default: FunctionComponent }>("/app/site/blog/posts/*.tsx", {
  eager: true,
});

test.each(site.standardPosts.map(({ slug }) => slug))(
  "%s is drawn the same from its text",
  (slug) => {
    const Text = modules[`/app/site/blog/posts/${slug}.tsx`]?.default as FunctionComponent;
    const served = renderToStaticMarkup(
      <StaticRouter location="/">
        <BusinessProvider value={business}>
          <ProductsProvider value={showing.priced(productsOf(slug))}>
            {createElement(Text)}
          </ProductsProvider>
        </BusinessProvider>
      </StaticRouter>,
    );
    const text = postMarkdown(Text({}) as never);
    expect(problem(text)).toBeNull();
    const { opening, sections } = drawText(text, showing);
    const known = site.standardPosts.find((post) => post.slug === slug)?.headings;
    expect(sections.map(({ id, title }) => ({ id, text: title }))).toEqual(known);
    // The comparison is a list in a text.
    const plain = (html: string) =>
      html
        .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '<a href="$1">')
        .replace(/<(\/?)b>/g, "<$1strong>")
        .replace(/<div class="table-wrap table-wrap--compare".*?<\/table><\/div>/s, "");
    const drawn = [opening, ...sections.map(({ html }) => html)];
    const expected = plain(served);
    for (const part of drawn) {
      const blocks = part.replace(
        /<ul>(?:<li><strong>[^<]*\?<\/strong> With us.*?<\/li>)+<\/ul>/s,
        "\0",
      );
      for (const block of blocks.split("\0")) expect(expected).toContain(plain(block));
    }
  },
);
