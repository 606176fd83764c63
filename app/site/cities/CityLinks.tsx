import { cityPath, isDowntown, type Neighbor } from "#app/schedule/area/city.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { words } from "./link-words.ts";

/** Links to cities, each with its distance and direction. */
export function CityLinks({ cities }: { cities: readonly Neighbor[] }) {
  const home = useBusiness().city === "Houston" ? words.downtown : words.around;
  return (
    <ul className="city-links">
      {cities.map(({ slug, name, miles, direction }) => (
        <li key={slug}>
          <SiteLink to={cityPath(slug)} prefetch="intent">
            {name}
          </SiteLink>
          <span className="muted">
            {isDowntown(miles) ? home : words.away({ miles, direction })}
          </span>
        </li>
      ))}
    </ul>
  );
}
