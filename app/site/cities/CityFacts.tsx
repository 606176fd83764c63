import { formatWholeMoney } from "#app/lib/money.ts";
import { fullLoadCents } from "#app/prices/shop-numbers.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { formatMiles, isDowntown } from "#app/schedule/area/city.ts";
import { type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import type { CityPage } from "./city-page.ts";
import { RoadFacts } from "./RoadFacts.tsx";

const NAMED = 3;

/** A city's facts, before anything else is told: how far, what price, when, and what goes. */
export function CityFacts({ page }: { page: CityPage }) {
  const { miles, direction, load, middle } = page;
  const numbers = useNumbers();
  const prices = [numbers.minimumCents, fullLoadCents(numbers)].map(formatWholeMoney).join(" to ");
  const windows = useWindows();
  const named = load.lines.slice(0, NAMED).map(({ name }) => name);
  return (
    <RoadFacts
      facts={[
        isDowntown(miles)
          ? [page.map ? page.name : "Downtown", "and all around it"]
          : [`${formatMiles(miles)} ${direction}`, `of ${middle}`],
        [prices, "From the minimum to a full truck"],
        windowsFact(windows),
        ["Goes on the truck", `${named.join(", ")}, and the rest of the list`],
      ]}
    />
  );
}

const COUNTS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** "Three windows a day", from the start of the first to the end of the last. */
function windowsFact(windows: readonly TimeOfDay[]): [string, string] {
  const named = windows.map(windowNamed);
  const last = named.reduce((one, other) => (other.endHour > one.endHour ? other : one));
  const [from] = named[0]?.hours.split(" – ") ?? [];
  const [, to] = last.hours.split(" – ");
  const span = `${from} to ${to}`.replaceAll(":00", "");
  const count = `${COUNTS[windows.length]} ${windows.length === 1 ? "window" : "windows"} a day`;
  return [count, `${span} online, and today if you call`];
}
