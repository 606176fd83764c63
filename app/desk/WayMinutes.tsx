import { words } from "./words/desk-words.ts";

/** So long a drive may be, as the form offers it. */
const MINUTES = [10, 15, 20, 30, 45, 60, 90];

/** How long the truck takes, for the text to the customer; it need not be said. @param name of the customer */
export function WayMinutes({ name }: { name: string }) {
  return (
    <select className="input" name="minutes" aria-label={words.minutesUntil(name)}>
      <option value="">{words.minutes}</option>
      {MINUTES.map((minutes) => (
        <option key={minutes} value={minutes}>
          {words.minutesOf(minutes)}
        </option>
      ))}
    </select>
  );
}
