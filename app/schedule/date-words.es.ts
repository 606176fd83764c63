import type { words as en } from "./date-words.en.ts";

export const words: typeof en = {
  choose: "Elija un día del calendario.",
  passed: "Ese día ya pasó. Elija hoy o un día después.",
  tooFar: (days) => `Reservamos hasta con ${days} días de anticipación. Elija un día antes.`,
};
