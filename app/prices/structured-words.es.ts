import type { words as en } from "./structured-words.en.ts";

export const words: typeof en = {
  service: "Recogida de muebles y cosas viejas",
  perTruck: (from, to) => `${from}-${to} por camión`,
};
