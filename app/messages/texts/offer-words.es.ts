import type { words as en } from "./offer-words.en.ts";

export const words: typeof en = {
  label: "Mándenme mensajes de texto sobre esta recogida",
  terms: (name) =>
    `De 3 a 6 mensajes de texto de ${name}: que ya quedó reservada, un día antes, cuando el camión va en camino, ` +
    "si algo cambia y una vez para pedirle su opinión. Pueden aplicarse tarifas de mensajes y datos. " +
    "Responda STOP para ya no recibirlos o HELP para pedir ayuda. " +
    "Puede reservar sin ellos.",
  quoteLabel: "Mándenme el precio por mensaje",
  quoteTerms: (name) =>
    `1 o 2 mensajes de ${name}: su precio y cuando cambia. Pueden aplicarse tarifas de mensajes y datos. ` +
    "Responda STOP para no recibirlos, HELP para ayuda. Puede pedir el precio sin ellos.",
  seeBelow: (terms) => `${terms} Vea Privacidad y Términos abajo.`,
};
