import type { Fit } from "#app/schedule/window-room.ts";
import { words } from "./words.ts";

/**
 * Whether the list fits the booked window, but not how much room is left (rule 146).
 * @param slot "Thursday morning"
 */
export function FitMeter({ fit, slot }: { fit: Fit; slot: string }) {
  return (
    <p className={fit.fits ? "fit" : "fit fit--over"}>
      {fit.fits ? words.fits(slot) : words.noRoomOn(slot)}
    </p>
  );
}
