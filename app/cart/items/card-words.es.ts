import type { words as en } from "./card-words.en.ts";

export const words: typeof en = {
  most: "Lo más pedido",
  add: (name, price) => `Agregar ${name}, ${price}`,
  addChosen: (name) => `Agregar ${name}, según su elección`,
  which: (name) => `Opciones de ${name}`,
  takeOff: (name) => `Quitar una unidad de ${name}`,
  inCart: (count) => `, ${count} en el carrito`,
  also: (others) => `También ${others}`,
};
