import type { PublicBusiness } from "#app/lib/business.ts";
import { formatWholeMoney } from "#app/lib/money.ts";
import { fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";

/**
 * The badges that pass by on the home page and on Alvin's: two rows of six. They are this site's own
 * promises, not reviews, so they have no stars. Reviews are added on the desk (rule 223).
 */
export const PROMISES_HEADING = "You have our word";

export type ServicePromise = {
  text: string;
  /** Small print beside it. */
  about: string;
};

/** @param cities how many are served */
export const oneNumber = (cities: number) =>
  cities === 1 ? "One number to call" : `${cities} cities, one number to call`;

export const servicePromises = (
  numbers: ShopNumbers,
  { city, ownArea }: Pick<PublicBusiness, "city" | "ownArea">,
): readonly [readonly ServicePromise[], readonly ServicePromise[]] => [
  [
    { text: "Price on screen before you book", about: "instant pricing" },
    { text: "Pay when the job is done", about: "nothing up front" },
    { text: "No hidden fees", about: "upfront pricing" },
    { text: "Move your pickup for free", about: "until 6 PM the day before" },
    { text: "Cancel for free", about: "until the truck is on its way" },
    { text: "Same-day pickup", about: "by phone" },
  ],
  [
    { text: `${formatWholeMoney(fullLoadCents(numbers))} cap per truck`, about: "every full load" },
    { text: "16-ft box trucks", about: "30% more space" },
    { text: "Pick your own day and window", about: "book online" },
    { text: "Loaded and hauled by our crew", about: "you just point" },
    { text: "Homes and businesses", about: "any size of job" },
    { text: oneNumber(ownArea?.cities ?? MAP_CITIES.length), about: `${city} area` },
  ],
];
