import type { words as en } from "./not-taken-words.en.ts";

export const words: typeof en = { title: "No podemos llevarnos" };
