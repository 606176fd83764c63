/** Where the names on the map stand, and which of them would overlap. Lengths are in the map's units. */

/** A city on the map. */
export type MapPoint = {
  slug: string;
  name: string;
  x: number;
  y: number;
  labelX: number;
  labelY: number;
  /** "start", "middle" or "end"; "": its name has no room. */
  anchor: string;
  /** Of the owner's own area: the home city, or one that is named on a phone too. */
  mark?: "is-home" | "is-edge";
};

/** How far the owner's own area reaches on the map. */
export const AREA_REACH = 390;

/** A name on the map: its place and letter size (map.css). */
export type MapName = {
  text: string;
  x: number;
  y: number;
  textAnchor: "start" | "middle" | "end";
  size: number;
};

export function isHome({ slug, mark }: Pick<MapPoint, "slug" | "mark">): boolean {
  return slug === "houston" || mark === "is-home";
}

export function nameOf(point: MapPoint): MapName {
  const { name, labelX, labelY, anchor } = point;
  const textAnchor = anchor as MapName["textAnchor"];
  return { text: name, x: labelX, y: labelY, textAnchor, size: isHome(point) ? 27 : 21 };
}

/** The name of the marked city, below its pin. */
export function markedName({ name, x, y }: MapPoint): MapName {
  return { text: name, x, y: y + 36, textAnchor: "middle", size: 27 };
}

/** The area that a name covers: a letter is on average 0.56 times as wide as it is high. */
export function boxOf({ text, x, y, textAnchor, size }: MapName) {
  const width = text.length * size * 0.56;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}

export type Box = ReturnType<typeof boxOf>;

export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
