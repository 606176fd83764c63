import type { CSSProperties } from "react";
import "./styles/truck.css";

/**
 * A bar that shows how full the truck is, from the cab to the door.
 * @param fill 0 to 1
 */
export function Meter({
  name,
  label,
  fill,
}: {
  /** What is measured: "Truck Fill". */
  name: string;
  /** The measure in words: "Load 1 - 1/2". */
  label: string;
  fill: number;
}) {
  return (
    <div className="meter" style={{ "--fill": fill } as CSSProperties}>
      <div className="meter__label">
        <span>{name}</span> <b>{label}</b>
      </div>
      <div
        className="meter__bar"
        role="progressbar"
        aria-label={name}
        aria-valuenow={Math.round(fill * 100)}
        aria-valuetext={label}
      />
    </div>
  );
}

/** The bar alone, as the upper edge of a docked bar that has the same information as text. */
export function MeterEdge({ fill }: { fill: number }) {
  return (
    <div className="meter" style={{ "--fill": fill } as CSSProperties} aria-hidden="true">
      <div className="meter__bar" />
    </div>
  );
}
