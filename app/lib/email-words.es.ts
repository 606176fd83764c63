import type { words as en } from "./email-words.en.ts";

export const words: typeof en = {
  didYouMean: (email, button) =>
    `¿Quiso decir ${email}? Si el suyo está bien, toque ${button} otra vez.`,
};
