import type { words as en } from "./not-found-words.en.ts";

export const words: typeof en = { description: "No encontramos esta página." };
