import { readFileSync } from "node:fs";
import { z } from "zod";
import { CITY_SLUGS, type City } from "./city.ts";

/** An invalid city; the message names the file, the city and the field. */
export class CitiesError extends Error {
  override name = "CitiesError";
}

const text = z.string("must be text").trim().min(1, "must not be empty");
const texts = z.array(text, "must be a list").min(1, "must not be empty");
const slug = z.enum(CITY_SLUGS, "must be one of our cities");

const citySchema = z
  .object({
    slug,
    name: text,
    county: text,
    latitude: z.number("must be degrees").min(28).max(32),
    longitude: z.number("must be degrees").min(-97).max(-93),
    zips: z.array(z.string().regex(/^\d{5}$/, "must be five digits")).min(1, "must not be empty"),
    neighborhoods: texts,
    neighborhoodsConfirmed: texts,
  })
  .superRefine((city, context) => {
    const stray = city.neighborhoodsConfirmed.find((name) => !city.neighborhoods.includes(name));
    if (stray) {
      context.addIssue({
        code: "custom",
        path: ["neighborhoodsConfirmed"],
        message: `names "${stray}", which is not among the neighborhoods`,
      });
    }
    const twice = city.zips.find((zip, at) => city.zips.indexOf(zip) !== at);
    if (twice) {
      context.addIssue({ code: "custom", path: ["zips"], message: `names ${twice} twice` });
    }
  });

/**
 * Reads the cities, without the facts and figures that are kept for writers.
 * @throws CitiesError naming the file, the city and the field that is wrong
 */
export function readCities(path: string): City[] {
  try {
    return parseCities(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CitiesError(`${path}: ${reason}`, { cause: error });
  }
}

function parseCities(entries: unknown): City[] {
  if (!Array.isArray(entries)) throw new Error("must be a list of cities");
  const cities = entries.map(parseCity);
  for (const [at, expected] of CITY_SLUGS.entries()) {
    const found = cities[at]?.slug ?? "nothing";
    if (found !== expected) throw new Error(`city ${at + 1} must be ${expected}, not ${found}`);
  }
  if (cities.length > CITY_SLUGS.length)
    throw new Error(`has more than ${CITY_SLUGS.length} cities`);
  return cities;
}

function parseCity(entry: unknown, at: number): City {
  const parsed = citySchema.safeParse(entry);
  if (parsed.success) return parsed.data;
  const name = z.object({ slug: z.string() }).safeParse(entry).data?.slug ?? "no slug";
  const issue = parsed.error.issues[0];
  throw new Error(`city ${at + 1} (${name}): ${issue?.path.join(".")} ${issue?.message}`);
}
