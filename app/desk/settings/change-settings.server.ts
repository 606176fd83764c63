/** What the owner sets for the shop and the desk (rules 200 and 220 to 223). */

import type { Geocode } from "#app/booking/address/geocoder.ts";
import { readPingUrl } from "#app/desk/care/care.ts";
import type { DeskPost } from "#app/lib/desk-post.ts";
import type { BusinessFacts } from "#app/prices/business-facts.ts";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import type { DeskSettings, OwnArea, SettingName, Yard } from "#app/prices/owner-settings.ts";
import { readRate } from "#app/prices/read-percent.ts";
import { readReviewLink } from "#app/prices/review-link.ts";
import { HOUSTON_RATE, type TaxMode } from "#app/prices/tax.ts";
import { isTexasZip } from "#app/schedule/area/texas.ts";
import { changeSeen } from "#db/desk-posts.server.ts";
import type { Client } from "#db/write-queue.server.ts";

export type SettingRefusal =
  | "no-review-link"
  | "no-rate"
  | "no-hours"
  | "no-address"
  | "not-found"
  | "no-ping"
  | "no-area";
export type SettingResult = { ok: true } | { ok: false; why: SettingRefusal };

export type SettingsServices = {
  client: Client;
  /** What asks for the change: it is done once, and only to the setting as the post saw it (rule 237). */
  post: DeskPost;
  now: () => Date;
};

const DONE: SettingResult = { ok: true };
const MAX_NOTICE_HOURS = 72;
const TAX_MODES: readonly TaxMode[] = ["unset", "included", "added"];

/** Sets how prices stand to the sales tax. @param rate as it is typed, in percent */
export async function setTax(
  { mode, rate }: { mode: string; rate: string },
  services: SettingsServices & { onShopChanged: () => void },
): Promise<SettingResult> {
  const known = TAX_MODES.find((one) => one === mode) ?? "unset";
  const read = rate.trim() === "" && known === "unset" ? HOUSTON_RATE : readRate(rate);
  if (read === null) return { ok: false, why: "no-rate" };
  await save("tax", { mode: known, rate: read }, services);
  // Called once the shop shows something else, and before that is answered.
  services.onShopChanged();
  return DONE;
}

/** Sets what the shop says of the business (rule 348). */
export async function setFacts(
  facts: BusinessFacts,
  services: SettingsServices & { onShopChanged: () => void },
): Promise<void> {
  await save("facts", facts, services);
  services.onShopChanged();
}

/** Sets where customers leave a review (rule 405); "": nobody is asked. */
export async function setReviewLink(
  typed: string,
  services: SettingsServices & { onShopChanged: () => void },
): Promise<SettingResult> {
  const link = typed === "" ? null : readReviewLink(typed);
  if (typed !== "" && link === null) return { ok: false, why: "no-review-link" };
  await save("reviewLink", link, services);
  // The privacy page speaks of it.
  services.onShopChanged();
  return DONE;
}

/** Sets how many hours before a window it can still be booked; "" for the site's own. */
export async function setNotice(typed: string, services: SettingsServices): Promise<SettingResult> {
  const hours = typed === "" ? null : Number(typed);
  const isHours =
    hours === null || (Number.isInteger(hours) && hours >= 0 && hours <= MAX_NOTICE_HOURS);
  if (!isHours) return { ok: false, why: "no-hours" };
  await save("noticeHours", hours, services);
  return DONE;
}

/** Sets where the truck starts its day; all blank: nowhere. */
export async function setYard(
  typed: TypedYard,
  services: SettingsServices & { geocode: Geocode },
): Promise<SettingResult> {
  const read = await readYard(typed, services.geocode);
  if (!read.ok) return read;
  await save("yard", read.yard, services);
  return DONE;
}

/** Sets where the owner works (rule 513). @param area null: Houston again; undefined: what was posted is none */
export async function setArea(
  area: OwnArea | null | undefined,
  services: SettingsServices & { onShopChanged: () => void },
): Promise<SettingResult> {
  if (area === undefined) return { ok: false, why: "no-area" };
  await save("area", area, services);
  services.onShopChanged();
  return DONE;
}

/** Sets the address that is asked while the site is up (rule 504); "": none. */
export async function setPingUrl(
  typed: string,
  services: SettingsServices,
): Promise<SettingResult> {
  const url = typed === "" ? null : readPingUrl(typed);
  if (typed !== "" && url === null) return { ok: false, why: "no-ping" };
  await save("pingUrl", url, services);
  return DONE;
}

type TypedYard = Record<"street" | "city" | "zip", string>;

/** The place of a yard; null where all of it is blank. */
export async function readYard(
  { street, city, zip }: TypedYard,
  geocode: Geocode,
): Promise<{ ok: true; yard: Yard | null } | { ok: false; why: "no-address" | "not-found" }> {
  if (`${street}${city}${zip}` === "") return { ok: true, yard: null };
  if (street === "" || !isTexasZip(zip)) return { ok: false, why: "no-address" };
  const place = await geocode({ street, city, state: "TX", zip });
  if (!place.ok) return { ok: false, why: "not-found" };
  const { latitude, longitude } = place;
  return { ok: true, yard: { street, city, zip, latitude, longitude } };
}

/** Makes a new address for the calendar feed; the earlier one stops. @returns its secret, shown once */
export async function renewFeed(
  services: SettingsServices & { hash: (text: string) => string },
): Promise<string> {
  const { hash, post } = services;
  // The post's own: a repeat of it shows the same address again.
  const secret = hash(`feed of ${post.requestId}`);
  await save("feedHash", hash(`feed:${secret}`), services);
  return secret;
}

/** Ends the calendar feed. */
export async function stopFeed(services: SettingsServices) {
  await save("feedHash", null, services);
}

/** @throws OutdatedPost where the setting is another than the post saw */
export function save<Name extends SettingName>(
  name: Name,
  value: DeskSettings[Name],
  { client, post, now }: SettingsServices,
): Promise<void> {
  const at = now().toISOString();
  return client.write((free) =>
    changeSeen(free, post, at, {
      state: () => findSettings(free)[name],
      task: () => saveSetting(free, name, value, at),
    }),
  );
}
