/** The embedded geocoder: answers with the centre of the address's ZIP, without any network. */
import { z } from "zod";
import { unknownZip } from "#app/domain/texas.ts";
import embeddedZips from "#db/zips.json";
import type { Geocode } from "./geocoder.ts";

const zipsSchema = z
  .array(
    z.object({
      zip: z.string().regex(/^\d{5}$/, "must be five digits"),
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
    }),
  )
  .min(1, "must not be empty");

/**
 * @param zips the centroids, in degrees; those of `db/zips.json` when left out
 * @throws Error naming the first entry and field that do not hold
 */
export function createZipGeocoder(zips: unknown = embeddedZips): Geocode {
  const centroids = new Map(parseZips(zips).map((centroid) => [centroid.zip, centroid]));

  return async function geocode({ zip }) {
    const centroid = centroids.get(zip.trim().replace(/-\d{4}$/, ""));
    return centroid
      ? { ok: true, latitude: centroid.lat, longitude: centroid.lng }
      : { ok: false, reason: "not-found", zip: unknownZip(zip, [...centroids.keys()]) };
  };
}

function parseZips(zips: unknown): z.infer<typeof zipsSchema> {
  const parsed = zipsSchema.safeParse(zips);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`zips.json ${issue?.path.join(".") ?? ""}: ${issue?.message}`);
}
