import type { CityGuide } from "#app/components/city/city-page.ts";
import type { Product } from "#app/domain/catalog.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readCities } from "#db/cities.server.ts";

export const catalog = readCatalog("db/catalog.csv");

/** The cities and products the site ships with. */
export const guide: CityGuide = {
  cities: readCities("db/cities.json"),
  findProduct: (id): Product | undefined =>
    LOAD_SIZES.find((load) => load.id === id) ?? catalog.byId.get(id),
};
