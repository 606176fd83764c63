import type { words as en } from "./served-words.en.ts";

export const words: typeof en = {
  look: { day: "Ver los horarios de ese día", zip: "Ver los horarios cerca de usted" },
  only: (window) => `Solo ${window}`,
  not: (windows) => `No ${windows.join(" ni ")}`,
  beforeAndAfter: (caption) => `Antes y después: ${caption}`,
  farFromYou: "Esos días no andamos cerca de su código postal. Elija cualquier horario disponible.",
  nearYou: (slots) => `Andaremos cerca de usted el ${slots.join("; el ")}.`,
};
