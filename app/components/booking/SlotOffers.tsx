import type { WindowSlot } from "#app/domain/availability.ts";
import { formatDate, windowNamed } from "#app/domain/schedule.ts";
import { formatSlot } from "#app/domain/slot-value.ts";
import "#app/styles/offers.css";

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
              {slot.timeOfDay}, {windowNamed(slot.timeOfDay).hours}
            </small>
          </span>
        </button>
      ))}
    </div>
  );
}
