import type { words as en } from "./form-words.en.ts";

export const words: typeof en = {
  isSending: "Enviando",
  add: "Agregar fotos",
  room: (room) => `JPEG, PNG o WebP, hasta 10 MB cada una. Lugar para ${room} más.`,
  send: "Mandar fotos",
  private: "Quitamos de cada foto el lugar y la hora.",
  full: {
    booking: "En su reservación ya no caben más fotos. Quite una para agregar otra.",
    quote: "En su cotización ya no caben más fotos. Quite una para agregar otra.",
  },
  sending: (size) => `Enviando ${size}. No cierre esta página.`,
  tooLarge: "pesa demasiado",
  noRoom: "no cabe",
};
