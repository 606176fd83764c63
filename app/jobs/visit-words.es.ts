import type { words as en } from "./visit-words.en.ts";

export const words: typeof en = {
  dayOf: (day, last) => `Día ${day} de ${last}`,
  dayOfOrder: (day, order) => `Día ${day} de ${order}`,
};
