import points from "#app/art/city-points.json";
import base from "#app/art/map-houston.svg?url";
import "#app/styles/map.css";

/** The area with its cities, over a drawing that comes when it is near the screen; `active` is marked with a pin. Always beside a list of their names. */
export function HoustonMap({
  active,
  cityHref,
}: {
  /** The slug of the city that is marked. */
  active?: string;
  /** Where a city's point leads; without it the map is a picture. */
  cityHref?: (slug: string) => string;
}) {
  const marked = points.find(({ slug }) => slug === active)?.name;
  return (
    <div className="map-stack">
      <img src={base} width="1000" height="850" loading="lazy" decoding="async" alt="" />
      <svg
        className="map"
        viewBox="40 20 1000 850"
        role={cityHref ? "group" : "img"}
        aria-label={`Map of the Houston area with the ${points.length} cities we serve${marked ? `, ${marked} marked` : ""}`}
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
          const body = <City key={point.slug} {...point} isActive={point.slug === active} />;
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

function City({
  slug,
  name,
  x,
  y,
  labelX,
  labelY,
  anchor,
  isActive,
}: Point & { isActive: boolean }) {
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
      <text
        x={isActive ? x : labelX}
        y={isActive ? y + 36 : labelY}
        textAnchor={isActive ? "middle" : (anchor as "start" | "middle" | "end")}
      >
        {name}
      </text>
    </g>
  );
}
