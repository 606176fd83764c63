/** One city's page: its facts, its own words, and a load priced as a cart would be. */

import { withProducts } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { priceCart } from "#app/prices/pricing.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import {
  type City,
  nearestCities,
  orderNeighborhoods,
  splitZips,
  streetMapFrameUrl,
  streetMapUrl,
  summarizeCity,
} from "#app/schedule/area/city.ts";
import { DOWNTOWN } from "#app/schedule/area/service-area.ts";
import { type BeforeAfter, pairsOfPlace } from "#app/ui/gallery/before-after.ts";
import { CITY_WORDS } from "./guides/index.ts";
import { READS } from "./reads.ts";

const NEIGHBORS_SHOWN = 4;
const PAIRS_SHOWN = 2;

export type CityGuide = {
  cities: readonly City[];
  findProduct: (id: string) => Product | undefined;
  numbers: ShopNumbers;
  /** The addresses of posts and questions that the owner has hidden. */
  hidden?: readonly string[];
  /** The owner's photos. */
  pairs?: readonly BeforeAfter[];
};

export type CityPage = NonNullable<ReturnType<typeof describeCity>>;

/** The data of a city's page; null for a city that the site does not serve. */
export function describeCity(
  slug: string | undefined,
  { cities, findProduct, numbers, pairs = [], hidden = [] }: CityGuide,
) {
  const city = cities.find((one) => one.slug === slug);
  if (!city) return null;
  const { load, reads, ...words } = CITY_WORDS[city.slug];
  const lines = withProducts(load.lines, findProduct);
  return {
    ...summarizeCity(city, DOWNTOWN),
    words,
    load: { title: load.title, text: load.text, lines, price: priceCart(lines, numbers) },
    pairs: pairsOfPlace(pairs, city, PAIRS_SHOWN),
    neighborhoods: orderNeighborhoods(city),
    zips: splitZips(city.zips),
    neighbors: nearestCities(city, cities, NEIGHBORS_SHOWN),
    reads: reads
      .map((name) => READS[name])
      .filter(({ to }) => !hidden.some((path) => to === path || to.startsWith(`${path}#`))),
    streetMap: { frameUrl: streetMapFrameUrl(city), pageUrl: streetMapUrl(city) },
  };
}
