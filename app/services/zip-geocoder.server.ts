/** The embedded geocoder: answers with the centre of the address's ZIP, without any network. */
import { unknownZip } from "#app/domain/texas.ts";
import { zipCentroids } from "#db/zips.server.ts";
import type { Geocode } from "./geocoder.ts";

/** @throws Error when `db/zips.json` is wrong, naming the entry and the field */
export function createZipGeocoder(): Geocode {
  const centroids = zipCentroids();

  return async function geocode({ zip }) {
    const centroid = centroids.get(zip.trim().replace(/-\d{4}$/, ""));
    return centroid
      ? { ok: true, latitude: centroid.lat, longitude: centroid.lng }
      : { ok: false, reason: "not-found", zip: unknownZip(zip, [...centroids.keys()]) };
  };
}
