import type { words as en } from "./launcher-words.en.ts";

export const words: typeof en = { open: "Chatear con Your Junk Buddy" };
