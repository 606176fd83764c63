/** What a customer can still do with a booking, in words. Made on the server: the browser has no code for it. */
import type { BookingView } from "#app/booking/booking-view.ts";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import type { IconName } from "#app/ui/art/icon-name.ts";
import { words } from "./view-words.ts";

/** A link to a part of the booking's page, with what it costs. */
export type BookingAct = { part: string; icon: IconName; name: string; cost: string };

/** How a booking stands to an earlier window, for the link to its page. */
export type EarlierWords = Pick<BookingAct, "name" | "cost">;

/** @param held words of a window that is held for its customer; null: none is */
export function earlierWords(
  isWaiting: boolean,
  held: { slot: string; until: string } | null,
  sendsMail: boolean,
): EarlierWords {
  if (held) return { name: words.isOpen(held.slot), cost: words.heldUntil(held.until) };
  return isWaiting
    ? { name: words.onList, cost: sendsMail ? words.mailsWhenOpen : words.checkHere }
    : { name: words.earlier, cost: words.getOnList };
}

/** @param earlier null where the booking cannot have an earlier window */
export function bookingActs(
  { date, may, changeUntil }: BookingView,
  earlier: EarlierWords | null,
  photoCount: number,
): BookingAct[] {
  const free = changeUntil === null ? words.anyWindow : words.freeUntil(changeUntil);
  const move = date === null ? words.pickDay : words.move;
  const photos =
    photoCount === 0
      ? { name: words.addPhotos, cost: words.showPile }
      : { name: words.photos, cost: words.photoCount(photoCount, MAX_PHOTOS) };
  const acts: (BookingAct | false | null)[] = [
    may.change && { part: "move", icon: "calendar-clock", name: move, cost: free },
    may.change && earlier && { part: "earlier", icon: "sunrise", ...earlier },
    may.items && {
      ...{ part: "items", icon: "package-plus" },
      ...{ name: words.items, cost: words.itemsCost },
    },
    may.photos && { part: "photos", icon: "camera", ...photos },
    may.cancel && { part: "cancel", icon: "calendar-x", name: words.cancel, cost: words.noFee },
  ];
  return acts.filter((act): act is BookingAct => Boolean(act));
}
