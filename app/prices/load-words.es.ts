import type { words as en } from "./load-words.en.ts";

export const words: typeof en = {
  "load-full": { name: "Carga completa", hint: "Vaciar una casa o una herencia" },
  "load-three-quarter": { name: "3/4 de carga", hint: "Garaje de dos autos, remodelación grande" },
  "load-half": { name: "1/2 carga", hint: "Apartamento de una recámara" },
  "load-quarter": { name: "1/4 de carga", hint: "Algunas piezas grandes" },
};
