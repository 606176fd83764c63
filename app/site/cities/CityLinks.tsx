import { Link } from "@remix-run/react";
import { cityPath, formatMiles, isDowntown, type Neighbor } from "#app/schedule/area/city.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";

/** Links to cities, each with its distance and direction. */
export function CityLinks({ cities }: { cities: readonly Neighbor[] }) {
  const home = useBusiness().city === "Houston" ? "downtown" : "and all around";
  return (
    <ul className="city-links">
      {cities.map(({ slug, name, miles, direction }) => (
        <li key={slug}>
          <Link to={cityPath(slug)} prefetch="intent">
            {name}
          </Link>
          <span className="muted">
            {isDowntown(miles) ? home : `${formatMiles(miles)} ${direction}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
