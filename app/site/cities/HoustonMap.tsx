import base from "#app/ui/art/map-houston.svg?url";
import { MAP_CITIES as points } from "./map-cities.ts";
import "./map.css";

/**
 * The served area with its cities, over a drawing that is loaded lazily. The city `active` is
 * marked with a pin, and names that would overlap its name are left out. A list of all names is
 * always beside the map.
 */
export function HoustonMap({
  active,
  cityHref,
}: {
  /** The slug of the marked city. */
  active?: string;
  /** The address of a city's link; without it the map is a picture. */
  cityHref?: (slug: string) => string;
}) {
  const marked = points.find(({ slug }) => slug === active);
  return (
    <div className="map-stack">
      <img src={base} width="500" height="425" loading="lazy" decoding="async" alt="" />
      <svg
        className="map"
        viewBox="40 20 1000 850"
        width="500"
        height="425"
        role={cityHref ? "group" : "img"}
        aria-label={
          `Map of the Houston area with the ${points.length} cities ` +
          `we serve${marked ? `, ${marked.name} marked` : ""}`
        }
      >
        <text className="map__water" textAnchor="middle">
          <tspan x="985" y="690">
            Galveston
          </tspan>
          <tspan x="985" y="714">
            Bay
          </tspan>
        </text>
        {points.map((point) => {
          const isActive = point === marked;
          const isNamed =
            isActive || !marked || !meet(boxOf(nameOf(point)), boxOf(markedName(marked)));
          const body = (
            <City key={point.slug} point={point} isActive={isActive} isNamed={isNamed} />
          );
          return cityHref ? (
            <a key={point.slug} href={cityHref(point.slug)} aria-label={point.name}>
              {body}
            </a>
          ) : (
            body
          );
        })}
      </svg>
    </div>
  );
}

type Point = (typeof points)[number];

function City({ point, isActive, isNamed }: { point: Point; isActive: boolean; isNamed: boolean }) {
  const { slug, x, y } = point;
  const { size: _, ...name } = isActive ? markedName(point) : nameOf(point);
  return (
    <g className={isActive ? "is-active" : undefined} data-city={slug}>
      <circle className="map__hit" cx={x} cy={y} r="26" />
      {isActive ? (
        <>
          <circle className="map__halo" cx={x} cy={y} r="26" />
          <path
            className="map__pin"
            d={`M${x} ${y + 4}c-20-26-24-34-24-46a24 24 0 0 1 48 0c0 12-4 20-24 46z`}
          />
          <circle className="map__eye" cx={x} cy={y - 42} r="9" />
        </>
      ) : (
        <circle className="map__dot" cx={x} cy={y} r={slug === "houston" ? 10 : 7.5} />
      )}
      {isNamed && (
        <text x={name.x} y={name.y} textAnchor={name.textAnchor}>
          {name.text}
        </text>
      )}
    </g>
  );
}

/** A name on the map: its place and letter size (map.css), in the map's units. */
type Name = {
  text: string;
  x: number;
  y: number;
  textAnchor: "start" | "middle" | "end";
  size: number;
};

function nameOf({ slug, name, labelX, labelY, anchor }: Point): Name {
  const textAnchor = anchor as Name["textAnchor"];
  return { text: name, x: labelX, y: labelY, textAnchor, size: slug === "houston" ? 27 : 21 };
}

/** The name of the marked city, below its pin. */
function markedName({ name, x, y }: Point): Name {
  return { text: name, x, y: y + 36, textAnchor: "middle", size: 27 };
}

/** The area that a name covers: a letter is on average 0.56 times as wide as it is high. */
function boxOf({ text, x, y, textAnchor, size }: Name) {
  const width = text.length * size * 0.56;
  const left = { start: x, middle: x - width / 2, end: x - width }[textAnchor];
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}

type Box = ReturnType<typeof boxOf>;

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
