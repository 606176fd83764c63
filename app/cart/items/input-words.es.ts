import type { words as en } from "./input-words.en.ts";

export const words: typeof en = { example: "Busque sofá, refrigerador, caminadora" };
