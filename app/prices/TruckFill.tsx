import { Meter } from "#app/ui/Meter.tsx";
import { Trucks } from "#app/ui/Trucks.tsx";
import { truckFillLabel, truckLoads, truckMeasure } from "./truck.ts";
import { words } from "./words.ts";

/**
 * The trucks that so many points fill, the Truck Fill label and bar (rules 20 and 21), and how many
 * trucks that is in plain words (rule 365).
 */
export function TruckFill({ volume }: { volume: number }) {
  const loads = truckLoads(volume);
  return (
    <div className="truck-fill">
      <Trucks {...loads} />
      <Meter name={words.truckFill} label={truckFillLabel(volume)} fill={loads.part} />
      <p className="truck-fill__words">{truckMeasure(volume)}</p>
    </div>
  );
}
