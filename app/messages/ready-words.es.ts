import type { words as en } from "./ready-words.en.ts";

/** In the signs that every phone's short alphabet has: without á, í, ó and ú. */
export const words: typeof en = {
  onMyWay: (name, sender) => `Hola ${name}, somos de ${sender}. Ya vamos en camino.`,
  leftToPay: (sender, sum, order, link) =>
    `${sender}: ¡gracias! Quedan por pagar ${sum} del pedido ${order}. Con tarjeta: ${link}`,
  newPrice: (sender, order, link) =>
    `${sender}: hay un nuevo precio para el pedido ${order}. Véalo y responda en: ${link}`,
};
