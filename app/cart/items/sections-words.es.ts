import type { words as en } from "./sections-words.en.ts";

export const words: typeof en = {
  none: "No encontramos ese artículo. Pruebe con una palabra más corta o agregue un ",
  custom: "trabajo especial",
};
