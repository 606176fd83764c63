/** The picture of a page as SVG, its words as outlines: no font is needed to show it. */
import { readFileSync } from "node:fs";
import {
  PagePicture,
  type PagePictureWords,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type PictureBrand,
} from "./PagePicture.tsx";

/** Drawings as text, in the colors that they are shown in. */
export type PictureArt = Record<"buddy" | "skyline" | "truck", string>;

const font = (path: string) => readFileSync(`node_modules/@fontsource/${path}-normal.woff`);
let fonts: { name: string; data: Buffer; weight: 500 | 800 }[] = [];

/** @param art the truck as the sprite of the site's pages has it */
export async function pictureSvg(
  words: PagePictureWords,
  art: PictureArt,
  brand: PictureBrand,
): Promise<string> {
  // Loaded when the first picture is drawn: most sites serve those that were drawn before.
  const { default: satori } = await import("satori");
  if (fonts.length === 0) {
    const display = font("funnel-display/files/funnel-display-latin-800");
    const text = font("figtree/files/figtree-latin-500");
    fonts = [
      { name: "Funnel Display", data: display, weight: 800 },
      { name: "Figtree", data: text, weight: 500 },
    ];
  }
  const pictures = {
    buddy: svgUrl(art.buddy),
    skyline: svgUrl(art.skyline),
    truck: svgUrl(filledTruck(art.truck, words)),
  };
  return satori(<PagePicture {...words} art={pictures} brand={brand} />, {
    ...{ width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts },
  });
}

/** The truck of the site's sprite as a picture: CSS shows its parts on pages, but satori has no CSS. */
function filledTruck(truck: string, { fill, isSpanish }: PagePictureWords): string {
  const hidden = isSpanish ? "full" : "lleno";
  return truck
    .replace(/style="display:var\(--(\w+)[^"]*"/g, (_, plate: string) =>
      plate === hidden ? 'display="none"' : "",
    )
    .replace('><symbol id="truck"', "")
    .replace("</symbol>", "")
    .replace(/style="--on:[^"]*?- ([\d.]+)\)[^"]*"/g, (_, at: string) =>
      fill > Number(at) ? "" : 'display="none"',
    );
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
