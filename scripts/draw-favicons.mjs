/**
 * Draws the site's mark for browsers and phones into public/: node scripts/draw-favicons.mjs
 *
 * Run it after a change of app/ui/art/buddy.svg and commit what it writes. remix-serve lets browsers keep
 * these files for a year, so a mark that changes wants new names too.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "node scripts/draw-favicons.mjs\n\nDraws the site's mark into public/.",
});

const root = new URL("../", import.meta.url);
const mark = readFileSync(new URL("app/ui/art/buddy.svg", root), "utf8");

/** Side of the mark's own square. */
const MARK_SIZE = 64;
const SKY = "#dfe8fb";

/**
 * The mark as PNG.
 * @param {number} size of the picture, in pixels
 * @param {{ share?: number; background?: string }} shape how much of the square the mark takes, 0 to
 *   1, and the colour behind it; transparent when left out
 */
function png(size, { share = 1, background } = {}) {
  const view = MARK_SIZE / share;
  const start = (MARK_SIZE - view) / 2;
  const svg = mark.replace(/viewBox="[^"]*"/, `viewBox="${start} ${start} ${view} ${view}"`);
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: size },
    ...(background && { background }),
  });
  return image.render().asPng();
}

/**
 * Combines several PNGs into one .ico file: a header, an entry for each, then the pictures.
 * @param {number[]} sizes
 */
function ico(sizes) {
  const pictures = sizes.map((size) => ({ size, bytes: png(size) }));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

/** @param {string} name */
const into = (name) => new URL(`public/${name}`, root);
mkdirSync(into("icons"), { recursive: true });
copyFileSync(new URL("app/ui/art/buddy.svg", root), into("favicon.svg"));
writeFileSync(into("favicon.ico"), ico([16, 32, 48]));
const onSky = { background: SKY };
writeFileSync(into("icons/apple-touch-icon.png"), png(180, { share: 0.8, ...onSky }));
writeFileSync(into("icons/icon-192.png"), png(192));
writeFileSync(into("icons/icon-512.png"), png(512));
// Phones crop this icon to a circle or another shape.
writeFileSync(into("icons/maskable-512.png"), png(512, { share: 0.6, ...onSky }));
