import { formatWholeMoney } from "#app/lib/money.ts";
import { fullLoadCents } from "#app/prices/shop-numbers.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { isDowntown } from "#app/schedule/area/city.ts";
import type { CityPage } from "./city-page.ts";
import { words } from "./page-words.ts";
import { RoadFacts } from "./RoadFacts.tsx";

const NAMED = 3;

/** A city's facts, before anything else is told: how far, what price, when, and what goes. */
export function CityFacts({ page }: { page: CityPage }) {
  const { load, middle } = page;
  const numbers = useNumbers();
  const least = formatWholeMoney(numbers.minimumCents);
  const most = formatWholeMoney(fullLoadCents(numbers));
  const named = load.lines.slice(0, NAMED).map(({ name }) => name);
  return (
    <RoadFacts
      facts={[
        isDowntown(page.miles)
          ? [page.map ? page.name : words.downtown, words.around]
          : words.away(page, middle),
        words.prices(least, most),
        page.windowsFact,
        words.load(named),
      ]}
    />
  );
}
