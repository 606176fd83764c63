/** What a customer reads when a pickup was not moved, or its list not changed (rules 122 to 126 and 140 to 146). */

import type { DraftRefusal } from "#app/jobs/item-draft.ts";
import { formatPoints } from "#app/lib/money.ts";
import { MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { Slot, SlotState } from "#app/schedule/availability.ts";
import { MAX_DAYS_AHEAD } from "#app/schedule/schedule.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { ended, type Refused, tooLate } from "./change.ts";
import { words } from "./change-words.ts";
import { words as drafts } from "./draft-words.ts";

export const noSlot = (): Refused => ({ ...words.noSlot, status: 422 });

export function moveRefusal(why: "ended" | "too-late" | "bad-date" | "same"): Refused {
  switch (why) {
    case "ended":
      return ended();
    case "too-late":
      return tooLate();
    case "bad-date":
      return { ...words.badDate(MAX_DAYS_AHEAD), status: 422 };
    case "same":
      return { ...words.sameSlot, status: 422 };
  }
}

type NoRoom = { state: Exclude<SlotState, "open">; wanted: Slot };

/** A window that cannot be had any more. @param offers how many other windows are offered */
export function moveNoRoom(
  { state, wanted }: NoRoom,
  points: number,
  offers: number,
  today: string,
): Refused {
  return {
    problem: words.noRoom.move[state](nearSlotWords(wanted, today)),
    advice: words.moveOffers(offers, formatPoints(points)),
    status: 409,
  };
}

export function itemRefusal(why: "ended" | "too-late" | "quoted" | "empty" | "same"): Refused {
  switch (why) {
    case "ended":
      return ended();
    case "too-late":
      return tooLate();
    case "quoted":
      return { ...words.quoted, status: 409 };
    case "empty":
      return { ...words.emptyList, status: 422 };
    case "same":
      return { ...words.sameList, status: 422 };
  }
}

/** The changed list has no room where it was to be picked up. */
export function itemsNoRoom({ state, wanted }: NoRoom, offers: number, today: string): Refused {
  return {
    problem: words.noRoom.items[state](nearSlotWords(wanted, today)),
    advice: words.itemOffers(offers),
    status: 409,
  };
}

/** What is wrong with a list that was sent. */
export function draftRefusal(why: DraftRefusal): Refused {
  return { ...drafts.draft(MAX_UNITS_PER_LINE, MAX_UNITS_PER_CART)[why], status: 422 };
}
