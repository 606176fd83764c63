/** One city's page: its facts, its own words, and a load priced as a cart would be. */

import type { HomeArea } from "#app/lib/business.ts";
import { spokenLanguage } from "#app/lib/language.ts";
import { withProducts } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { Area } from "#app/schedule/area/area.server.ts";
import {
  nearestCities,
  orderNeighborhoods,
  splitZips,
  streetMapFrameUrl,
  streetMapUrl,
  summarizeCity,
} from "#app/schedule/area/city.ts";
import { type TimeOfDay, USUAL_WINDOWS, windowNamed } from "#app/schedule/schedule.ts";
import { type BeforeAfter, pairsOfPlace } from "#app/ui/gallery/before-after.ts";
import { words as texts } from "./guide-words.ts";
import type { CityGuide as Words } from "./guides/city-guide.ts";
import { CITY_WORDS_ES } from "./guides/es/index.ts";
import type { SpanishGuide } from "./guides/es/spanish-guide.ts";
import { CITY_WORDS } from "./guides/index.ts";
import { otherCity } from "./guides/other-city.ts";
import { ownMap } from "./own-map.ts";
import { READS } from "./reads.ts";

const NEIGHBORS_SHOWN = 4;
const PAIRS_SHOWN = 2;

export type CityGuide = {
  area: Area;
  findProduct: (id: string) => Product | undefined;
  numbers: ShopNumbers;
  /** The usual ones if not given. */
  windows?: readonly TimeOfDay[] | null;
  /** The addresses of posts and questions that the owner has hidden. */
  hidden?: readonly string[];
  /** The owner's photos. */
  pairs?: readonly BeforeAfter[];
};

export type CityPage = NonNullable<ReturnType<typeof describeCity>>;

/** The data of a city's page; null for a city that the site does not serve. */
export function describeCity(
  slug: string | undefined,
  { area, findProduct, numbers, windows, pairs = [], hidden = [] }: CityGuide,
) {
  const { home, cities } = area;
  const at = cities.findIndex((one) => one.slug === slug);
  const city = cities[at];
  if (!city) return null;
  const summary = summarizeCity(city, home);
  const neighbors = nearestCities(city, cities, NEIGHBORS_SHOWN);
  const { load, reads, ...words } =
    ownWords(city.slug, home) ?? otherCity(summary, { neighbors, home, at });
  const lines = withProducts(load.lines, findProduct);
  return {
    ...summary,
    middle: home.middle,
    map: ownMap(area),
    words,
    windowsFact: windowsFact(windows ?? USUAL_WINDOWS),
    load: { title: load.title, text: load.text, lines, price: priceCart(lines, numbers) },
    pairs: pairsOfPlace(pairs, city, PAIRS_SHOWN),
    neighborhoods: orderNeighborhoods(city),
    zips: splitZips(city.zips),
    neighbors,
    reads: reads
      .map((name) => ({ to: READS[name], label: texts.reads[name].replace("{city}", home.city) }))
      .filter(({ to }) => !hidden.some((path) => to === path || to.startsWith(`${path}#`))),
    streetMap: { frameUrl: streetMapFrameUrl(city), pageUrl: streetMapUrl(city) },
  };
}

/** What was written of the cities around Houston is said to its customers alone. */
function ownWords(slug: string, { city }: HomeArea): Words | undefined {
  if (city !== "Houston") return undefined;
  const words = (CITY_WORDS as Record<string, Words>)[slug];
  const spanish = (CITY_WORDS_ES as Record<string, SpanishGuide>)[slug];
  return words && spanish && spokenLanguage() === "es" ? inSpanish(words, spanish) : words;
}

function inSpanish(guide: Words, { reasons, load, ...words }: SpanishGuide): Words {
  return {
    ...guide,
    ...words,
    reasons: guide.reasons.map((reason, at) => {
      const [title = reason.title, text = reason.text] = reasons[at] ?? [];
      return { ...reason, title, text };
    }),
    load: { ...guide.load, ...load },
  };
}

/** "Three windows a day", from the start of the first to the end of the last. */
function windowsFact(windows: readonly TimeOfDay[]): [string, string] {
  const named = windows.map(windowNamed);
  const last = named.reduce((one, other) => (other.endHour > one.endHour ? other : one));
  const [from] = named[0]?.hours.split(" – ") ?? [];
  const [, to] = last.hours.split(" – ");
  const [first = "", end = ""] = [from, to].map((time) => time?.replace(":00", ""));
  return texts.windows(windows.length, first, end);
}
