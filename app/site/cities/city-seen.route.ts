import type { LoaderFunctionArgs } from "@remix-run/node";
import { seenCityCookie } from "#app/booking/seen-city.server.ts";
import { cityNames } from "#app/services.server.ts";

/** The picture that a city's page asks for without scripts: nothing to see, and a cookie that names the city. */
export function loader({ params }: LoaderFunctionArgs) {
  const city = cityNames().find(({ slug }) => slug === params.city);
  if (!city) throw new Response("Not Found", { status: 404 });
  const headers = { "Cache-Control": "no-store", "Set-Cookie": seenCityCookie(city.slug) };
  return new Response(null, { status: 204, headers });
}
