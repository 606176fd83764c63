import type { words as en } from "./checkout-words.en.ts";

export const words: typeof en = {
  pickup: (order, receipt) =>
    `Recogida, pedido ${order}${receipt === null ? "" : `, recibo ${receipt}`}`,
};
