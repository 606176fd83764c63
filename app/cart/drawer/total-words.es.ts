import type { words as en } from "./total-words.en.ts";

export const words: typeof en = {
  total: "Total",
  before: "Antes del descuento: ",
  attached: (percent) => `Ya tiene un descuento de ${percent}%.`,
};
