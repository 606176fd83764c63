import type { TruckColor } from "#app/schedule/trucks/truck-color.ts";

/** A truck's color, always beside its name. */
export function TruckDot({ color }: { color: TruckColor }) {
  return <span className="truckdot" data-color={color} aria-hidden="true" />;
}
