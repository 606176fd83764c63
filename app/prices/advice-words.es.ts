import { joinWords } from "#app/lib/join-words.ts";
import { spanishAnd } from "#app/lib/spanish.ts";
import type { words as en } from "./advice-words.en.ts";

export const words: typeof en = {
  without: (name, isOnly, price, less) =>
    `Si quita ${isOnly ? `“${name}”` : `una unidad de “${name}”`}, paga ${price}: ${less} menos.`,
  asSet: (name, price, less) =>
    `Con “${name}” en lugar de las piezas sueltas, paga ${price}: ${less} menos.`,
  asLoad: (name, price, less) =>
    `Con “${name}” en lugar de artículos sueltos, paga ${price}: ${less} menos.`,
  with: (names, price, less) => `Si agrega ${names}, paga ${price}: ${less} menos.`,
  freePoints: (points, names) =>
    `Puede agregar ${points} puntos sin costo adicional. Por ejemplo: ${names}.`,
  freeSum: (sum, names) =>
    `Puede agregar ${sum} en artículos sin costo adicional. Por ejemplo: ${names}.`,
  free: (names) => `Puede agregar más sin costo adicional. Por ejemplo: ${names}.`,
  names: (all) => joinWords(all, spanishAnd(all.at(-1) ?? "")),
  remove: "Quitar",
  set: "Usar el juego",
  load: "Usar la carga",
  addOne: "Agregar",
  addBoth: "Agregar los dos",
};
