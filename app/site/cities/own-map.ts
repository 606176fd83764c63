/** The map of an area that the owner has set: the places of its cities, and names where they have room. */
import type { Area } from "#app/schedule/area/area.server.ts";
import { milesBetween } from "#app/schedule/area/service-area.ts";
import { AREA_REACH, type Box, boxOf, isHome, type MapPoint, meet, nameOf } from "./map-names.ts";

/** The middle of the map, where the home city lies. */
const MIDDLE = { x: 540, y: 445 };
const EDGES = { left: 45, right: 1035, top: 25, bottom: 865 };
/** A name stands beside its city, or above or below it: how far, and from which end. */
const SPOTS = [
  { x: 15, y: 6, anchor: "start" },
  { x: -15, y: 6, anchor: "end" },
  { x: 0, y: -15, anchor: "middle" },
  { x: 0, y: 29, anchor: "middle" },
];
/** Names are so much larger on a phone (map.css), where as few have room. */
const PHONE = { scale: 1.67, most: 6 };

/** Null: the map of Houston is shown. @param area its cities the home city first */
export function ownMap({ home, cities, isOwn }: Area): MapPoint[] | null {
  if (!isOwn) return null;
  const perMile = AREA_REACH / home.radiusMiles;
  const places = cities.map(({ slug, name, latitude, longitude }) => {
    const north = milesBetween(home, { ...home, latitude }) * Math.sign(latitude - home.latitude);
    const east = milesBetween(home, { ...home, longitude }) * Math.sign(longitude - home.longitude);
    const mark = name === home.city ? { mark: "is-home" as const } : {};
    const [x, y] = [MIDDLE.x + east * perMile, MIDDLE.y - north * perMile].map(Math.round);
    return { slug, name, x: x ?? 0, y: y ?? 0, ...mark };
  });
  const taken: Box[] = places.map(({ x, y }) => dotBox(x, y));
  const points = places.map((place) => named(place, taken));
  return markEdges(points);
}

function dotBox(x: number, y: number): Box {
  return { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 };
}

/** The city with its name where it has room, which is then taken. */
function named(place: Omit<MapPoint, "labelX" | "labelY" | "anchor">, taken: Box[]): MapPoint {
  for (const { x, y, anchor } of SPOTS) {
    const point = { ...place, labelX: place.x + x, labelY: place.y + y, anchor };
    const box = boxOf(nameOf(point));
    const isInside =
      box.left > EDGES.left &&
      box.right < EDGES.right &&
      box.top > EDGES.top &&
      box.bottom < EDGES.bottom;
    if (!isInside || taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    return point;
  }
  return { ...place, labelX: place.x, labelY: place.y, anchor: "" };
}

/** Marks the outermost cities whose large names stay clear of each other on a phone. */
function markEdges(points: readonly MapPoint[]): MapPoint[] {
  const large = (point: MapPoint) => {
    const name = nameOf(point);
    return boxOf({ ...name, size: name.size * PHONE.scale });
  };
  const taken = points.filter(isHome).map(large);
  const marked = new Set<string>();
  for (const point of points.toReversed()) {
    if (marked.size === PHONE.most || point.anchor === "" || point.mark) continue;
    const box = large(point);
    const isInside = box.left > EDGES.left && box.right < EDGES.right;
    if (!isInside || taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    marked.add(point.slug);
  }
  return points.map((point) => (marked.has(point.slug) ? { ...point, mark: "is-edge" } : point));
}
