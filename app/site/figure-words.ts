import type { HomeArea } from "#app/lib/business.ts";
import { formatDollars, formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS, fullLoadCents, type ShopNumbers } from "#app/prices/shop-numbers.ts";
import { HOUSTON } from "#app/schedule/area/service-area.ts";
import { LOWER_PRICE_PERCENT, MORE_SPACE_PERCENT, TRUCK_FEET } from "./claims.ts";

type Reach = Pick<HomeArea, "radiusMiles">;

/** The figures of the price rules and the claims, as texts show them. */
export const figureWords = (numbers: ShopNumbers, { radiusMiles } = HOUSTON as Reach) => ({
  minimum: formatDollars(numbers.minimumCents),
  "full-truck": formatDollars(fullLoadCents(numbers)),
  "full-points": formatPoints(FULL_LOAD_POINTS),
  "quarter-points": formatPoints(numbers.loads[0].points),
  point: formatMoney(numbers.pointCents),
  threshold: formatDollars(numbers.thresholdCents),
  reach: formatPoints(numbers.reach),
  discount: `${numbers.discountPercent}%`,
  "lower-price": `${LOWER_PRICE_PERCENT}%`,
  "more-space": `${MORE_SPACE_PERCENT}%`,
  radius: String(radiusMiles),
  truck: `${TRUCK_FEET}-foot`,
});
