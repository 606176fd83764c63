import { words as shown } from "#app/booking/words/price-words.es.ts";
import { words as consent } from "#app/jobs/money/consent-words.es.ts";
import type { words as en } from "./handed-words.en.ts";

export const words: typeof en = {
  consent,
  shown,
  none: "No hay un precio nuevo",
  handBack: "Por favor, devuelva el teléfono al equipo.",
};
