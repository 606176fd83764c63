/** The form of where the owner works (rules 513 and 514). */
import type { OwnArea } from "#app/prices/owner-settings.ts";
import { findCities, MILES } from "#app/schedule/area/find-cities.server.ts";

export type AreaForm = NonNullable<ReturnType<typeof areaForm>>;

/** The box of a city; its name in the form. */
export const cityBox = (name: string) => `serves ${name}`;

/** What the page shows: the search, and what it found. @param own as it is set; null: not set */
export function areaForm(query: URLSearchParams, own: OwnArea | null) {
  const zip = (query.get("zip") ?? own?.zip ?? "").slice(0, 10).trim();
  const miles = (query.get("miles") ?? String(own?.radiusMiles ?? MILES.usual)).slice(0, 5).trim();
  const found = findCities(zip, Number(miles));
  const isKept = own?.zip === zip;
  return {
    ...{ zip, miles, isSet: own !== null },
    isUnknown: zip !== "" && found === null,
    city: isKept ? own.city : (found?.middle.city ?? ""),
    takesFarther: own?.takesFarther ?? true,
    cities: (found?.cities ?? []).map(({ name, miles: away }) => ({
      ...{ name, box: cityBox(name), miles: Math.round(away) },
      isPicked: !isKept || own.cities.includes(name),
    })),
  };
}

/** What was posted; null where its ZIP, distance or home city is not one of Texas. */
export function readArea(text: (name: string) => string): OwnArea | null {
  const found = findCities(text("zip"), Number(text("miles")));
  const city = text("home");
  if (!found?.cities.some(({ name }) => name === city)) return null;
  const { latitude, longitude, zip } = found.middle;
  const cities = found.cities
    .map(({ name }) => name)
    .filter((name) => name === city || text(cityBox(name)) === "1");
  return {
    ...{ zip, city, latitude, longitude, cities },
    radiusMiles: Number(text("miles")),
    takesFarther: text("farther") !== "refuse",
  };
}
