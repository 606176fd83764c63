import { joinWords } from "#app/lib/join-words.ts";
import type { words as en } from "./timeline-words.en.ts";

const fields = {
  ...{ name: "el nombre", phone: "el teléfono", email: "el correo", address: "la dirección" },
};
const photos = (count: number) => (count === 1 ? "una foto" : `${count} fotos`);

/** "Usted" and "El equipo" have the same form of the verb. */
export const words: typeof en = {
  you: "Usted",
  we: "El equipo",
  crew: "El equipo",
  fields: (changed) =>
    joinWords(
      changed.map((field) => fields[field]),
      "y",
    ),
  bookingChanged: (actor) => `${actor} cambió la reservación`,
  booked: "Reservada",
  moved: (actor, slot) => `${actor} pasó la recogida al ${slot}`,
  set: (actor, slot) => `${actor} fijó la recogida para el ${slot}`,
  anotherDay: "otro día",
  items: (actor) => `${actor} cambió los artículos`,
  now: (slot) => `Ahora es el ${slot}`,
  note: (actor) => `${actor} cambió la nota para el equipo`,
  details: (actor, changed) => `${actor} cambió ${changed}`,
  photosAdded: (actor, count) => `${actor} agregó ${photos(count)}`,
  photosRemoved: (actor, count) => `${actor} quitó ${photos(count)}`,
  cancelled: (actor) => `${actor} canceló la recogida`,
  restored: (actor) => `${actor} deshizo la cancelación`,
  setOff: (actor) => `${actor} salió en camino`,
  finished: (actor) => `${actor} terminó`,
  corrected: (actor) => `${actor} corrigió el precio`,
  paid: "Pago recibido",
  disputed: "El banco retiró un pago",
  refunded: (actor) => `${actor} devolvió dinero`,
  payAsked: (actor) => `${actor} mandó un recordatorio del pago`,
  toPay: (sum) => `Faltan ${sum} por pagar`,
  receiptSent: (actor) => `${actor} mandó el recibo otra vez`,
  proposed: (actor) => `${actor} propuso otro precio`,
  withdrawn: (actor) => `${actor} retiró el precio propuesto`,
  approved: (actor) => `${actor} aprobó el precio nuevo`,
  declined: (actor) => `${actor} no aceptó el precio nuevo`,
  missedApproval: (actor) => `${actor} aprobó un precio, pero no cuenta`,
  missedRefusal: (actor) => `${actor} no aceptó un precio, pero no cuenta`,
  dayAdded: (actor) => `${actor} agregó otro día`,
  priceFor: (now, was, reason) => `${now}, antes ${was}. ${reason}`,
  visit: (day, slot) => `Día ${day}: ${slot}`,
  was: (day, window) => `Antes: ${day}${window ? `, ${window}` : ""}`,
  onSite: "El equipo le da el precio en su casa",
  price: (total) => `Precio: ${total}`,
  finalPrice: (total) => `Precio final: ${total}`,
  paidBy: (sum, method, tip) => `${sum} ${method}${tip ? ` y una propina de ${tip}` : ""}`,
  still: (total) => `Sigue en ${total}`,
  changed: (now, was) => `${now}, antes ${was}`,

  ...{ owner: "El dueño", site: "El sitio" },
  paymentVoided: (actor) => `${actor} anuló un pago`,
  undone: (actor, stage) => `${actor} deshizo “${stage}”`,
  onTruck: (actor, truck) => `${actor} lo puso en ${truck}`,
  onAccount: (actor, account) => `${actor} lo puso en la cuenta de ${account}`,
  offAccount: (actor) => `${actor} lo quitó de la cuenta`,
  donationBack: (actor) => `${actor} quitó la donación`,
  donated: (actor) => `${actor} anotó una donación`,
  deskNoted: (actor) => `${actor} cambió la nota interna`,
};
