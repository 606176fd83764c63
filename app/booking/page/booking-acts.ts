/** What a customer can still do with a booking, in words. Made on the server: the browser has no code for it. */
import type { BookingView } from "#app/booking/booking-view.ts";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import type { EarlierWords } from "#app/jobs/words.ts";
import type { IconName } from "#app/ui/art/icon-name.ts";

/** A link to a part of the booking's page, with what it costs. */
export type BookingAct = { part: string; icon: IconName; name: string; cost: string };

/** @param earlier null where the booking cannot have an earlier window */
export function bookingActs(
  { date, may, changeUntil }: BookingView,
  earlier: EarlierWords | null,
  photoCount: number,
): BookingAct[] {
  const free = changeUntil === null ? "Any open window" : `Free until ${changeUntil}`;
  const move = date === null ? "Pick a day" : "Move pickup";
  const photos =
    photoCount === 0
      ? { name: "Add photos", cost: "Show the crew the pile" }
      : { name: "Photos", cost: `${photoCount} of ${MAX_PHOTOS} so far` };
  const acts: (BookingAct | false | null)[] = [
    may.change && { part: "move", icon: "calendar-clock", name: move, cost: free },
    may.change && earlier && { part: "earlier", icon: "sunrise", ...earlier },
    may.items && {
      ...{ part: "items", icon: "package-plus" },
      ...{ name: "Change items", cost: "See the new price first" },
    },
    may.photos && { part: "photos", icon: "camera", ...photos },
    may.cancel && { part: "cancel", icon: "calendar-x", name: "Cancel", cost: "No fee" },
  ];
  return acts.filter((act): act is BookingAct => Boolean(act));
}
