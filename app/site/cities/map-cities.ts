import named from "#app/ui/art/city-points.json";

/** The cities on the map, in the order of the site's list; "Sugar Land" is sugar-land in addresses. */
export const MAP_CITIES = named.map((point) => ({
  ...point,
  slug: point.name.toLowerCase().replaceAll(" ", "-"),
}));
