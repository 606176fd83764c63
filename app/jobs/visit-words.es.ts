import { joinWords } from "#app/lib/join-words.ts";
import type { words as en } from "./visit-words.en.ts";

export const words: typeof en = {
  dayOf: (day, last) => `Día ${day} de ${last}`,
  dayOfOrder: (day, order) => `Día ${day} de ${order}`,
  openDays: (days) => {
    const all = joinWords(days, "y");
    return days.length === 1
      ? `Todavía está pendiente el día ${all}.`
      : `Todavía están pendientes los días ${all}.`;
  },
};
