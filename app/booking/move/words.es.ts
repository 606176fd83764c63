import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Cambie la fecha de su recogida",
  first: "Elija el día de su recogida",
  keep: (slot) => `Dejar la del ${slot}`,
  anyWindow: "Elija cualquier horario disponible.",
  free: (until) => `Hasta el ${until} puede cambiarla gratis.`,
  price: (total) => ` Su precio sigue en ${total}.`,
  pick: "Elija un día y un horario",
  full: (points) => `Lleno quiere decir que en el camión no caben sus ${points} puntos.`,
  noneOpen: "En estos días no hay nada disponible. Vea días más adelante o llámenos.",
  earlier: "Días antes",
  later: "Días después",
  goTo: "O vaya a un día",
  show: "Mostrar",
  book: (slot) => `Reservar el ${slot}`,
  set: "Fijar el día de mi recogida",
  moveTo: (slot) => `Pasarla al ${slot}`,
  move: "Cambiar la fecha",
  when: (day, hours) => `${day}, ${hours} `,
  mailed: "Le mandaremos el cambio por correo.",
  wholeDay: {
    closed: "Cerrado",
    over: "Ya es tarde para este día",
    "too-large": "Es más de lo que cabe en un camión en un día. Llámenos.",
  },
  yours: "El suyo",
};
