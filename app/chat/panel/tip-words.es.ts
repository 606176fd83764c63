import type { words as en } from "./tip-words.en.ts";

export const words: typeof en = { tip: "¡Agrego sus cosas en segundos!" };
