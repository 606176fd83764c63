/** Where the business works: the owner's own area (rule 513), or Houston with its twenty cities. */
import type { HomeArea } from "#app/lib/business.ts";
import { sum } from "#app/lib/sum.ts";
import type { OwnArea } from "#app/prices/owner-settings.ts";
import { readCities } from "./cities.server.ts";
import { type City, citySlug } from "./city.ts";
import { HOUSTON, milesBetween } from "./service-area.ts";
import { texasZips } from "./texas-zips.server.ts";

export type Area = {
  home: HomeArea;
  /** Those with a page, the home city first. */
  cities: readonly City[];
  /** Whether the owner has set it. */
  isOwn: boolean;
};

let houstons: readonly City[] | undefined;

/** @throws CitiesError when the file of Houston's cities is wrong */
function usualCities(): readonly City[] {
  houstons ??= readCities("db/cities.json");
  return houstons;
}

/** @param own as it is kept; null: not set */
export function areaOf(own: OwnArea | null): Area {
  if (own === null) {
    return { home: HOUSTON, cities: usualCities(), isOwn: false };
  }
  const { city, latitude, longitude, radiusMiles, takesFarther } = own;
  const home = { city, middle: city, latitude, longitude, radiusMiles, takesFarther };
  const cities = citiesNamed(own.cities).map((one) =>
    // The owner says where its middle is.
    one.name === city ? { ...one, latitude, longitude } : one,
  );
  const nearest = cities.toSorted(
    (one, other) =>
      Number(other.name === city) - Number(one.name === city) ||
      milesBetween(home, one) - milesBetween(home, other),
  );
  return { home, cities: nearest, isOwn: true };
}

/** What is known of Texas towns: of Houston's twenty more than of others. Unknown names are left out. */
function citiesNamed(names: readonly string[]): City[] {
  const zips = [...texasZips().values()];
  return names.flatMap((name) => {
    const known = usualCities().find((one) => one.name === name);
    if (known) return known;
    const found = zips.filter(({ city }) => city === name);
    if (found.length === 0) return [];
    return {
      ...{ slug: citySlug(name), name, county: "", zips: found.map(({ zip }) => zip) },
      ...{ latitude: mean(found, "latitude"), longitude: mean(found, "longitude") },
      ...{ neighborhoods: [], neighborhoodsConfirmed: [] },
    };
  });
}

function mean<Key extends string>(found: readonly Record<Key, number>[], key: Key): number {
  return sum(found.map((one) => one[key])) / found.length;
}
