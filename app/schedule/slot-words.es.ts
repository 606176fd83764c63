import type { words as en } from "./slot-words.en.ts";

/** "por la mañana"; a window of the owner's own has its own name. */
const within = (window: string) =>
  /^(?:mañana|tarde|noche)$/.test(window) ? `por la ${window}` : window;

const slot = (day: string, window: string) => `${day} ${within(window)}`;

export const words: typeof en = {
  states: {
    open: "Disponible",
    full: "Lleno",
    closed: "Cerrado",
    over: "Ya es tarde",
    "too-large": "Llámenos",
    near: "Andaremos cerca",
  },
  within,
  slot,
  shortSlot: slot,
};
