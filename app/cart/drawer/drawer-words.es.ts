import type { words as en } from "./drawer-words.en.ts";

export const words: typeof en = {
  close: "Cerrar el carrito",
  title: (items) => `Su carrito, ${items}`,
  empty: "Todavía no hay nada en el camión. Toque un artículo para empezar.",
  schedule: "Elegir fecha",
  payLater: "No paga nada hasta que terminemos.",
};
