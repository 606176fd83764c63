/**
 * The pictures shown where a page is shared (Open Graph, 1200 × 630): drawn when first asked for,
 * then kept in memory. Their names are a closed list, so requests cannot make the server draw without
 * end.
 */
import { createHash } from "node:crypto";
import body from "@fontsource/figtree/files/figtree-latin-500-normal.woff?inline";
import display from "@fontsource/funnel-display/files/funnel-display-latin-800-normal.woff?inline";
import type { PublicBusiness } from "#app/lib/business.ts";
import { formatDollars } from "#app/lib/money.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/prices/pricing.ts";
import type { CityName } from "#app/schedule/area/city.ts";
import type { Post } from "#app/site/blog/post.ts";
import buddy from "#app/ui/art/buddy.svg?raw";
import skyline from "#app/ui/art/skyline.svg?raw";
import truck from "#app/ui/art/truck.svg?raw";
import {
  PagePicture,
  type PagePictureWords,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "./PagePicture.tsx";
import drawing from "./PagePicture.tsx?raw";

const PROMISE = "See your price before you book.\nPay when the job is done.";
const PRICES =
  `From ${formatDollars(MINIMUM_CENTS)}, capped at ` +
  `${formatDollars(FULL_LOAD_CENTS)} a truck.\nPay when the job is done.`;
const BOOKING = "Pick a day and a window.\nPay when the job is done.";
const LIST = "Look it over, change it, book it.\nPay when the job is done.";
const ADVICE = "What it costs in Houston,\nand how to pay less.";

type Site = {
  business: PublicBusiness;
  posts: readonly Post[];
  cities: readonly CityName[];
};

type PagePictures = {
  names: readonly string[];
  /** A hash of everything the pictures show, so that their addresses can be cached as immutable. */
  version: string;
  /** The picture of that name as PNG; null for no such picture. */
  draw: (name: string) => Promise<Uint8Array> | null;
};

export function createPagePictures(site: Site): PagePictures {
  const pictures = new Map(picturesOf(site));
  const drawn = new Map<string, Promise<Uint8Array>>();
  return {
    names: [...pictures.keys()],
    version: versionOf([...pictures], site.business),
    draw(name) {
      const words = pictures.get(name);
      if (!words) return null;
      const picture = drawn.get(name) ?? drawPicture(words, site.business);
      drawn.set(name, picture);
      // A picture that failed is drawn again at the next request.
      picture.catch(() => drawn.delete(name));
      return picture;
    },
  };
}

/** One for each kind of page; a page names its own in `pageMeta`. */
function picturesOf({ posts, cities }: Site): [name: string, words: PagePictureWords][] {
  return [
    ["default", { headline: "Junk removal, priced before you book", line: PRICES, fill: 0.75 }],
    ["home", { headline: "Make space for what matters.", line: PROMISE, fill: 0.75 }],
    ["selection", { headline: "What are you getting rid of?", line: PRICES, fill: 0.5 }],
    ["schedule", { headline: "Book junk pickup. Pay nothing now.", line: BOOKING, fill: 1 }],
    ["list", { headline: "A list for pickup, priced today", line: LIST, fill: 0.5 }],
    ["faq", { headline: "Questions, answered", line: PROMISE, fill: 0.25 }],
    ["blog", { headline: "Plain talk about junk", line: ADVICE, fill: 0.5 }],
    ...posts.map(({ slug, title, minutes }): [string, PagePictureWords] => [
      `post-${slug}`,
      { headline: title, line: `A ${minutes}-minute read,\npriced from our own list.`, fill: 1 },
    ]),
    ...cities.map(({ slug, name }): [string, PagePictureWords] => [
      `city-${slug}`,
      { headline: "Junk removal in", place: name, line: PROMISE, fill: 0.75 },
    ]),
  ];
}

function versionOf(pictures: unknown, { name, phone }: PublicBusiness): string {
  return createHash("sha256")
    .update(JSON.stringify([pictures, name, phone]))
    .update(drawing + buddy + skyline + truck)
    .digest("hex")
    .slice(0, 10);
}

async function drawPicture(words: PagePictureWords, business: PublicBusiness): Promise<Uint8Array> {
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

/**
 * The truck of the site's sprite as a picture: CSS shows its parts on pages, but the renderer has
 * no CSS.
 */
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
