import type { CSSProperties } from "react";
import truck from "./art/truck.svg?url";
import "./styles/truck.css";

/**
 * The box truck. A meter or text beside it says how full it is.
 * @param fill how full it is, 0 to 1
 */
export function Truck({ fill }: { fill: number }) {
  return (
    <svg
      className="truck"
      viewBox="0 0 720 316"
      width="360"
      height="158"
      style={{ "--fill": fill } as CSSProperties}
      aria-hidden="true"
    >
      <use href={`${truck}#truck`} />
    </svg>
  );
}
