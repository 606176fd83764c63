/** Which earlier windows suit a customer (rule 150). */
import { joinWords } from "#app/lib/join-words.ts";

export const words = {
  anyDay: "any day",
  /** @param weekdays "Monday" */
  days: (weekdays: readonly string[]) =>
    joinWords(
      weekdays.map((day) => `${day}s`),
      "or",
    ),
  anyWindow: "any window",
  /** @param window "morning" */
  time: (window: string) => `${window}s`,
  times: (times: readonly string[]) => joinWords(times, "or"),
  /** @param from "Wed, Jul 22"; null: from now on */
  wish: (days: string, times: string, from: string | null) =>
    `${days}, ${times}${from ? `, from ${from}` : ""}`,
};
