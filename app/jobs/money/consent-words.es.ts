import type { words as en } from "./consent-words.en.ts";

export const words: typeof en = {
  booked: "Precio reservado",
  onSite: "Se acuerda en su casa",
  price: "Precio nuevo",
  tax: (rate) => `Impuesto sobre ventas (${rate}), incluido`,
  changed: "Qué cambió",
  why: "Por qué",
  agree: (now) => `Acepto pagar ${now} por esta recogida.`,
  agreeInstead: (now, was) => `Acepto pagar ${now} por esta recogida en lugar de ${was}.`,
  unchanged: "La lista queda como se reservó",
  added: (units, item) => `Se agregó: ${units} × ${item}`,
  leftOut: (units, item) => `Se quitó: ${units} × ${item}`,
  onCrewsPhone: (device) => `en el teléfono del equipo (${device})`,
  onOwnPage: (device) => `en la página de la reservación (${device})`,
};
