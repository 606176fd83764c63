import type { words as en } from "./dates-words.en.ts";

export const words: typeof en = {
  dates: "es-US",
  published: "Publicado el",
  updated: "Actualizado el",
  minutes: (count) => `${count} min de lectura`,
};
