/** The embedded geocoder: answers with the place of the address's ZIP, without any network. */
import { placeOfZip } from "#app/schedule/area/zips.server.ts";
import type { Geocode } from "./geocoder.ts";

/** @throws Error when `db/zips.json` or `db/zip-areas.json` is wrong, naming the entry and the field */
export function createZipGeocoder(): Geocode {
  // Read at the start, so that a wrong file stops it.
  placeOfZip("");

  return async function geocode({ zip }) {
    const place = placeOfZip(zip);
    return place ? { ok: true, ...place } : { ok: false, reason: "not-found" };
  };
}
