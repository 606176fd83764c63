/**
 * What a page shows besides its address, the cart and the discount: Houston's date, and the shop's
 * prices. A page that was made for one version is not shown in the next.
 */
import { houstonNow } from "#app/lib/dates.ts";
import { now } from "#app/server/env.server.ts";

let shopRevision = () => "";

/** @param revision what changes with each price, tax and review; asked at each request, so cheap */
export function showShop(revision: () => string): void {
  shopRevision = revision;
}

export function pageVersion(): string {
  return `${houstonNow(now()).date} ${shopRevision()}`;
}
