import type { words as en } from "./grid-words.en.ts";

export const words: typeof en = {
  photo: (number) => `Foto ${number}`,
  see: (number) => `Ver completa la foto ${number}`,
  removePhoto: (number) => `Quitar la foto ${number}`,
  remove: "Quitar",
};
