/**
 * Dates and time windows of a pickup (rules 50 to 53). Days are Houston's days (lib/dates.ts).
 */
import { addDays, formatDate, houstonNow } from "#app/lib/dates.ts";

export const MAX_DAYS_AHEAD = 180;

export const WINDOWS = [
  { name: "Morning", startHour: 7, endHour: 12, hours: "7:00 AM – 12:00 PM", icon: "sunrise" },
  { name: "Afternoon", startHour: 12, endHour: 17, hours: "12:00 PM – 5:00 PM", icon: "sun" },
  { name: "Evening", startHour: 17, endHour: 21, hours: "5:00 PM – 9:00 PM", icon: "sunset" },
] as const;

export type TimeWindow = (typeof WINDOWS)[number];
export type TimeOfDay = TimeWindow["name"];
/** In the order of the day. Marked as pure, so that a page's scripts without a use for them leave them out. */
export const WINDOW_NAMES = /* @__PURE__ */ WINDOWS.map(({ name }) => name);

export type DateOption = { label: string; dateFormatted: string; value: string };

/** The days from today to the last that can be booked, both included. */
export function bookableDays(now: Date): { from: string; to: string } {
  const from = houstonNow(now).date;
  return { from, to: addDays(from, MAX_DAYS_AHEAD) };
}

/** Six quick choices: Today, Tomorrow, Day After, then the next three weekday names. */
export function dateOptions(today: string): DateOption[] {
  return [0, 1, 2, 3, 4, 5].map((days) => {
    const value = addDays(today, days);
    const named = ["Today", "Tomorrow", "Day After"][days];
    return named
      ? { label: named, dateFormatted: formatDate(value, "short"), value }
      : {
          label: formatDate(value, "weekday"),
          dateFormatted: formatDate(value, "monthDay"),
          value,
        };
  });
}

/** True when a window of that day has ended in Houston. */
export function hasWindowEnded(
  date: string,
  timeOfDay: TimeOfDay,
  now: { date: string; hour: number },
): boolean {
  return date === now.date && now.hour >= windowNamed(timeOfDay).endHour;
}

export function windowNamed(timeOfDay: TimeOfDay): TimeWindow {
  return WINDOWS.find(({ name }) => name === timeOfDay) as TimeWindow;
}

export function isTimeOfDay(text: string): text is TimeOfDay {
  return WINDOWS.some(({ name }) => name === text);
}
