/** What an address typed into the booking form says of the state by itself. */
import { CITY_SLUGS, type CitySlug } from "./city.ts";

/** Texas ZIPs are 750 to 799, and 885 for El Paso. */
export function isTexasZip(zip: string): boolean {
  return /^\s*(?:7[5-9]\d|885)\d\d(?:-\d{4})?\s*$/.test(zip);
}

/** The city of the list that a visitor has typed, however it is spaced or capitalized. */
function listedCity(text: string): CitySlug | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, "-");
  return CITY_SLUGS.find((city) => city === slug);
}

/** TX once a city of the list or a Texas ZIP says so; else what was chosen. */
export function knownState({ city, state, zip }: Record<"city" | "state" | "zip", string>): string {
  return state.trim() === "" && (listedCity(city) || isTexasZip(zip)) ? "TX" : state;
}
