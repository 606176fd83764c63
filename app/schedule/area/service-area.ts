/** Where the crews go without asking (rule 66). */
import type { HomeArea } from "#app/lib/business.ts";

/** The area until the owner sets his own (rule 513). */
export const HOUSTON: HomeArea = {
  city: "Houston",
  middle: "downtown Houston",
  ...{ latitude: 29.7604, longitude: -95.3698 },
  radiusMiles: 45,
  takesFarther: true,
};
const EARTH_RADIUS_MILES = 3958.8;

export type Coordinates = { latitude: number; longitude: number };

export function isOutsideServiceArea(place: Coordinates, area: HomeArea): boolean {
  return milesBetween(area, place) > area.radiusMiles;
}

/** Whether the crew confirms the distance of a job (rules 66 and 250). */
export function isDistanceOpen(
  job: Coordinates & { isPlaceApproximate?: boolean | null | undefined },
  area: HomeArea,
): boolean {
  return job.isPlaceApproximate === true || isOutsideServiceArea(job, area);
}

/** Great-circle distance in miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
