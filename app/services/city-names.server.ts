/** The cities we serve, by name. */
import { z } from "zod";
import embeddedCities from "#db/cities.json";

export type CityName = { slug: string; name: string };

const citiesSchema = z.array(z.object({ slug: z.string(), name: z.string() })).min(1);

export const cityNames: readonly CityName[] = citiesSchema.parse(embeddedCities);
