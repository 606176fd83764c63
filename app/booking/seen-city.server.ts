/**
 * The city whose page a visitor saw last: the booking form begins with it (rule 111). A cookie says which,
 * written by the city's page with scripts, and without them by the answer to a picture on that page
 * (site/cities/city-seen.route.ts), as the page itself is cached for all visitors.
 */

import { CITY_COOKIE, readCookie, writeCookie } from "#app/lib/cookies.ts";
import type { CityName } from "#app/schedule/area/city.ts";
import { env } from "#app/server/env.server.ts";

export function seenCity(request: Request, cities: readonly CityName[]): CityName | undefined {
  const seen = readCookie(request.headers.get("cookie"), CITY_COOKIE);
  return cities.find(({ slug }) => slug === seen);
}

/** Set-Cookie text for the city whose page was seen. */
export function seenCityCookie(slug: string): string {
  return writeCookie(CITY_COOKIE, slug, { secure: env.SITE_URL.startsWith("https:") });
}
