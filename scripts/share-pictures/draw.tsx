/**
 * Draws the pictures shown where a page is shared (Open Graph, 1200 × 630) into public/og. Run by hand
 * after a change of what they show, such as a new post; commit what it writes:
 *
 *   npx tsx scripts/share-pictures/draw.tsx
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { readArguments } from "../usage.mjs";
import {
  PagePicture,
  type PagePictureWords,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "./PagePicture.tsx";
import { picturesVersion, pictureWords } from "./words.ts";

readArguments({
  usage:
    "npx tsx scripts/share-pictures/draw.tsx\n\nDraws the pictures for sharing into public/og.",
});

const FOLDER = "public/og";
const VERSION_FILE = "app/ui/pictures-version.ts";
const COLOURS = 16;

const art = (name: string) => readFileSync(`app/ui/art/${name}.svg`, "utf8");
const font = (path: string) => readFileSync(`node_modules/@fontsource/${path}-normal.woff`);
const fonts = [
  {
    name: "Funnel Display",
    data: font("funnel-display/files/funnel-display-latin-800"),
    weight: 800,
  },
  { name: "Figtree", data: font("figtree/files/figtree-latin-500"), weight: 500 },
] as const;

async function drawPicture(words: PagePictureWords): Promise<Buffer> {
  const pictures = {
    buddy: svgUrl(art("buddy")),
    skyline: svgUrl(art("skyline")),
    truck: svgUrl(filledTruck(words.fill)),
  };
  const svg = await satori(<PagePicture {...words} art={pictures} />, {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    fonts: [...fonts],
  });
  const png = (await renderAsync(svg)).asPng();
  return sharp(png).png({ palette: true, colours: COLOURS, dither: 0, effort: 10 }).toBuffer();
}

/** The truck of the site's sprite as a picture: CSS shows its parts on pages, but satori has no CSS. */
function filledTruck(fill: number): string {
  return art("truck")
    .replace('><symbol id="truck"', "")
    .replace("</symbol>", "")
    .replace(/style="--on:[^"]*?- ([\d.]+)\)[^"]*"/g, (_, at: string) =>
      fill > Number(at) ? "" : 'display="none"',
    );
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
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
