/** What a customer reads when a pickup was not moved, or its list not changed (rules 122 to 126 and 140 to 146). */

import type { DraftRefusal } from "#app/jobs/item-draft.ts";
import { formatPoints } from "#app/lib/money.ts";
import { MAX_UNITS_PER_CART, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { Slot, SlotState } from "#app/schedule/availability.ts";
import { MAX_DAYS_AHEAD } from "#app/schedule/schedule.ts";
import { NO_ROOM, nearSlotWords } from "#app/schedule/words.ts";
import { ENDED, type Refused, TOO_LATE } from "./change.ts";

const CHOOSE = "Nothing was changed. Choose one of the open windows below.";

export const NO_SLOT: Refused = {
  problem: "No window was chosen.",
  advice: CHOOSE,
  status: 422,
};

export const MOVE_REFUSALS: Record<"ended" | "too-late" | "bad-date" | "same", Refused> = {
  ended: { ...ENDED, status: 409 },
  "too-late": { ...TOO_LATE, status: 409 },
  "bad-date": {
    problem: `That day can't be booked. Pick one from today to ${MAX_DAYS_AHEAD} days ahead.`,
    advice: CHOOSE,
    status: 422,
  },
  same: {
    problem: "That's the window you already have.",
    advice: CHOOSE,
    status: 422,
  },
};

type NoRoom = { state: Exclude<SlotState, "open">; wanted: Slot };

/** A window that cannot be had any more. @param offers how many other windows are offered */
export function moveNoRoom(
  { state, wanted }: NoRoom,
  points: number,
  offers: number,
  today: string,
): Refused {
  const load = `your ${formatPoints(points)} points`;
  return {
    problem: NO_ROOM.move[state](nearSlotWords(wanted, today)),
    advice:
      offers === 0
        ? "Nothing was changed. Call us and we'll find a day for you."
        : offers === 1
          ? `Nothing was changed. This window has room for ${load}:`
          : `Nothing was changed. These windows have room for ${load}:`,
    status: 409,
  };
}

export const ITEM_REFUSALS: Record<"ended" | "too-late" | "quoted" | "empty" | "same", Refused> = {
  ended: { ...ENDED, status: 409 },
  "too-late": { ...TOO_LATE, status: 409 },
  quoted: {
    problem: "We quoted your price for what you showed us.",
    advice: "Nothing was changed. Call us, and we'll change the list and the price with you.",
    status: 409,
  },
  empty: {
    problem: "Your list would be empty.",
    advice: "Nothing was changed. Leave one item on the list, or cancel the pickup.",
    status: 422,
  },
  same: {
    problem: "That's the list you already booked.",
    advice: "Nothing was changed.",
    status: 422,
  },
};

/** The changed list has no room where it was to be picked up. */
export function itemsNoRoom({ state, wanted }: NoRoom, offers: number, today: string): Refused {
  const slot = nearSlotWords(wanted, today);
  return {
    problem: NO_ROOM.items[state](slot),
    advice:
      offers === 0
        ? "Nothing was changed, and your list is still here. Remove something, or call us."
        : "Nothing was changed, and your list is still here. Remove something, or choose a window with room for it:",
    status: 409,
  };
}

const UNTOUCHED = "Nothing was changed. Check the list below and send it again.";

/** What is wrong with a list that was sent. */
export const DRAFT_REFUSALS: Record<DraftRefusal, Refused> = {
  unreadable: {
    problem: "We couldn't read the whole list.",
    advice: UNTOUCHED,
    status: 422,
  },
  unknown: {
    problem: "Some items aren't on our price list.",
    advice: `We left them out. ${UNTOUCHED}`,
    status: 422,
  },
  gone: {
    problem: "One of the items is no longer on our price list, so you can't add more of it.",
    advice: "What you booked stays booked. Call us if you have more.",
    status: 422,
  },
  line: {
    problem: `One online booking holds up to ${MAX_UNITS_PER_LINE} of one item.`,
    advice: "Nothing was changed. Call us if you have more.",
    status: 422,
  },
  cart: {
    problem: `One online booking holds up to ${MAX_UNITS_PER_CART} items.`,
    advice: "Nothing was changed. Call us and we'll plan the trucks together.",
    status: 422,
  },
};
