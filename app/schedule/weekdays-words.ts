// Apart from words.ts: of the scripts, the desk's alone have it.
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "every day", "Mon to Sat" or "Mon, Wed, Fri". @param weekdays 0 (Sunday) to 6, in order */
export function weekdaysWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => WEEKDAYS[day] ?? "");
  if (names.length === WEEKDAYS.length) return "every day";
  const [first = 0, last = 0] = [weekdays[0], weekdays.at(-1)];
  const isRow = names.length > 2 && last - first === names.length - 1;
  return isRow ? `${names[0]} to ${names.at(-1)}` : names.join(", ");
}
