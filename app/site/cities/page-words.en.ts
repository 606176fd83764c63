import { formatMiles, type Neighbor } from "#app/schedule/area/city.ts";

/** What each city's page says around the city's own words. */
export const words = {
  title: (name: string) => `Junk removal in ${name}, TX`,
  lost: { title: "City not found", description: "We have no page for a city of that name." },
  crumb: "Service areas",
  crumbs: "Breadcrumb",
  instantPricing: (name: string) => `Get Instant Pricing in ${name}`,
  downtown: "Downtown",
  around: "and all around it",
  away: (
    { miles, direction }: Pick<Neighbor, "miles" | "direction">,
    middle: string,
  ): [string, string] => [`${formatMiles(miles)} ${direction}`, `of ${middle}`],
  prices: (least: string, most: string): [string, string] => [
    `${least} to ${most}`,
    "From the minimum to a full truck",
  ],
  load: (names: readonly string[]): [string, string] => [
    "Goes on the truck",
    `${names.join(", ")}, and the rest of the list`,
  ],
  loadPrice: "Price of this load",
  loadMore: "What is on it, and how it is priced",
  loadOwn: "Price your own load",
  reasons: (name: string) => `Why ${name} calls us`,
  ownReasons: "Why book with us",
  trust: "What you can count on",
  pay: "Pay when the job is done",
  noFees: "No hidden fees",
  onMap: (name: string) => `${name} on the map`,
  mapNote: (name: string, county: string, middle: string) =>
    `${name}, ${county ? `${county} County` : "Texas"}. We measure miles from ${middle}, as the crow flies.`,
  /** What miles around Houston are measured from. */
  middle: "downtown",
  streetMap: (name: string) => `Street map of ${name}`,
  showOwn: "Show our own map",
  showStreets: "Show the street map here",
  openStreetMap: (name: string) => `${name} on OpenStreetMap`,
  neighborhoods: (name: string) => `Neighborhoods we serve in ${name}`,
  zips: (name: string) => `ZIP codes in ${name}`,
  zipCodes: "ZIP codes",
  moreZips: (count: number) => `And ${count} more. `,
  anyAddress: (city: string) =>
    `Any address in the ${city} area can book, whether or not its ZIP code is listed here.`,
  near: (name: string) => `Close to ${name}`,
  readOn: "Read on",
  before: "Before you book",
  photos: "Before and after",
  drawn: "Orange leaves. Blue stays.",
};
