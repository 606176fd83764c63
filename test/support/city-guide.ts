import { readCatalog } from "#app/prices/catalog.server.ts";
import type { Product } from "#app/prices/catalog.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { areaOf } from "#app/schedule/area/area.server.ts";
import type { CityGuide } from "#app/site/cities/city-page.ts";

export const catalog = readCatalog("db/catalog.csv");

/** The cities and products the site ships with. */
export const guide: CityGuide = {
  numbers: USUAL_NUMBERS,
  area: areaOf(null),
  findProduct: (id): Product | undefined =>
    loadSizes(USUAL_NUMBERS).find((load) => load.id === id) ?? catalog.byId.get(id),
};
