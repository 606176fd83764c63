import { BOOKING_FIELDS, type BookingValues } from "#app/booking/booking.ts";
import { read, write } from "#app/ui/browser-memory.ts";

/** With it, so that the form loads one file for both. */
export { watchPlace } from "./watch-place.ts";

const DRAFT = "junkbuddy.booking-draft";
const BOOKED = "junkbuddy.booked";

/** What was typed, and the key of a form that was posted and whose answer may have been lost. */
type Draft = Partial<BookingValues & { bookingKey: string }>;
type Setters = Record<"setDate" | "setTimeOfDay" | "setBookingKey", (value: string) => void>;

/**
 * Keeps what is typed into the booking form in this tab until it is booked (rule 261).
 * @param isAnswered the server has filled the form in: the draft is then what the form has
 * @returns ends it, with a last look at the form
 */
export function keepDraft(form: HTMLFormElement, isAnswered: boolean, set: Setters): () => void {
  const draft = isAnswered ? {} : readDraft();
  restore(form, draft, set);
  let isPosted = isAnswered || Boolean(draft.bookingKey);
  const save = ({ type }: { type: string }) => {
    isPosted ||= type === "submit";
    const { bookingKey, ...typed } = draftOf(form);
    writeDraft(isPosted ? { ...typed, bookingKey } : typed);
  };
  const events = ["input", "submit"] as const;
  for (const event of events) form.addEventListener(event, save);
  addEventListener("pagehide", save);
  return () => {
    save({ type: "" });
    for (const event of events) form.removeEventListener(event, save);
    removeEventListener("pagehide", save);
  };
}

/** Fills in what is still as the server rendered it; what the browser or the visitor put in stays. */
function restore(form: HTMLFormElement, draft: Draft, set: Setters): void {
  const shown = draftOf(form);
  if (draft.date && !shown.date) set.setDate(draft.date);
  if (draft.timeOfDay && !shown.timeOfDay) set.setTimeOfDay(draft.timeOfDay);
  if (draft.bookingKey) set.setBookingKey(draft.bookingKey);
  for (const name of [...BOOKING_FIELDS, "texts"] as const) {
    const field = form.querySelector<HTMLInputElement>(`#${name}:is(input, select, textarea)`);
    if (!field || !draft[name]) continue;
    if (field.type === "checkbox") field.checked = true;
    else if (field.value === (field.defaultValue ?? "")) field.value = draft[name];
  }
}

function draftOf(form: HTMLFormElement): BookingValues & { bookingKey: string } {
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return { ...typed, date: typed.customDate || typed.date } as ReturnType<typeof draftOf>;
}

/** Forgets the draft once it is booked: on the confirmation after a post, or of another order than before. */
export function forgetDraft(orderNumber: string): void {
  const isBooked = readDraft().bookingKey || read("sessionStorage", BOOKED) !== orderNumber;
  if (isBooked) writeDraft(null);
  write("sessionStorage", BOOKED, orderNumber);
}

function readDraft(): Draft {
  try {
    return Object(JSON.parse(read("sessionStorage", DRAFT) || "{}"));
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft | null): void {
  write("sessionStorage", DRAFT, draft ? JSON.stringify(draft) : "");
}
