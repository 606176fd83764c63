import type { words as en } from "./structured-words.en.ts";

export const words: typeof en = {
  language: "es-US",
  service: "Recogida de muebles y cosas viejas",
  perTruck: (from, to) => `${from}-${to} por camión`,
};
