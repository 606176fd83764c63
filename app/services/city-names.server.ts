import { z } from "zod";
import citiesJson from "#db/cities.json";

const citiesSchema = z
  .array(
    z.object({
      slug: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "takes small letters and hyphens"),
      name: z.string().trim().min(1, "must not be empty"),
    }),
  )
  .min(1, "must not be empty");

export type CityName = z.infer<typeof citiesSchema>[number];

/**
 * The cities we serve, by name alone, for lists and links.
 * @throws Error naming the first entry and field that do not hold
 */
export function readCityNames(cities: unknown = citiesJson): CityName[] {
  const parsed = citiesSchema.safeParse(cities);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`cities.json ${issue?.path.join(".") ?? ""}: ${issue?.message}`);
}
