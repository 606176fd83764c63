/**
 * Draws the pictures shown where a page is shared (Open Graph, 1200 × 630) into public/og. Run by hand
 * after a change of what they show, such as a new post; commit what it writes:
 *
 *   npx tsx scripts/share-pictures/draw.tsx
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { PagePictureWords } from "#app/site/look/PagePicture.tsx";
import { pictureSvg } from "#app/site/look/picture-svg.server.tsx";
import { readArguments } from "../usage.mjs";
import { picturesVersion, pictureWords } from "./words.ts";

readArguments({
  usage:
    "npx tsx scripts/share-pictures/draw.tsx\n\nDraws the pictures for sharing into public/og.",
});

const FOLDER = "public/og";
const VERSION_FILE = "app/ui/pictures-version.ts";
const COLOURS = 16;

const art = (name: string) => readFileSync(`app/ui/art/${name}.svg`, "utf8");
const drawings = { buddy: art("buddy"), skyline: art("skyline"), truck: art("truck") };

async function drawPicture(words: PagePictureWords): Promise<Buffer> {
  const svg = await pictureSvg(words, drawings, { city: "Houston" });
  const png = (await renderAsync(svg)).asPng();
  return sharp(png).png({ palette: true, colours: COLOURS, dither: 0, effort: 10 }).toBuffer();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, words] of pictureWords()) {
  writeFileSync(`${FOLDER}/${name}.png`, await drawPicture(words));
}
writeFileSync(
  VERSION_FILE,
  [
    "/** Written by scripts/share-pictures/draw.tsx: what the pictures in public/og show. */",
    `export const PICTURES_VERSION = "${picturesVersion()}";`,
    "",
  ].join("\n"),
);
