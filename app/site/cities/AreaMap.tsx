import base from "#app/ui/art/map-houston.svg?url";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { MAP_CITIES } from "./map-cities.ts";
import { AREA_REACH, boxOf, isHome, type MapPoint, markedName, meet, nameOf } from "./map-names.ts";
import { words } from "./map-words.ts";
import "./map.css";

/**
 * The served area with its cities: Houston's over a drawing that is loaded lazily. The city `active` is
 * marked with a pin, and names that would overlap its name are left out. A list of all names is
 * always beside the map.
 */
export function AreaMap({
  points: own,
  active,
  cityHref,
}: {
  /** The cities of the owner's own area, the home city first (own-map.ts); null: Houston's. */
  points: readonly MapPoint[] | null;
  /** The slug of the marked city. */
  active?: string;
  /** The address of a city's link; without it the map is a picture. */
  cityHref?: (slug: string) => string;
}) {
  const { city } = useBusiness();
  const points: readonly MapPoint[] = own ?? MAP_CITIES;
  const marked = points.find(({ slug }) => slug === active);
  return (
    <div className="map-stack">
      {!own && <img src={base} width="500" height="425" loading="lazy" decoding="async" alt="" />}
      <svg
        className="map"
        viewBox="40 20 1000 850"
        width="500"
        height="425"
        role={cityHref ? "group" : "img"}
        aria-label={
          marked ? words.mapOf(city, points.length, marked.name) : words.map(city, points.length)
        }
      >
        {own ? (
          <circle className="map__area" cx={own[0]?.x} cy={own[0]?.y} r={AREA_REACH} />
        ) : (
          <text className="map__water" textAnchor="middle">
            <tspan x="985" y="690">
              {words.bay[0]}
            </tspan>
            <tspan x="985" y="714">
              {words.bay[1]}
            </tspan>
          </text>
        )}
        {points.map((point) => {
          const isActive = point === marked;
          const hasRoom =
            point.anchor !== "" &&
            !(marked && meet(boxOf(nameOf(point)), boxOf(markedName(marked))));
          const body = (
            <City
              key={point.slug}
              point={point}
              isActive={isActive}
              isNamed={isActive || hasRoom}
            />
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

type CityProps = { point: MapPoint; isActive: boolean; isNamed: boolean };

function City({ point, isActive, isNamed }: CityProps) {
  const { slug, x, y } = point;
  const { size: _, ...name } = isActive ? markedName(point) : nameOf(point);
  return (
    <g className={isActive ? "is-active" : point.mark} data-city={slug}>
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
        <circle className="map__dot" cx={x} cy={y} r={isHome(point) ? 10 : 7.5} />
      )}
      {isNamed && (
        <text x={name.x} y={name.y} textAnchor={name.textAnchor}>
          {name.text}
        </text>
      )}
    </g>
  );
}
