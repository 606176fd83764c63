/** What the owner sets for the shop and the desk (rules 200 and 220 to 223): the desk and the commands do it here. */

import { HOUSTON_RATE, readRate, type TaxMode } from "#app/domain/tax.ts";
import { isTexasZip } from "#app/domain/texas.ts";
import type { Geocode } from "#app/services/geocoder.ts";
import type { SettingsServices } from "#app/services/settings-store.ts";

export type SettingRefusal = "no-rate" | "no-hours" | "no-address" | "not-found";
export type SettingResult = { ok: true } | { ok: false; why: SettingRefusal };

const DONE: SettingResult = { ok: true };
const MAX_NOTICE_HOURS = 72;
const TAX_MODES: readonly TaxMode[] = ["unset", "included", "added"];

/** Sets how prices stand to the sales tax. @param rate as it is typed, in percent */
export async function setTax(
  { mode, rate }: { mode: string; rate: string },
  { save, now, onShopChanged }: SettingsServices,
): Promise<SettingResult> {
  const known = TAX_MODES.find((one) => one === mode) ?? "unset";
  const read = rate.trim() === "" && known === "unset" ? HOUSTON_RATE : readRate(rate);
  if (read === null) return { ok: false, why: "no-rate" };
  await save("tax", { mode: known, rate: read }, now().toISOString());
  onShopChanged();
  return DONE;
}

/** Sets how many hours before a window it can still be booked; "" for the site's own. */
export async function setNotice(
  typed: string,
  { save, now }: Pick<SettingsServices, "save" | "now">,
): Promise<SettingResult> {
  const hours = typed === "" ? null : Number(typed);
  const isHours =
    hours === null || (Number.isInteger(hours) && hours >= 0 && hours <= MAX_NOTICE_HOURS);
  if (!isHours) return { ok: false, why: "no-hours" };
  await save("noticeHours", hours, now().toISOString());
  return DONE;
}

/** Sets where the truck starts its day; all blank: nowhere. */
export async function setYard(
  { street, city, zip }: Record<"street" | "city" | "zip", string>,
  { save, now, geocode }: Pick<SettingsServices, "save" | "now"> & { geocode: Geocode },
): Promise<SettingResult> {
  const at = now().toISOString();
  if (`${street}${city}${zip}` === "") {
    await save("yard", null, at);
    return DONE;
  }
  if (street === "" || !isTexasZip(zip)) return { ok: false, why: "no-address" };
  const place = await geocode({ street, city, state: "TX", zip });
  if (!place.ok) return { ok: false, why: "not-found" };
  const { latitude, longitude } = place;
  await save("yard", { street, city, zip, latitude, longitude }, at);
  return DONE;
}

/** Makes a new address for the calendar feed; the earlier one stops. @returns its secret, shown once */
export async function renewFeed({
  save,
  now,
  drawToken,
  hash,
}: Pick<SettingsServices, "save" | "now"> & {
  drawToken: () => string;
  hash: (text: string) => string;
}): Promise<string> {
  const secret = drawToken();
  await save("feedHash", hash(`feed:${secret}`), now().toISOString());
  return secret;
}

/** Ends the calendar feed. */
export async function stopFeed({ save, now }: Pick<SettingsServices, "save" | "now">) {
  await save("feedHash", null, now().toISOString());
}
