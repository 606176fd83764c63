import { readCatalog } from "#app/prices/catalog.server.ts";
import type { Product } from "#app/prices/catalog.ts";
import { LOAD_SIZES } from "#app/prices/load-size.ts";
import { readCities } from "#app/schedule/area/cities.server.ts";
import type { CityGuide } from "#app/site/cities/city-page.ts";

export const catalog = readCatalog("db/catalog.csv");

/** The cities and products the site ships with. */
export const guide: CityGuide = {
  cities: readCities("db/cities.json"),
  findProduct: (id): Product | undefined =>
    LOAD_SIZES.find((load) => load.id === id) ?? catalog.byId.get(id),
};
