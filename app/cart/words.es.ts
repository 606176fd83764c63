import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  removed: (name) => `Se quitó: ${name}. `,
  undo: "Deshacer",
  unkept:
    "Su navegador bloquea las cookies, así que esta lista no se puede reservar aquí. Permítalas o llame al ",
  keep: "Guardar esta lista",
};
