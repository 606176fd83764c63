/**
 * Builds the icon sprites. A new icon is its file from lucide.dev in app/ui/art/lucide/, or in
 * app/ui/art/lucide-desk/ where the owner's desk alone shows it, then:
 *
 *   node scripts/build-icons.mjs
 *
 * It writes a sprite of each folder, app/ui/art/icons.svg and app/ui/art/desk-icons.svg, and beside it the
 * type of its names. The site's mark ("buddy") and the categories' pictograms ride along with the first,
 * so that a page's small art is one request. The items' pictures are a sprite of their own, drawn by hand:
 * app/ui/art/item-pictures.svg is made smaller where it stands, and its names are written beside it.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";
import { readArguments } from "./usage.mjs";

readArguments({
  usage:
    "node scripts/build-icons.mjs\n\nWrites the icons and their names from the drawings of app/ui/art.",
});

const root = new URL("../", import.meta.url);

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

/**
 * @param {string} sprite the name of the sprite's file and, with -name.ts, of its names'
 * @param {string} type the type of its names
 * @param {string} folder the icons' files
 * @param {string[]} others more symbols
 */
function build(sprite, type, folder, others) {
  const from = new URL(folder, root);
  const names = readdirSync(from)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => name.slice(0, -".svg".length))
    .sort();
  const symbols = names.map(
    (name) =>
      `<symbol id="${name}" ${STROKE}>${inside(read(new URL(`${name}.svg`, from)))}</symbol>`,
  );
  // Lucide's licence notice, as in each of its files.
  const notice = /<!--.*?-->/.exec(read(new URL(`${names[0]}.svg`, from)))?.[0];
  if (notice === undefined) throw new Error(`the files in ${folder} must state their licence`);
  writeFileSync(
    new URL(`app/ui/art/${sprite}s.svg`, root),
    [
      notice,
      "<!-- Built by scripts/build-icons.mjs; licence: app/ui/art/lucide/LICENSE -->",
      '<svg xmlns="http://www.w3.org/2000/svg">',
      ...symbols,
      ...others,
      "</svg>",
      "",
    ].join("\n"),
  );
  writeFileSync(
    new URL(`app/ui/art/${sprite}-name.ts`, root),
    [
      `/** The names in app/ui/art/${sprite}s.svg. Written by scripts/build-icons.mjs. */`,
      `export type ${type} =`,
      `${names.map((name) => `  | "${name}"`).join("\n")};`,
      "",
    ].join("\n"),
  );
}

build("icon", "IconName", "app/ui/art/lucide/", [
  `<symbol id="buddy" viewBox="0 0 64 64">${inside(read("app/ui/art/buddy.svg"))}</symbol>`,
  inside(read("app/ui/art/pictograms.svg")),
]);
build("desk-icon", "DeskIconName", "app/ui/art/lucide-desk/", []);

/** A picture's colours and stroke are those of `.pic` (base.css); currentColor is its tint. */
const DRAWN = "app/ui/art/item-pictures.svg";
const { data } = optimize(read(DRAWN), {
  multipass: true,
  plugins: [
    {
      name: "preset-default",
      // Nothing in the file itself refers to its symbols.
      params: {
        overrides: { cleanupIds: false, removeHiddenElems: false, removeUselessDefs: false },
      },
    },
  ],
});
writeFileSync(new URL(DRAWN, root), `${data.replaceAll("<symbol", "\n<symbol")}\n`);
writeFileSync(
  new URL("app/ui/art/item-picture.ts", root),
  [
    `/** The names in ${DRAWN}. Written by scripts/build-icons.mjs. */`,
    "export const ITEM_PICTURES = [",
    ...[...data.matchAll(/<symbol[^>]* id="([^"]+)"|<symbol id="([^"]+)"/g)].map(
      ([, one, other]) => `  "${one ?? other}",`,
    ),
    "] as const;",
    "",
    "export type ItemPicture = (typeof ITEM_PICTURES)[number];",
    "",
  ].join("\n"),
);
