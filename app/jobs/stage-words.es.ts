import type { words as en } from "./stage-words.en.ts";

export const words: typeof en = {
  booked: "Reservado",
  "on-the-way": "En camino",
  done: "Hecho",
  cancelled: "Cancelado",
};
