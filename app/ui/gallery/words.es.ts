import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  before: "Antes",
  after: "Después",
  slider: (caption) => `${caption}: cuánto se ve de la imagen de antes`,
  drawn: "Son dibujos, no fotos.",
  drawing: (of) => `Dibujo: ${of}`,
  scenes: {
    garage: {
      caption: "Limpieza de garaje",
      before: "un garaje lleno de cajas, con un sofá y un refrigerador",
      after: "el mismo garaje con una bicicleta, una escoba y repisas en orden",
    },
    living: {
      caption: "Una sala como nueva",
      before: "una sala con un sofá viejo entre cajas",
      after: "la misma sala con un sofá y una planta",
    },
    yard: {
      caption: "Patio y cobertizo",
      before: "un patio con un cobertizo inclinado, llantas viejas y bolsas",
      after: "el mismo patio con dos sillas bajo una guirnalda de luces",
    },
  },
};
