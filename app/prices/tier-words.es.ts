import type { words as en } from "./tier-words.en.ts";

export const words: typeof en = {
  upTo: (points) => `hasta ${points} puntos`,
  moreThan: (points) => `más de ${points} puntos`,
  bar: (points, most) => `${points} puntos; la barra se llena con ${most}`,
};
