import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { formatDate } from "#app/lib/dates.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import "./offers.css";

/** What every day still allows, for buttons that move a pickup by one press (rule 122). */
export const AFTER_A_MOVE =
  `You can move a pickup or change its list until ${CHANGE_UNTIL} the day before. ` +
  "After that, you can only cancel it.";

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
            <b>{formatDate(slot.date, "short")}</b>{" "}
            <small>
              {windowNamed(slot.timeOfDay).name}, {windowNamed(slot.timeOfDay).hours}
            </small>
          </span>
        </button>
      ))}
    </div>
  );
}
