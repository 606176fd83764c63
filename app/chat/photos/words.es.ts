import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  seen: "Esto es lo que veo. Nada está en su lista hasta que usted lo diga.",
  nothing: "No alcanzo a ver qué es. Dígame con palabras qué se va.",
  none: (limits) => `No me llegó ninguna foto. ${limits}`,
  tooMany: (wait) => `Son muchas fotos. Mande más en ${wait}, o dígame con palabras qué se va.`,
  video: (file) => `${file} es un video. Mande una foto, o dígame qué muestra.`,
  noRoom: (file, most) => `${file} no se revisó. Puede mandar ${most} fotos a la vez.`,
};
