import type { words as en } from "./find-words.en.ts";

export const words: typeof en = {
  title: "Busque su reservación",
  description: "Cómo encontrar otra vez su recogida para moverla o cancelarla.",
  lede:
    "Le mandaremos por correo el enlace de su reservación. Por su privacidad, solo lo mandamos al " +
    "correo con el que reservó.",
  noNumber: ["¿No tiene su número de pedido o cambió de correo? Llame al ", "."],
  callInstead:
    "Llámenos o mándenos un mensaje con su número de pedido, como JB-123456. Movemos, cambiamos o " +
    "cancelamos su recogida por usted.",
  textUs: "Mandar un mensaje",
  check: "Revise su correo.",
  checkText:
    "Si tenemos una reservación con ese número y ese correo, el enlace va en camino. Puede tardar " +
    "un minuto. Revise también el correo no deseado.",
  order: "Número de pedido",
  orderHint: "Como JB-123456. Está en su correo de confirmación.",
  email: "Correo electrónico",
  send: "Mándenme el enlace",
};
