import { CHANGE_HOUR } from "#app/jobs/change-deadline.ts";
import { formatDate } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { windowWithHours } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { words } from "./offer-words.ts";
import "./offers.css";

/** What every day still allows, for buttons that move a pickup by one press (rule 122). */
export const afterAMove = () => words.afterMove(hourWords(CHANGE_HOUR));

/** Open windows as buttons, each of which submits its form with that `slot`. */
export function SlotOffers({ offers }: { offers: readonly WindowSlot[] }) {
  if (offers.length === 0) return null;
  return (
    <div className="offers">
      {offers.map((slot) => (
        <button
          key={formatSlot(slot)}
          className="btn btn--line"
          type="submit"
          name="slot"
          value={formatSlot(slot)}
        >
          <span>
            <b>{formatDate(slot.date, "short")}</b> <small>{windowWithHours(slot.timeOfDay)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
