import type { ReactNode } from "react";
import { afterAMove, SlotOffers } from "#app/booking/move/SlotOffers.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { words } from "./words.ts";
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
        <b>{words.noRoom(slot)}</b>
        <p>
          {words.noRoomAdvice(units)}
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
  if (offers.length === 0) return <p>{words.noneClose}</p>;
  return (
    <ChangeForm stamp={stamp} className="alert__form">
      <input type="hidden" name="draft" value={draft} />
      <SlotOffers offers={offers} />
      <p className="small">{afterAMove()}</p>
    </ChangeForm>
  );
}
