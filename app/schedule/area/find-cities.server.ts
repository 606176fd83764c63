/** The Texas towns around a ZIP code, for the owner to pick from (rule 514). */
import { milesBetween } from "./service-area.ts";
import { type TexasZip, texasZips } from "./texas-zips.server.ts";

export const MILES = { least: 5, most: 150, usual: 30 };
/** The nearest are shown where there are more. */
export const MOST_CITIES = 80;

/** @property miles from the ZIP to the nearest of the town's own */
export type FoundCity = { name: string; miles: number };

/** The nearest first; null where the ZIP is not known or the distance is none. */
export function findCities(
  zip: string,
  miles: number,
): { middle: TexasZip; cities: FoundCity[] } | null {
  const middle = texasZips().get(zip);
  if (!middle || !Number.isInteger(miles) || miles < MILES.least || miles > MILES.most) return null;
  const nearest = new Map<string, number>();
  for (const one of texasZips().values()) {
    const away = milesBetween(middle, one);
    if (away <= miles) nearest.set(one.city, Math.min(away, nearest.get(one.city) ?? away));
  }
  const cities = [...nearest].map(([name, away]) => ({ name, miles: away }));
  return {
    middle,
    cities: cities.sort((one, other) => one.miles - other.miles).slice(0, MOST_CITIES),
  };
}
