import type { words as en } from "./wait-words.en.ts";

export const words: typeof en = {
  seconds: (count) => (count === 1 ? "1 segundo" : `${count} segundos`),
  minutes: (count) => `${count} minutos`,
};
