/**
 * The icons and the pictures for sharing in the owner's look (rules 525 and 526). Each is drawn when it is first asked
 * for, one at a time, and kept in memory: their names are few, and only those of the present look are drawn.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import type { Look } from "#app/lib/look/look.ts";
import { dyeOf, dyeText, USUAL_COLORS } from "#app/lib/look/palette.ts";
import { type ShopNumbers, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { type Area, areaOf } from "#app/schedule/area/area.server.ts";
import { PICTURES_VERSION } from "#app/ui/pictures-version.ts";
import { ART } from "./art.server.ts";
import { pictureSvg } from "./picture-svg.server.tsx";
import { pictureWords } from "./picture-words.ts";

/** What the pictures show. */
export type PictureFacts = {
  name: string;
  look: Look | null;
  area: Area;
  numbers: ShopNumbers | null;
  posts: readonly { slug: string; title: string }[];
  /** A file of the logo. */
  logoFile: (file: string) => Buffer | null;
};

type Icon = { size: number /** Of the square, 0 to 1. */; share?: number; hasGround?: boolean };
const ICONS: Readonly<Record<string, Icon>> = {
  "icon-32.png": { size: 32 },
  "apple-touch-icon.png": { size: 180, share: 0.8, hasGround: true },
  "icon-192.png": { size: 192 },
  "icon-512.png": { size: 512 },
  "maskable-512.png": { size: 512, share: 0.6, hasGround: true },
};
const FAVICON = "favicon.svg";
/** A logo that is wider or higher would be too small to be read in an icon. */
const MOST_STRETCHED = 1.6;
const MOST_SECONDS = 10;

/** All pictures of a look, of its cities and posts: no name is drawn twice. */
const drawn = new LRUCache<string, Buffer>({ max: 400 });
const inTurn = createKeyedMutex();

/** Changes with everything that a picture shows; null where the site has those that come with it. */
export function picturesVersionOf({ name, look, area, numbers }: PictureFacts): string | null {
  if (look === null && !area.isOwn) return null;
  const cities = area.cities.map((city) => city.name);
  const shown = [PICTURES_VERSION, name, look, area.home.city, cities, numbers];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);
}

/**
 * A picture in the owner's look, as PNG or SVG by its name.
 * @returns null: there is none of that name
 */
export async function drawPicture(
  version: string,
  file: string,
  facts: PictureFacts,
): Promise<Buffer | null> {
  const draw = drawingOf(file, facts);
  if (draw === null) return null;
  const key = `${version}/${file}`;
  return inTurn("draw", async () => {
    const known = drawn.get(key);
    if (known) return known;
    const picture = await draw();
    drawn.set(key, picture);
    return picture;
  });
}

/** Where the picture of that name is that comes with the site; of a page that it does not have, the usual one. */
export function standardPicture(file: string, { posts }: Pick<PictureFacts, "posts">): string {
  if (file === FAVICON) return "/favicon.svg";
  if (file === "icon-32.png") return "/favicon.ico";
  if (Object.hasOwn(ICONS, file)) return `/icons/${file}`;
  const { home, cities } = areaOf(null);
  const names = pictureWords({ city: home.city, cities, posts, numbers: USUAL_NUMBERS });
  return `/og/${names.has(nameOf(file)) ? nameOf(file) : "default"}.png`;
}

const nameOf = (file: string) => file.replace(/\.png$/, "");

function drawingOf(file: string, facts: PictureFacts): (() => Promise<Buffer>) | null {
  if (file === FAVICON) return () => favicon(facts);
  const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
  if (icon) return () => drawIcon(icon, facts);
  const { area, numbers, posts } = facts;
  const words = pictureWords({
    ...{ city: area.home.city, cities: area.cities, posts },
    numbers: numbers ?? USUAL_NUMBERS,
  }).get(nameOf(file));
  return words ? () => drawPage(words, facts) : null;
}

async function drawPage(words: Parameters<typeof pictureSvg>[0], facts: PictureFacts) {
  const { look, name, area } = facts;
  const dye = dyeOf(look ?? USUAL_COLORS);
  const art = {
    buddy: dyeText(ART.buddy, dye),
    skyline: dyeText(ART.skyline, dye),
    truck: dyeText(ART.truck, dye),
  };
  const logo = logoOf(facts);
  const svg = await pictureSvg(words, art, {
    city: area.home.city,
    name: look?.wordmark || name,
    ...(logo && { logo: { ...logo, src: pngUrl(logo.png) } }),
  });
  return sharp(Buffer.from(dyeText(svg, dye)))
    .timeout({ seconds: MOST_SECONDS })
    .png({ palette: true, colours: 64, dither: 0, effort: 7 })
    .toBuffer();
}

/** The owner's logo as it is kept; null: he has none. */
function logoOf({ look, logoFile }: PictureFacts) {
  if (!look?.logo) return null;
  const { file, width, height } = look.logo;
  const png = logoFile(file.replace(/\.svg$/, ".png"));
  return png && { png, width, height };
}

/** His logo where it is about as wide as high; else the site's mark in his colors. */
async function favicon(facts: PictureFacts): Promise<Buffer> {
  const logo = logoOf(facts);
  if (!logo || !isSquarish(logo)) {
    return Buffer.from(dyeText(ART.buddy, dyeOf(facts.look ?? USUAL_COLORS)));
  }
  const { png, width, height } = logo;
  const side = Math.max(width, height);
  const box = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
      `<image width="${width}" height="${height}" href="${pngUrl(png)}"/></svg>`,
  );
}

async function drawIcon({ size, share = 1, hasGround }: Icon, facts: PictureFacts) {
  const logo = logoOf(facts);
  const sky = dyeOf(facts.look ?? USUAL_COLORS)("#dfe8fb");
  const ground = logo && isSquarish(logo) ? "#ffffff" : sky;
  const inner = Math.round(size * share);
  const mark = await sharp(await favicon(facts), { density: Math.min(2_400, (72 * size) / 64) })
    .timeout({ seconds: MOST_SECONDS })
    .resize(inner, inner, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  if (!hasGround) return mark;
  const edge = Math.floor((size - inner) / 2);
  const far = size - inner - edge;
  return sharp(mark)
    .flatten({ background: ground })
    .extend({ top: edge, left: edge, bottom: far, right: far, background: ground })
    .png()
    .toBuffer();
}

function isSquarish({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width / height, height / width) <= MOST_STRETCHED;
}

function pngUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}
