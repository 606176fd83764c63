import type { words as en } from "./window-words.en.ts";

export const words: typeof en = {
  names: { Morning: "Mañana", Afternoon: "Tarde", Evening: "Noche" },
  am: "a.m.",
  pm: "p.m.",
};
