import type { words as en } from "./offer-words.en.ts";

export const words: typeof en = {
  afterMove: (hour) =>
    `Puede mover una recogida o cambiar su lista hasta las ${hour} del día antes. ` +
    "Después solo puede cancelarla.",
};
