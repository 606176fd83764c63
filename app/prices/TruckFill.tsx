import { Meter } from "#app/ui/Meter.tsx";
import { Trucks } from "#app/ui/Trucks.tsx";
import { truckFillLabel, truckLoads, truckMeasure } from "./truck.ts";

/**
 * The trucks that so many points fill, the Truck Fill label and bar (rules 20 and 21), and how many
 * trucks that is in plain words (rule 365).
 * @param isStrip one low row, beside a list
 */
export function TruckFill({ volume, isStrip = false }: { volume: number; isStrip?: boolean }) {
  const { full, part } = truckLoads(volume);
  const words = truckMeasure(volume);
  return (
    <div className={isStrip ? "truck-fill truck-fill--strip" : "truck-fill"}>
      <Trucks full={full} part={part} />
      <Meter name="Truck Fill" label={truckFillLabel(volume)} fill={part} />
      {words && <p className="truck-fill__words">{words}</p>}
    </div>
  );
}
