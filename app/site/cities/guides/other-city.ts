/** The words of a city that has none of its own: facts alone, and nothing of the place beyond them (rule 515). */

import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import type { HomeArea } from "#app/lib/business.ts";
import { formatMiles, type Neighbor, type summarizeCity } from "#app/schedule/area/city.ts";
import { READS, type ReadName } from "#app/site/cities/reads.ts";
import type { CityGuide, ExampleLoad, Scene } from "./city-guide.ts";

const LOADS: readonly (ExampleLoad & { scene: Scene })[] = [
  {
    scene: "living",
    title: "A living room, emptied",
    text: "An example: what goes when new furniture comes.",
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
    title: "A garage, cleared",
    text: "An example: what goes so that the car fits in again.",
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
    title: "A yard, cleaned up",
    text: "An example: what goes before grass grows there.",
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
  { name, miles, direction }: ReturnType<typeof summarizeCity>,
  { neighbors, home, at }: { neighbors: readonly Neighbor[]; home: HomeArea; at: number },
): CityGuide {
  const { scene, ...load } = LOADS[at % LOADS.length] as (typeof LOADS)[number];
  const read = (step: number) => READ_NAMES[(at * 3 + step * 7) % READ_NAMES.length] as ReadName;
  const [nearest] = neighbors;
  return {
    description:
      `Junk removal in ${name}, TX: see the price before you book, choose your day and window, ` +
      "and pay when the job is done.",
    lede: "Tap what's leaving, read the price, pick a day. The crew loads it, and you pay when the job is done.",
    heading: `How a pickup in ${name} works`,
    intro: [
      "Choose what should go, item by item or by the load, and you see the price at once. Then you " +
        "choose a day and a window. Nothing is due until the job is done.",
      whereWords({ name, miles, direction }, home),
      ...(nearest
        ? [
            `The closest place on our list is ${nearest.name}, ${formatMiles(nearest.miles)} ${nearest.direction}.`,
          ]
        : []),
    ],
    reasons: [
      {
        icon: "receipt-text",
        title: "One price list",
        text: `The price goes by what you load. In ${name} it's the same as in every city we serve.`,
      },
      {
        icon: "calendar-check",
        title: "Free to change",
        text: `Move your pickup for free until ${CHANGE_UNTIL} the day before.`,
      },
      {
        icon: "truck",
        title: "Nothing to carry",
        text: "Show the crew the pile. They load it and haul it away.",
      },
    ],
    load,
    scene,
    reads: [read(0), read(1), read(2)],
    closing: `Give ${name} its room back`,
  };
}

function whereWords(
  {
    name,
    miles,
    direction,
  }: Pick<ReturnType<typeof summarizeCity>, "name" | "miles" | "direction">,
  { city, radiusMiles }: HomeArea,
): string {
  if (name === city)
    return `Our map begins in ${name}: the crews drive up to ${radiusMiles} miles from here.`;
  const where = `${name} lies about ${formatMiles(miles)} ${direction} of ${city}`;
  return miles > radiusMiles
    ? `${where}. The crew confirms the distance with you.`
    : `${where}, inside the area where our crews drive.`;
}
