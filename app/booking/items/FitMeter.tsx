import type { Fit } from "#app/schedule/window-room.ts";

/**
 * Whether the list fits the booked window, but not how much room is left (rule 146).
 * @param slot "Thursday morning"
 */
export function FitMeter({ fit, slot }: { fit: Fit; slot: string }) {
  return (
    <p className={fit.fits ? "fit" : "fit fit--over"}>
      {fit.fits ? `It fits ${slot}` : `No room on ${slot}`}
    </p>
  );
}
