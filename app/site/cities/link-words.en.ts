import { formatMiles, type Neighbor } from "#app/schedule/area/city.ts";

/** What stands beside the links to cities. */
export const words = {
  downtown: "downtown",
  around: "and all around",
  away: ({ miles, direction }: Pick<Neighbor, "miles" | "direction">) =>
    `${formatMiles(miles)} ${direction}`,
};
