import type { Refused } from "#app/booking/words/change.ts";
import { NO_WINDOW } from "#app/desk/words/refusals.ts";
import { houstonNow } from "#app/lib/dates.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { dateRefusal } from "#app/schedule/date-refusal.ts";
import { isTimeOfDay } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import type { SlotTyped } from "./SlotFields.tsx";

/** Reads the day and the window of a form with `SlotFields`: the slot, or why there is none. */
export function readSlot(
  form: URLSearchParams,
): { typed: SlotTyped } & ({ slot: WindowSlot } | { refusal: Refused }) {
  const date = form.get("date") ?? "";
  const timeOfDay = form.get("window") ?? "";
  const typed = { date, timeOfDay, isNoRoom: false };
  const dateError = dateRefusal(date, houstonNow(now()).date);
  if (dateError !== null) {
    const refusal = { status: 422, problem: dateError, advice: "Nothing was changed." };
    return { typed: { ...typed, dateError }, refusal };
  }
  return isTimeOfDay(timeOfDay)
    ? { typed, slot: { date, timeOfDay } }
    : { typed, refusal: NO_WINDOW };
}
