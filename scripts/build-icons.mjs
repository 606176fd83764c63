/**
 * Builds the icon sprite. A new icon is its file from lucide.dev in app/art/lucide/, then:
 *
 *   node scripts/build-icons.mjs
 *
 * It writes app/art/icons.svg and the type of its names, app/art/icon-name.ts. The site's
 * mark ("buddy") and the categories' pictograms ride along, so that a page's small art is one
 * request.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const root = new URL("../", import.meta.url);
const lucide = new URL("app/art/lucide/", root);
const NAMES = readdirSync(lucide)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.slice(0, -".svg".length))
  .sort();

/** @param {string | URL} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/**
 * The content of an <svg> element, on one line.
 * @param {string} svg
 */
function inside(svg) {
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (body === undefined) throw new Error("not an SVG file");
  return body.replace(/\s*\n\s*/g, "").replace(/\s*\/>/g, "/>");
}

/** The inherited attributes are on the symbol: styles do not reach into an external <use>. */
const STROKE = [
  'viewBox="0 0 24 24"',
  'style="fill:var(--ic-fill,none)"',
  'stroke="currentColor"',
  'stroke-width="2"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
].join(" ");

const symbols = NAMES.map(
  (name) =>
    `<symbol id="${name}" ${STROKE}>${inside(read(new URL(`${name}.svg`, lucide)))}</symbol>`,
);
symbols.push(
  `<symbol id="buddy" viewBox="0 0 64 64">${inside(read("app/art/buddy.svg"))}</symbol>`,
  inside(read("app/art/pictograms.svg")),
);

/** Lucide's licence notice, as in each of its files. */
const notice = /<!--.*?-->/.exec(read(new URL(`${NAMES[0]}.svg`, lucide)))?.[0];
if (notice === undefined) throw new Error("the files in app/art/lucide must state their licence");

writeFileSync(
  new URL("app/art/icons.svg", root),
  [
    notice,
    "<!-- Built by scripts/build-icons.mjs; licence: app/art/lucide/LICENSE -->",
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...symbols,
    "</svg>",
    "",
  ].join("\n"),
);

writeFileSync(
  new URL("app/art/icon-name.ts", root),
  [
    "/** The names in app/art/icons.svg. Written by scripts/build-icons.mjs. */",
    "export type IconName =",
    `${NAMES.map((name) => `  | "${name}"`).join("\n")};`,
    "",
  ].join("\n"),
);
