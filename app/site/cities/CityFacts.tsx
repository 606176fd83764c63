import { formatWholeMoney } from "#app/lib/money.ts";
import { fullLoadCents } from "#app/prices/shop-numbers.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { formatMiles, isDowntown } from "#app/schedule/area/city.ts";
import type { CityPage } from "./city-page.ts";
import { RoadFacts } from "./RoadFacts.tsx";

const NAMED = 3;

/** A city's facts, before anything else is told: how far, what price, when, and what goes. */
export function CityFacts({ page }: { page: CityPage }) {
  const { miles, direction, load, middle } = page;
  const numbers = useNumbers();
  const prices = [numbers.minimumCents, fullLoadCents(numbers)].map(formatWholeMoney).join(" to ");
  const named = load.lines.slice(0, NAMED).map(({ name }) => name);
  return (
    <RoadFacts
      facts={[
        isDowntown(miles)
          ? [page.map ? page.name : "Downtown", "and all around it"]
          : [`${formatMiles(miles)} ${direction}`, `of ${middle}`],
        [prices, "From the minimum to a full truck"],
        page.windowsFact,
        ["Goes on the truck", `${named.join(", ")}, and the rest of the list`],
      ]}
    />
  );
}
