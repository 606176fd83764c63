import { endedInSpanish as ended } from "#app/lib/spanish.ts";
import type { words as en } from "./words.en.ts";

const hello = (name: string) => (name === "" ? "Hola: " : `Hola, ${name}: `);

export const words: typeof en = {
  ownSigns: "¡¿ÉÑÜéñü",
  leave: "Responda ALTO para no recibir mensajes, AYUDA para ayuda.",
  call: (phone) => `¿Preguntas? Llame al ${phone}.`,
  seeIt: (link) => `Vea o cambie su recogida: ${link}`,
  noDay: "le llamamos para fijar la fecha",
  noTime: "y le llamamos para decirle la hora",
  window: (name, hours) => `${name}, ${hours}`,
  booked: (slot, order) => `Recogida reservada: ${ended(slot)} Pedido ${order}.`,
  moved: (slot) => `Nueva fecha de su recogida: ${ended(slot)} La misma lista y el mismo precio.`,
  cancelledAsAsked: "Cancelamos su recogida, como nos pidió. No debe nada.",
  calledOff: "Tuvimos que cancelar su recogida. No debe nada.",
  restored: (slot) => `Su recogida queda reservada otra vez: ${ended(slot)}`,
  tomorrow: (name, window) => `${hello(name)}vamos mañana, ${ended(window)}`,
  confirm: "Responda C para confirmar.",
  freeUntil: (hour, link) => `Cambiarla es gratis hasta las ${hour} de hoy: ${link}`,
  onTheWay: (name, minutes) =>
    minutes === null
      ? `${hello(name)}el equipo ya va en camino.`
      : `${hello(name)}el equipo ya va en camino y llega en unos ${minutes} minutos.`,
  showPile: "Solo enséñenos lo que nos llevamos.",
  tooEarly: "Disculpe, mandamos el mensaje anterior antes de tiempo: el equipo no ha salido.",
  staysBooked: "Su recogida sigue reservada. Le avisamos cuando salga el equipo.",
  opening: (slot, until) => `Hay lugar el ${slot}. Se lo guardamos hasta las ${ended(until)}`,
  decide: (link) => `Vea y decida: ${link}`,
  leftToPay: (sum, order) => `¡Gracias! Quedan por pagar ${sum} del pedido ${order}.`,
  payByCard: (link) => `Pague con tarjeta: ${link}`,
  review: (name) => `${hello(name)}gracias por reservar con nosotros. ¿Qué tal le fue?`,
  reviewLink: (link) => `Cuéntelo con sinceridad en Google: ${link}`,
  visit: {
    booked: (visit, slot) => `${visit}, fecha fijada: ${ended(slot)}`,
    moved: (visit, slot) => `${visit}, nueva fecha: ${ended(slot)}`,
    cancelled: (visit) => `${visit}: cancelado. Sus otros días quedan igual.`,
    restored: (visit, slot) => `${visit}, reservado otra vez: ${ended(slot)}`,
    tomorrow: (visit, window) => `${visit}: es mañana, ${ended(window)}`,
  },
  stopped: "Ya no recibe mensajes de nosotros. Responda EMPEZAR para recibirlos otra vez.",
  started: "Le mandamos mensajes otra vez. Responda ALTO para no recibirlos.",
  help: (phone) =>
    `Mensajes sobre su recogida. Llame al ${phone}. Responda ALTO para no recibirlos.`,
  confirmed: (name) => [name === "" ? "¡Gracias!" : `¡Gracias, ${name}!`, "Nos vemos pronto."],
};
