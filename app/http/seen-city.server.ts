import { type CityName, cityPath } from "#app/domain/city.ts";
import { CITY_COOKIE, readCookie } from "#app/domain/cookies.ts";

/**
 * The city whose page a visitor comes from, or saw last: scripts keep it in a cookie; without them
 * the browser says which page a link was on.
 */
export function seenCity(request: Request, cities: readonly CityName[]): CityName | undefined {
  const from = pathOf(request.headers.get("referer"));
  const slug = readCookie(request.headers.get("cookie"), CITY_COOKIE);
  return (
    cities.find((city) => cityPath(city.slug) === from) ?? cities.find((city) => city.slug === slug)
  );
}

function pathOf(address: string | null): string | null {
  return address && URL.canParse(address) ? new URL(address).pathname : null;
}
