/** The cities we serve, by name. */
import { z } from "zod";
import type { CityName } from "#app/domain/city.ts";
import embeddedCities from "#db/cities.json";

const citiesSchema = z.array(z.object({ slug: z.string(), name: z.string() })).min(1);

export function readCityNames(): CityName[] {
  return citiesSchema.parse(embeddedCities);
}
