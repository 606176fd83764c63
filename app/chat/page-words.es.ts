import type { words as en } from "./page-words.en.ts";

export const words: typeof en = {
  title: "Chatee con Your Junk Buddy",
  description: "Díganos con sus palabras qué tiene y vea al instante el precio de la recogida.",
  heading: "Díganos qué se va",
};
