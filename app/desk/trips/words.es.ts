import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  atTheDump: "En el basurero",
  withTruck: (truck) => `con ${truck}`,
  atTheDumpWith: (truck) => `En el basurero, ${truck}`,
  saveEmpty: "Guardar: camión vacío",
  entered: "Guardado. El camión cuenta como vacío.",
  correct: "Corregir",
  correctAt: (trip) => `el viaje de las ${trip}`,
  correctOf: (when) => `el viaje: ${when}`,

  title: "Viajes al basurero",
  help:
    "Anote cada viaje al llegar al basurero: desde ese momento el camión cuenta como vacío. Solo hace falta el " +
    "lugar; con la tarifa, los reportes dicen cuánto dejó cada trabajo.",
  enter: "Anotar un viaje",
  enterHint: "Cuenta desde ahora, con el camión vacío. La hora se puede cambiar después.",
  save: "Guardar viaje",
  trips: "Viajes",
  removed: "Se quitó. Lo que costó ya no se cuenta.",
  none: "Todavía no hay.",
  noFee: "falta la tarifa",
  tonsOf: (tons) => `${tons} toneladas`,
  by: (name) => `anotado por ${name}`,
  noTicket: "sin ticket",

  one: "Viaje al basurero",
  oneHelp:
    "Corrija lo que se anotó, o quite el viaje. La tarifa se reparte por puntos entre los trabajos que iban en el " +
    "camión.",
  enteredBy: (name) => `Anotado por ${name}`,
  day: "Día",
  time: "Hora",
  removeIt: "Quitar el viaje",
  removeHint: "Para un viaje anotado por error. Su ticket se borra.",
  remove: "Quitar este viaje",
  ticket: "El ticket",
  ticketHint: "El ticket. Si agrega otra foto, la reemplaza.",

  where: "Lugar",
  fee: "Tarifa, dólares",
  feeLike: "Dólares, como 84.50",
  tons: "Toneladas",
  tonsLike: "Como en el ticket, por ejemplo 1.37",
  photo: "Foto del ticket",
  truck: "Camión",

  noTruck: {
    problem: "Ese camión ya no está.",
    advice: "El viaje no está guardado. Elija el camión que se vació.",
  },
  badTime: {
    problem: "Escriba el día y la hora en que se vació el camión, que ya haya pasado.",
    advice: "El viaje todavía no cambia.",
  },
};
