import type { words as en } from "./method-words.en.ts";

/** After "pagado". */
export const words: typeof en = {
  cash: "en efectivo",
  zelle: "por Zelle",
  venmo: "por Venmo",
  check: "con cheque",
  card: "con tarjeta",
  transfer: "por transferencia",
};
