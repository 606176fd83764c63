import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Su cotización",
  got: "Recibimos su solicitud.",
  titles: {
    asked: "Su cotización viene en camino",
    answered: "Su cotización",
    expired: "Esta cotización ya venció",
    withdrawn: "Retiramos esta cotización",
    booked: "Esta cotización ya está reservada",
  },
  goodThrough: (day) => `Vale hasta el ${day}. Resérvela abajo. Hoy no paga nada.`,
  seeBooking: "Ver mi reservación",
  expired:
    "Los precios cambian, por eso una cotización vale unos días. Pídala otra vez con un toque. " +
    "Sus palabras y sus fotos siguen aquí.",
  withdrawn:
    "El precio ya no vale. Pídala otra vez con un toque. Sus palabras y sus fotos siguen aquí.",
  again: "Pedirla otra vez",
  sent: "Lo que nos mandó",
  sentAt: (at) => `Enviado: ${at}`,
};
