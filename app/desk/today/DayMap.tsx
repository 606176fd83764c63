import type { TruckName } from "#app/schedule/trucks/truck.ts";
import { type DayMap as Drawing, MAP_WIDTH } from "./day-map.ts";
import { words } from "./words.ts";
import "#app/desk/styles/day-map.css";

/** The day's routes, each in its truck's color. The list of stops beside it says the same in words. */
export function DayMap({ height, places, routes }: Drawing<TruckName | null>) {
  return (
    <svg
      className="daymap"
      viewBox={`0 0 ${MAP_WIDTH} ${height}`}
      role="img"
      aria-label={words.map(routes.map(routeWords))}
    >
      {places.map(({ name, x, y }) => (
        <text key={name} className="daymap__place" x={x} y={y}>
          {name}
        </text>
      ))}
      {routes.map(({ truck, yard, stops }) => (
        <g key={truck?.id ?? 0} data-color={truck?.color ?? "orange"}>
          <polyline
            className="daymap__way"
            points={[yard, ...stops].map((spot) => (spot ? `${spot.x},${spot.y}` : "")).join(" ")}
          />
          {yard && (
            <rect className="daymap__yard" x={yard.x - 9} y={yard.y - 9} width="18" height="18" />
          )}
          {stops.map(({ number, x, y, isDone }) => (
            <g key={number} className={isDone ? "daymap__stop is-done" : "daymap__stop"}>
              <circle cx={x} cy={y} r="13" />
              <text x={x} y={y + 5}>
                {number}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function routeWords({ truck, stops }: Drawing<TruckName | null>["routes"][number]): string {
  return words.mapRoute(truck?.name ?? null, stops.length);
}
