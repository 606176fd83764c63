/**
 * The readers of `zips.json`, the ZIP codes of the area and the centre of each, and of `zip-areas.json`,
 * the middle of each Texas area by the first three digits of its ZIP codes.
 */
import { z } from "zod";
import embeddedAreas from "#db/zip-areas.json";
import embeddedZips from "#db/zips.json";
import { isTexasZip } from "./texas.ts";
import { texasZips } from "./texas-zips.server.ts";

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
let allByZip: ReadonlyMap<string, ZipCentroid> | undefined;
let knowsAll = false;

/** Whether all of Texas is known, as it is once the owner has set an area (rule 513). */
export function knowAllOfTexas(isAll: boolean): void {
  knowsAll = isAll;
}

/**
 * The entries of `db/zips.json` by their ZIP code, read once, and of an own area's site those of all of Texas.
 * @throws Error as `readZips` does
 */
export function zipCentroids(): ReadonlyMap<string, ZipCentroid> {
  byZip ??= new Map(readZips().map((centroid) => [centroid.zip, centroid]));
  if (!knowsAll) return byZip;
  allByZip ??= new Map([
    ...[...texasZips().values()].map(({ zip, city, latitude: lat, longitude: lng }) => {
      return [zip, { zip, city, lat, lng }] as const;
    }),
    ...byZip,
  ]);
  return allByZip;
}

/** Degrees; `isApproximate` for a ZIP of which only the area is known (rule 250). */
type ZipPlace = { latitude: number; longitude: number; isApproximate?: boolean };

const areasSchema = z.record(
  z.string().regex(/^\d{3}$/, "must be three digits"),
  z.tuple([z.number().min(25).max(37), z.number().min(-107).max(-93)]),
);
let areas: z.infer<typeof areasSchema> | undefined;

/**
 * Where a Texas ZIP or ZIP+4 is; null for one that cannot be in Texas.
 * @throws Error when a file is wrong
 */
export function placeOfZip(zip: string): ZipPlace | null {
  areas ??= areasSchema.parse(embeddedAreas);
  const centroid = zipCentroids().get(zip.trim().replace(/-\d{4}$/, ""));
  if (centroid) return { latitude: centroid.lat, longitude: centroid.lng };
  const area = isTexasZip(zip) ? areas[zip.trim().slice(0, 3)] : undefined;
  return area ? { latitude: area[0], longitude: area[1], isApproximate: true } : null;
}
