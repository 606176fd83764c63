import type { words as en } from "./lines-words.en.ts";

export const words: typeof en = {
  remove: "Quitar",
  removeAll: (name) => `Quitar ${name}`,
  removeOne: (name) => `Quitar una unidad de ${name}`,
  addOne: (name) => `Agregar otra unidad de ${name}`,
  quantity: "Cantidad: ",
  share: "Compartir",
  thisList: " esta lista",
};
