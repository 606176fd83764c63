import { Icon } from "#app/components/Icon.tsx";
import { PhoneLink } from "#app/components/PhoneLink.tsx";
import type { WindowSlot } from "#app/domain/availability.ts";
import { formatPoints } from "#app/domain/money.ts";
import type { Fit } from "#app/domain/window-room.ts";
import { ChangeForm, type Stamp } from "./ChangeForm.tsx";
import { SlotOffers } from "./SlotOffers.tsx";
import "#app/styles/alert.css";

type NoFitProps = {
  fit: Fit;
  /** "Thursday morning". */
  slot: string;
  /** Units on the list. */
  units: number;
  /** Windows that fit the list as it is now; null where the server was not asked about it yet. */
  offers: readonly WindowSlot[] | null;
  stamp: Stamp;
  /** The list as a form carries it. */
  draft: string;
};

/** The list needs more room than its window has: less of it, another window, or a call. */
export function NoFit({ fit, slot, units, offers, stamp, draft }: NoFitProps) {
  return (
    <div className="alert" role="alert" id="nofit">
      <Icon name="circle-alert" />
      <div>
        <b>The truck has no room for this on {slot}.</b>
        <p>
          {offers?.length === 0
            ? `Take ${formatPoints(fit.over)} points off the list. No window near it fits all of it: call `
            : `Choose a window that fits all ${units} items, or take ${formatPoints(fit.over)} points off the list. Or call `}
          <PhoneLink className="nowrap" />.
        </p>
      </div>
      {offers === null ? (
        <div className="alert__form">
          <button className="btn btn--line" type="submit" form="draft" name="windows" value="show">
            Show windows that fit
          </button>
        </div>
      ) : (
        <ChangeForm stamp={stamp} className="alert__form">
          <input type="hidden" name="draft" value={draft} />
          <SlotOffers offers={offers} />
        </ChangeForm>
      )}
    </div>
  );
}
