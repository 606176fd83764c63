/** The twenty cities: who they are, where they lie, and the addresses of their maps. */
import type { HomeArea } from "#app/lib/business.ts";
import { STREET_MAP_ORIGIN } from "#app/lib/street-map.ts";
import { type Coordinates, milesBetween } from "./service-area.ts";

/** The cities in their order (rule 110). */
export const CITY_SLUGS = [
  "houston",
  "katy",
  "sugar-land",
  "pearland",
  "cypress",
  "spring",
  "humble",
  "missouri-city",
  "pasadena",
  "the-woodlands",
  "league-city",
  "baytown",
  "friendswood",
  "channelview",
  "richmond",
  "rosenberg",
  "tomball",
  "alvin",
  "deer-park",
  "la-porte",
] as const;

export type CitySlug = (typeof CITY_SLUGS)[number];

export type City = Coordinates & {
  /** One of `CITY_SLUGS`, or that of another Texas town. */
  slug: string;
  name: string;
  /** "": not known. */
  county: string;
  zips: readonly string[];
  /** General knowledge; those of `neighborhoodsConfirmed` are among them. */
  neighborhoods: readonly string[];
  /** Seen in public text: these come first. */
  neighborhoodsConfirmed: readonly string[];
};

/** A city as links and lists name it. */
export type CityName = Pick<City, "slug" | "name">;

export type Neighbor = { slug: string; name: string; miles: number; direction: Direction };

/** A city in a list: where it is, seen from the home city. */
type CitySummary = Neighbor & { county: string };

const DIRECTIONS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;

type Direction = (typeof DIRECTIONS)[number];

const DOWNTOWN_MILES = 1;
/** Half the size of the embedded street map, in degrees: a city of ordinary size fits. */
const STREET_MAP_REACH = { longitude: 0.09, latitude: 0.07 };
const STREET_MAP_ZOOM = 12;

export function cityPath(slug: string): string {
  return `/service-areas/${slug}`;
}

/** "The Woodlands" is the-woodlands in addresses. */
export function citySlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}

/** The compass word for the way from one place to another. */
export function directionBetween(from: Coordinates, to: Coordinates): Direction {
  const north = to.latitude - from.latitude;
  // A degree of longitude is shorter than one of latitude away from the equator.
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 8) % 8] as Direction;
}

/** The other cities, the nearest first. */
export function nearestCities(city: City, cities: readonly City[], count: number): Neighbor[] {
  return cities
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({
      slug: other.slug,
      name: other.name,
      miles: Math.max(DOWNTOWN_MILES, milesBetween(city, other)),
      direction: directionBetween(city, other),
    }))
    .sort((one, other) => one.miles - other.miles)
    .slice(0, count);
}

/** The city as a list shows it, seen from the middle of the home city, which alone is no distance from it. */
export function summarizeCity(city: City, home: HomeArea): CitySummary {
  const { slug, name, county } = city;
  const miles = name === home.city ? 0 : Math.max(DOWNTOWN_MILES, milesBetween(home, city));
  return { slug, name, county, miles, direction: directionBetween(home, city) };
}

/** The middle of the home city is no distance from itself. */
export function isDowntown(miles: number): boolean {
  return miles < DOWNTOWN_MILES;
}

/** "27 miles"; half a mile either way does not matter to a truck. */
export function formatMiles(miles: number): string {
  const rounded = Math.max(1, Math.round(miles));
  return rounded === 1 ? "1 mile" : `${rounded} miles`;
}

/** A city's neighborhoods, those seen in public text first. */
export function orderNeighborhoods(city: City): string[] {
  return [...new Set([...city.neighborhoodsConfirmed, ...city.neighborhoods])];
}

/** The ZIPs a page shows, and those only a screen reader reads. */
export function splitZips(
  zips: readonly string[],
  mostShown = 12,
): { shown: string[]; spoken: string[] } {
  const count = Math.min(mostShown, Math.max(1, zips.length - 1));
  return { shown: zips.slice(0, count), spoken: zips.slice(count) };
}

/** OpenStreetMap's page for a frame, with the city marked. */
export function streetMapFrameUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - STREET_MAP_REACH.longitude,
    latitude - STREET_MAP_REACH.latitude,
    longitude + STREET_MAP_REACH.longitude,
    latitude + STREET_MAP_REACH.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${STREET_MAP_ORIGIN}/export/embed.html?${query}`;
}

/** OpenStreetMap's own page, with the city marked. */
export function streetMapUrl({ latitude, longitude }: Coordinates): string {
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `${STREET_MAP_ORIGIN}/?${marker}#map=${STREET_MAP_ZOOM}/${latitude}/${longitude}`;
}
