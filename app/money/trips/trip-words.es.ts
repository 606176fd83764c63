import type { words as en } from "./trip-words.en.ts";

export const words: typeof en = {
  noPlace: "¿Dónde descargaron?",
  badFee: "Escriba la tarifa en dólares, como 84.50, o déjela en blanco.",
  badTons: "Escriba las toneladas como salen en el ticket, por ejemplo 1.37, o déjelas en blanco.",
  notSaved: "El viaje todavía no está guardado.",
};
