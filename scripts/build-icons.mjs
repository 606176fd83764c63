/**
 * Keeps the icon sprites. They are the drawings themselves, one symbol a line: app/ui/art/icons.svg, and
 * app/ui/art/desk-icons.svg for what the owner's desk alone shows. A new icon comes from lucide.dev:
 *
 *   node scripts/build-icons.mjs [--desk] FILE.svg
 *
 * Without a file it writes what is derived: beside each sprite the type of its names. The site's mark
 * ("buddy", drawn in app/ui/art/buddy.svg) and the categories' pictograms ride along with the first, so that
 * a page's small art is one request. The items' pictures are a sprite of their own, drawn by hand:
 * app/ui/art/item-pictures.svg is made smaller where it stands, and its names are written beside it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { optimize } from "svgo";
import { readArguments } from "./usage.mjs";

const { values, positionals } = readArguments({
  usage:
    "node scripts/build-icons.mjs [--desk] [FILE.svg]\n\nAdds a drawing of lucide.dev to the icons, or with " +
    "--desk to the desk's, and writes the names of all of them.",
  options: { desk: { type: "boolean", default: false } },
  most: 1,
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

/** @param {string} line */
const isIcon = (line) => line.includes(STROKE);

/** @param {string} line */
const nameOf = (line) => /<symbol id="([^"]+)"/.exec(line)?.[1] ?? "";

/**
 * @param {string} sprite the name of the sprite's file and, with -name.ts, of its names'
 * @param {string} type the type of its names
 * @param {string | undefined} added the file of a new icon
 */
function build(sprite, type, added) {
  const path = `app/ui/art/${sprite}s.svg`;
  const lines = read(path).trimEnd().split("\n");
  const first = lines.findIndex((line) => line.startsWith("<symbol"));
  const symbols = lines.slice(first, -1);
  if (added !== undefined) {
    const name = basename(added, ".svg");
    symbols.push(`<symbol id="${name}" ${STROKE}>${inside(readFileSync(added, "utf8"))}</symbol>`);
  }
  const icons = symbols.filter(isIcon).sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const others = symbols
    .filter((line) => !isIcon(line))
    .map((line) =>
      nameOf(line) === "buddy"
        ? `<symbol id="buddy" viewBox="0 0 64 64">${inside(read("app/ui/art/buddy.svg"))}</symbol>`
        : line,
    );
  const head = lines.slice(0, first);
  writeFileSync(new URL(path, root), [...head, ...icons, ...others, "</svg>", ""].join("\n"));
  writeFileSync(
    new URL(`app/ui/art/${sprite}-name.ts`, root),
    [
      `/** The names in app/ui/art/${sprite}s.svg. Written by scripts/build-icons.mjs. */`,
      `export type ${type} =`,
      `${icons.map((line) => `  | "${nameOf(line)}"`).join("\n")};`,
      "",
    ].join("\n"),
  );
}

const [file] = positionals;
build("icon", "IconName", values.desk ? undefined : file);
build("desk-icon", "DeskIconName", values.desk ? file : undefined);

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
