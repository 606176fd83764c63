/** Whose street map a city's page frames; the page's security policy allows no other frame. */
export const STREET_MAP_ORIGIN = "https://www.openstreetmap.org";
