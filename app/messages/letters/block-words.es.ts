import type { words as en } from "./block-words.en.ts";

export const words: typeof en = {
  why: "Recibe este correo porque reservó con nosotros.",
  whyLink: "Quien tenga el enlace puede cambiar su reservación, así que no lo comparta, por favor.",
  questions: "¿Preguntas? Llame al ",
  orderNumber: "Número de pedido",
  notChosen: {
    both: "Todavía no hay día ni hora. El equipo le llamará para acordarlos.",
    date: "Todavía no hay día. El equipo le llamará para acordarlo.",
    window: "Todavía no hay hora. El equipo le llamará para acordarla.",
  },
  when: (slot) => `Cuándo: ${slot}`,
  was: (slot) => `Antes: ${slot}`,
  where: (place) => `Dónde: ${place}`,
  pickingUp: "Lo que nos llevamos",
  total: "Total",
  subtotal: "Subtotal",
  discount: "Descuento",
  seeBooking: "Ver mi reservación",
  anyTime: "Puede cambiar todo sin costo en la página de su reservación.",
  tooLate: (phone) =>
    "Ya es tarde para mover su recogida o cambiar su lista en línea. " +
    `Llame al ${phone} y le ayudamos. Todavía puede cancelar hasta que el camión salga hacia usted.`,
  freeUntil: (day, hour) =>
    `Puede mover su recogida o cambiar su lista sin costo hasta el ${day} a las ${hour} ` +
    "Puede cancelar hasta que el camión salga hacia usted.",
  callsAhead: (city) =>
    `El equipo le llamará antes de llegar, de un número de ${city}. Conteste, por favor.`,
  confirmation: {
    subject: (day, order) => `Su recogida${day && ` del ${day}`} está reservada: pedido ${order}`,
    title: "Su recogida está reservada",
    preview: (order, slot) => `Pedido ${order}. ${slot}`,
    hello: (name, order) =>
      `Hola${name && `, ${name}`}: su recogida está reservada. Su número de pedido es ${order}.`,
    notFound:
      "Todavía no encontramos su dirección exacta en el mapa. El equipo le confirmará si llega hasta allá.",
    far: (miles, middle) =>
      `Su dirección está a unas ${miles} millas ${ofMiddle(middle)}, fuera de nuestra zona de siempre. ` +
      "El equipo le confirmará si llega hasta allá.",
    next: "¿Qué sigue?",
    distance: "El equipo le llamará para confirmar si llega hasta allá.",
    setTime: "El equipo le llamará para acordar el día y la hora de su recogida.",
    loads: "Ese día el equipo le llama antes de llegar y luego carga todo.",
    pay: "Usted paga cuando terminemos. Antes no tiene que pagar nada.",
  },
  calendar: {
    title: (business, order) => `Recogida de ${business} ${order}`,
    day: (order, day) => `${order}, día ${day}`,
    line: (order, day) => `Día ${day} de ${order}`,
    order: (order) => `Pedido ${order}`,
    total: (total) => `Total: ${total}. Usted paga cuando terminemos.`,
    seeIt: (page) => `Ver o cambiar la reservación: ${page}`,
  },
};

/** "downtown Houston" has a Spanish name. */
function ofMiddle(middle: string): string {
  return middle.startsWith("downtown ")
    ? `del centro de ${middle.slice("downtown ".length)}`
    : `de ${middle}`;
}
