/** What the map of the area says. */
export const words = {
  map: (home: string, count: number) => `Map of the ${home} area with the ${count} cities we serve`,
  mapOf: (home: string, count: number, city: string) =>
    `Map of the ${home} area with the ${count} cities we serve, ${city} marked`,
  bay: ["Galveston", "Bay"],
};
