import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  saved: (clock, day) => (day ? `Guardado ${day}, ${clock}` : `Guardado ${clock}`),
  noSignal: (saved) => `${saved}, sin señal`,
  sending: "Mandando",
  waiting: (count) => (count === 1 ? "1 cambio por mandar" : `${count} cambios por mandar`),
  needsSignal: (what) => `Para abrir esto hace falta señal: ${what}.`,
  notSent: "Sin mandar todavía",
  isDone: "Ya quedó hecho. Se manda cuando haya señal.",

  way: "en camino",
  undo: "deshecho",
  note: "nota",
  photos: (count) => (count === 1 ? "1 foto" : `${count} fotos`),
  donated: (place) => `donado a ${place}`,
  price: "precio corregido",
  ask: "otro precio propuesto",
  approved: (signer) => `precio nuevo aprobado por ${signer}`,
  declined: "precio nuevo no aceptado",
  done: "hecho",
  paidBy: (method) => `pagado ${method}`,
  notPaid: "sin pagar todavía",

  tons: (tons) => `${tons} toneladas`,
  asBooked: "Lo reservado",
  ownPrice: (price) => `Precio ${price}`,
  otherItems: "Con otros artículos",
  why: (reason) => `Por qué: ${reason}`,
  received: (amount) => `Recibido ${amount}`,
  tip: (tip) => `Propina ${tip}`,

  refused: {
    problem: "El servidor no aceptó esto.",
    advice: "No se cambió nada. Abra el trabajo para revisarlo.",
  },
  notTaken: (name) => `${name}: el servidor no lo aceptó`,
  mine: (clock) => `Lo suyo, guardado ${clock}`,
  lookAgain: "Abra el trabajo y, si todavía es correcto, hágalo ahí otra vez.",
  enterAgain: "Nada de esto. Si todavía es correcto, anótelo otra vez.",
  discard: "Descartar el mío",
  enter: "Anotarlo otra vez",

  cannotWait: {
    problem: "Sin señal.",
    advice: "Para esto hace falta señal. No se cambió nada. Intente otra vez cuando haya.",
  },
};
