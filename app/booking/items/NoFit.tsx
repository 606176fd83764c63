import type { ReactNode } from "react";
import { AFTER_A_MOVE, SlotOffers } from "#app/booking/move/SlotOffers.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import "#app/ui/styles/alert.css";

type NoFitProps = {
  /** "Thursday morning". */
  slot: string;
  units: number;
  /** The link to windows with enough room. */
  children: ReactNode;
};

/**
 * The list needs more room than its window has: the customer can shorten it, take another window or
 * call.
 */
export function NoFit({ slot, units, children }: NoFitProps) {
  return (
    <div className="alert" role="alert" id="nofit">
      <Icon name="circle-alert" />
      <div>
        <b>The truck doesn't have room for this on {slot}.</b>
        <p>
          {units === 1
            ? "Choose a window with room for it, or call "
            : `Choose a window with room for all ${units} items, remove something, or call `}
          <PhoneLink className="nowrap" />.
        </p>
      </div>
      <div className="alert__form">{children}</div>
    </div>
  );
}

type OfferFormProps = {
  offers: readonly WindowSlot[];
  stamp: Stamp;
  /** The list as the form's field has it. */
  draft: string;
};

/** A form with windows: a press saves the list and moves the pickup to that window. */
export function OfferForm({ offers, stamp, draft }: OfferFormProps) {
  if (offers.length === 0) return <p>No window close to that day has room for everything.</p>;
  return (
    <ChangeForm stamp={stamp} className="alert__form">
      <input type="hidden" name="draft" value={draft} />
      <SlotOffers offers={offers} />
      <p className="small">{AFTER_A_MOVE}</p>
    </ChangeForm>
  );
}
