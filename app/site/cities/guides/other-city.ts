/** The words of a city that has none of its own: facts alone, and nothing of the place beyond them (rule 515). */

import type { HomeArea } from "#app/lib/business.ts";
import type { Neighbor, summarizeCity } from "#app/schedule/area/city.ts";
import { words as links } from "#app/site/cities/link-words.ts";
import { READS, type ReadName } from "#app/site/cities/reads.ts";
import type { CityGuide, ExampleLoad, Scene } from "./city-guide.ts";
import { words } from "./other-words.ts";

const LOADS: readonly (Pick<ExampleLoad, "lines"> & { scene: Scene })[] = [
  {
    scene: "living",
    lines: [
      { id: "sofa", quantity: 1 },
      { id: "recliner", quantity: 1 },
      { id: "bookcase", quantity: 2 },
      { id: "tv-large", quantity: 1 },
      { id: "lamp", quantity: 2 },
    ],
  },
  {
    scene: "garage",
    lines: [
      { id: "workbench", quantity: 1 },
      { id: "shelving-unit", quantity: 2 },
      { id: "treadmill", quantity: 1 },
      { id: "tool-chest", quantity: 1 },
      { id: "tire", quantity: 4 },
      { id: "trash-bag", quantity: 4 },
    ],
  },
  {
    scene: "yard",
    lines: [
      { id: "trampoline", quantity: 1 },
      { id: "yard-waste-bag", quantity: 10 },
      { id: "scrap-metal", quantity: 2 },
    ],
  },
];

const READ_NAMES = Object.keys(READS) as ReadName[];

/** @param at the city's place in the list of all: examples and further reading go around */
export function otherCity(
  summary: ReturnType<typeof summarizeCity>,
  { neighbors, home, at }: { neighbors: readonly Neighbor[]; home: HomeArea; at: number },
): CityGuide {
  const { name } = summary;
  const { scene, ...load } = LOADS[at % LOADS.length] as (typeof LOADS)[number];
  const read = (step: number) => READ_NAMES[(at * 3 + step * 7) % READ_NAMES.length] as ReadName;
  const [nearest] = neighbors;
  return {
    description: words.description(name),
    lede: words.lede,
    heading: words.heading(name),
    intro: [
      words.choose,
      whereWords(summary, home),
      ...(nearest ? [words.nearest(nearest.name, links.away(nearest))] : []),
    ],
    reasons: [
      { icon: "receipt-text", ...words.onePrice(name) },
      { icon: "calendar-check", ...words.change },
      { icon: "truck", ...words.carry },
    ],
    load: { ...words.loads[scene], ...load },
    scene,
    reads: [read(0), read(1), read(2)],
    closing: words.closing(name),
  };
}

function whereWords(
  summary: ReturnType<typeof summarizeCity>,
  { city, radiusMiles }: HomeArea,
): string {
  const { name, miles } = summary;
  if (name === city) return words.home(name, radiusMiles);
  const away = links.away(summary);
  return miles > radiusMiles ? words.farther(name, away, city) : words.inside(name, away, city);
}
