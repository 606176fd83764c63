/** The last part of a city's address: "Sugar Land" is sugar-land. */
export const citySlug = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
