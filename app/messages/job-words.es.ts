import { words as slots } from "#app/schedule/slot-words.es.ts";
import type { words as en } from "./job-words.en.ts";

export const words: typeof en = {
  visit: (day, order) => `Día ${day} de su recogida ${order}`,
  onSite: (total) => `${total} (el equipo le da el precio en su casa)`,
  each: (price) => `${price} cada uno`,
  when: (day, { window, hours }) => `${slots.slot(day, window)}, ${hours}`,
};
