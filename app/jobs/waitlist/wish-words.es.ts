import { joinWords } from "#app/lib/join-words.ts";
import type { words as en } from "./wish-words.en.ts";

const plural = (day: string) => (day.endsWith("s") ? day : `${day}s`);

export const words: typeof en = {
  anyDay: "cualquier día",
  days: (weekdays) => `los ${joinWords(weekdays.map(plural), "o")}`,
  anyWindow: "a cualquier hora",
  time: (window) => `por la ${window}`,
  times: (times) => joinWords(times, "o"),
  wish: (days, times, from) => `${days}, ${times}${from ? `, desde el ${from}` : ""}`,
};
