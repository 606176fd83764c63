/** The reader of `zips.json`: the ZIP codes of the area and the centre of each. */
import { z } from "zod";
import embeddedZips from "./zips.json";

const zipsSchema = z
  .array(
    z.object({
      zip: z.string().regex(/^\d{5}$/, "must be five digits"),
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      city: z.string().min(1, "must not be empty"),
    }),
  )
  .min(1, "must not be empty");

/** A ZIP code with the degrees of its centre and its main city. */
type ZipCentroid = z.infer<typeof zipsSchema>[number];

/**
 * @param zips what the file holds; `db/zips.json` when left out
 * @throws Error naming the first entry and field that is wrong
 */
export function readZips(zips: unknown = embeddedZips): ZipCentroid[] {
  const parsed = zipsSchema.safeParse(zips);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`zips.json ${issue?.path.join(".") ?? ""}: ${issue?.message}`);
}

let byZip: ReadonlyMap<string, ZipCentroid> | undefined;

/**
 * The entries of `db/zips.json` by their ZIP code, read once.
 * @throws Error as `readZips` does
 */
export function zipCentroids(): ReadonlyMap<string, ZipCentroid> {
  byZip ??= new Map(readZips().map((centroid) => [centroid.zip, centroid]));
  return byZip;
}
