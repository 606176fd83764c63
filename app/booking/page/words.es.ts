import type { words as en } from "./words.en.ts";

const off = (who: string, at: string | null) =>
  `${who}${at ? ` (${at})` : ""}. No irá ningún equipo y usted no debe nada.`;

export const words: typeof en = {
  change: "Cambiar esta reservación",
  cameUp: ["¿Surgió algo? Llame al ", "."],
  closed: (why) => [
    `${why} Para cambiar algo ahora, llame al `,
    ". Haremos lo posible por ayudarle.",
  ],

  orderNumber: "Número de pedido",
  another: "Reservar otra recogida",
  pickDay: "Elegir un día",
  calendar: "Agregar al calendario",
  cancelled: "Esta recogida está cancelada",
  cancelledBy: {
    customer: (at) => off("Usted la canceló", at),
    us: (at) => off("La cancelamos nosotros", at),
  },
  onTheWay: "El equipo va en camino",
  comingTo: (street) => `Van a ${street} y le llamarán antes de llegar.`,
  whichDay: "Ya está reservado. ¿Qué día le queda bien?",
  pickOne: "Elija un día ahora, o le llamamos para acordarlo.",
  wasSet: (slot) => `Su recogida era para el ${slot}`,
  passed: "Ese día ya pasó. Si falta algo, llámenos.",
  bookedFor: (slot) => `Su recogida es el ${slot}`,
  bookedToday: "Su recogida es hoy",
  bookedTodayAt: (window) => `Su recogida es hoy por la ${window}`,
  when: (day, hours) => `${day}, ${hours}`,
  whenNoTime: (day) => `${day}. Le llamaremos para acordar la hora.`,

  booked: "Lo que reservó",
  pickingUp: "Lo que vamos a recoger",
  payLater: "Usted paga cuando terminemos.",
  callUs: "Llámenos",
  textUs: "Escríbanos",
  subtotal: "Subtotal",
  off: (share) => `${share} de descuento`,
  total: "Total",

  allGone: "Ya no queda nada. ¡Gracias!",
  finished: (at) => `Terminamos: ${at}`,
  wrong: ["¿Algo está mal? Llame al ", "."],
  hauled: "Lo que nos llevamos",
  bookedPrice: "Precio reservado",
  donated: "Donado",
  wentTo: (place, what) => `Una parte se entregó a ${place}. ${what}`,
  soFar: "Hasta ahora",

  photos: "Fotos",
  takesDays: (days) => `Su recogida toma ${days} días`,
  payOnce: "Paga una sola vez, cuando todo esté terminado. Para mover otro de los días, llámenos.",
  where: "Dónde",
  contact: "Contacto: ",
  emailsTo: "Los correos llegan a ",

  next: "Qué sigue",
  mailLater: "Nuestro correo va en camino",
  mailLaterText: [
    "Todavía no lo pudimos mandar a ",
    ". Lo seguimos intentando; usted no tiene que hacer nada.",
  ],
  remind: (when) => `Se lo recordamos el ${when}`,
  byText: "Por mensaje al ",
  byEmail: "Por correo a ",
  saveLink: "Guarde el enlace de esta página",
  saveLinkText: [
    "Guárdelo, o anote el número de pedido ",
    ". Le llamaremos o le mandaremos un mensaje.",
  ],
  answer: (city) => `Conteste las llamadas de un número de ${city}, por favor.`,
  weCall: "Le llamaremos para acordar el día",
  callsAhead: "El equipo llama antes de llegar",
  callsAheadOn: (weekday) => `El ${weekday}, el equipo llama antes de llegar`,

  note: "Nota para el equipo",
  noNote: "Todavía no hay.",
  typed: "Usted escribió:",
  changeNote: "Cambiar la nota",
  addNote: "Agregar una nota",
  yourNote: "Su nota",
  noteHint: "Código del portón, escaleras, dónde están las cosas.",
  saveNote: "Guardar la nota",
  texts: "Mensajes de texto",
};
