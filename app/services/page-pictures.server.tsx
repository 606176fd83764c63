/**
 * The pictures shown where a page is shared (Open Graph, 1200 × 630): drawn when first asked for,
 * then kept in memory. Their names are a closed list, so nobody can make the server draw for ever.
 */
import { createHash } from "node:crypto";
import body from "@fontsource/figtree/files/figtree-latin-500-normal.woff?inline";
import display from "@fontsource/funnel-display/files/funnel-display-latin-800-normal.woff?inline";
import buddy from "#app/art/buddy.svg?raw";
import skyline from "#app/art/skyline.svg?raw";
import truck from "#app/art/truck.svg?raw";
import {
  PagePicture,
  type PagePictureWords,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "#app/components/PagePicture.tsx";
import drawing from "#app/components/PagePicture.tsx?raw";
import { formatDollars } from "#app/domain/money.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/domain/pricing.ts";
import { business } from "./app.server.ts";
import { cityNames } from "./city-names.server.ts";
import { posts } from "./posts.server.ts";

const PROMISE = "See your price before you book. Pay when the job is done.";
const PRICES = `From ${formatDollars(MINIMUM_CENTS)}, capped at ${formatDollars(FULL_LOAD_CENTS)} a truck. Pay when the job is done.`;

/** One for each kind of page; a page names its own in `pageMeta`. */
const pictures = new Map<string, PagePictureWords>([
  ["default", { headline: "Junk removal, priced before you book", line: PRICES, fill: 0.75 }],
  ["home", { headline: "Make space for what matters.", line: PROMISE, fill: 0.75 }],
  ["selection", { headline: "What are you getting rid of?", line: PRICES, fill: 0.5 }],
  [
    "schedule",
    {
      headline: "Book junk pickup. Pay nothing now.",
      line: "Pick a day and a window. Pay when the job is done.",
      fill: 1,
    },
  ],
  ["faq", { headline: "Questions, answered", line: PROMISE, fill: 0.25 }],
  [
    "blog",
    {
      headline: "Plain talk about junk",
      line: "What it costs in Houston, and how to pay less.",
      fill: 0.5,
    },
  ],
  ...posts.map(({ slug, title, minutes }): [string, PagePictureWords] => [
    `post-${slug}`,
    { headline: title, line: `${minutes} minutes, every figure from our price list.`, fill: 1 },
  ]),
  ...cityNames.map(({ slug, name }): [string, PagePictureWords] => [
    `city-${slug}`,
    { headline: "Junk removal in", place: name, line: PROMISE, fill: 0.75 },
  ]),
]);

/** Changes with anything the pictures show, so that their addresses can be cached for ever. */
export const pictureVersion = createHash("sha256")
  .update(JSON.stringify([[...pictures], business.name, business.phone, drawing]))
  .update(buddy + skyline + truck)
  .digest("hex")
  .slice(0, 10);

export const pictureNames: readonly string[] = [...pictures.keys()];

const drawn = new Map<string, Promise<Uint8Array>>();

/** The picture of that name as PNG; null for no such picture. */
export function pagePicture(name: string): Promise<Uint8Array> | null {
  const words = pictures.get(name);
  if (!words) return null;
  const picture = drawn.get(name) ?? draw(words);
  drawn.set(name, picture);
  // One that failed is tried again the next time.
  picture.catch(() => drawn.delete(name));
  return picture;
}

async function draw(words: PagePictureWords): Promise<Uint8Array> {
  // Loaded here, so that the start need not wait for them.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  const svg = await satori(
    <PagePicture
      {...words}
      businessName={business.name}
      phone={business.phone}
      art={{
        buddy: svgUrl(buddy),
        skyline: svgUrl(skyline),
        truck: svgUrl(filledTruck(words.fill)),
      }}
    />,
    {
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      fonts: [
        { name: "Funnel Display", data: bytesOf(display), weight: 800 },
        { name: "Figtree", data: bytesOf(body), weight: 500 },
      ],
    },
  );
  return (await renderAsync(svg)).asPng();
}

/** The truck of the site's sprite as a picture: its pieces are shown by CSS, which no renderer knows. */
function filledTruck(fill: number): string {
  return truck
    .replace('><symbol id="truck"', "")
    .replace("</symbol>", "")
    .replace(/style="--on:[^"]*?- ([\d.]+)\)[^"]*"/g, (_, at: string) =>
      fill > Number(at) ? "" : 'display="none"',
    );
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
