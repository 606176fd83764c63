/** Where the business works at present. */
import { ownArea } from "#app/prices/shop.server.ts";
import { orStop } from "#app/server/env.server.ts";
import { type Area, areaOf } from "./area.server.ts";
import { knowAllOfTexas } from "./zips.server.ts";

let made = { of: null as ReturnType<typeof ownArea>, area: orStop(() => areaOf(null)) };

/** Cheap: made anew once the owner has changed it, by whichever process. */
export function siteArea(): Area {
  const own = ownArea();
  if (made.of !== own) {
    made = { of: own, area: areaOf(own) };
    knowAllOfTexas(made.area.isOwn);
  }
  return made.area;
}
