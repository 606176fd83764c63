import type { CSSProperties } from "react";
import truck from "./art/truck.svg?url";
import "./styles/truck.css";

/**
 * The box truck.
 * @param fill how full it is, 0 to 1
 * @param decorative a meter or text beside the truck says how full it is
 */
export function Truck({
  fill,
  label = `Box truck, ${Math.round(fill * 100)}% full`,
  decorative = false,
}: {
  fill: number;
  label?: string;
  decorative?: boolean;
}) {
  return (
    <svg
      className="truck"
      viewBox="0 0 720 316"
      width="360"
      height="158"
      style={{ "--fill": fill } as CSSProperties}
      role="img"
      aria-label={label}
      aria-hidden={decorative || undefined}
    >
      <use href={`${truck}#truck`} />
    </svg>
  );
}
