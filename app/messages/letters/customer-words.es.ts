import { endedInSpanish as ended } from "#app/lib/spanish.ts";
import type { words as en } from "./customer-words.en.ts";

const of = (day: string) => day && ` del ${day}`;
const OPEN_IT = "Ábrala para actualizar su calendario. Algunos calendarios no se actualizan solos.";

export const words: typeof en = {
  pay: (total) => `Usted paga ${total} cuando terminemos.`,
  whenAndPay: (when, pay) => `${ended(when)} ${pay}`,
  payLater: "Usted paga cuando terminemos.",
  entry: `La cita para su calendario va adjunta. ${OPEN_IT}`,
  questions: (phone) => `¿Preguntas? Llame al ${phone}.`,
  wrong: (phone) => `¿Algo no está bien? Llame al ${phone}.`,
  moved: {
    subject: (title, order) => `${title}: pedido ${order}`,
    toBeSet: "Le llamaremos para acordar el nuevo día de su recogida",
    moved: (slot) => `Su recogida cambió al ${slot}`,
    set: (slot) => `Su recogida es el ${slot}`,
    byUs: "Nosotros elegimos este horario. Si no le queda bien, llámenos.",
    same: (pay) => `Los mismos artículos, la misma dirección, el mismo precio. ${pay}`,
    freed: "Su horario anterior queda libre para otros.",
    entry: `La nueva cita para su calendario va adjunta. ${OPEN_IT}`,
    back: "¿No fue usted? Regresarla a como estaba",
  },
  items: {
    subject: (day, order) => `Su lista${day && ` para el ${day}`} cambió: pedido ${order}`,
    title: "Su lista cambió",
    total: (total) => `El total es ${total}.`,
    newTotal: (total) => `Ahora el total es ${total}.`,
    was: (sum) => `Antes era ${sum}.`,
  },
  details: {
    subject: (day, changed, order) =>
      `Cambiamos datos de su recogida${of(day)} (${changed}): pedido ${order}`,
    title: (changed) => `Cambiamos datos de su recogida: ${changed}`,
    changed: (changed) =>
      `Cambiamos estos datos por usted: ${changed}. Si no es correcto, llámenos.`,
    same: (pay) => `La misma hora, los mismos artículos, el mismo precio. ${pay}`,
  },
  cancelled: {
    subject: (day, order) => `Su recogida${of(day)} está cancelada: pedido ${order}`,
    title: "Su recogida está cancelada",
    preview: "No hay nada que pagar y el equipo no irá.",
    asAsked: "Cancelamos su recogida, como nos pidió. No debe nada.",
    byUs: "Cancelamos su recogida. No debe nada. Si no lo esperaba, llámenos.",
    entry:
      "Abra la cita adjunta para quitar la recogida de su calendario. " +
      "Algunos calendarios no se actualizan solos.",
    again: (business, phone, site) =>
      `¿Cambió de opinión? Llame a ${business} al ${phone}, o reserve otra vez en ${site}.`,
  },
  restored: {
    subject: (day, order) => `Su recogida${of(day)} está reservada otra vez: pedido ${order}`,
    title: "Su recogida está reservada otra vez",
    undone: "Deshicimos la cancelación. Todo queda reservado como antes.",
    entry: `La cita para su calendario va adjunta otra vez. ${OPEN_IT}`,
  },
  reminder: {
    subject: (window, day, order) =>
      `Mañana${window && ` ${window}`}: su recogida${of(day)}, pedido ${order}`,
    title: (window) => (window === "" ? "Vamos mañana" : `Vamos mañana ${window}`),
    prepare: (callsAhead) =>
      `${callsAhead} No tiene que llevar nada a la banqueta. Solo enséñenos lo que nos llevamos.`,
    move: (hour) =>
      `¿Algo cambió? Puede mover su recogida sin costo hasta las ${hour} de hoy. Después, llámenos.`,
  },
  onTheWay: {
    subject: (order) => `El equipo va en camino: pedido ${order}`,
    title: "El equipo va en camino",
    preview: (address, pay) => `Va hacia ${address}. ${pay}`,
    prepare: (callsAhead) => `${callsAhead} Solo enséñele lo que se lleva.`,
    call: (phone) => `¿Surgió algo? Llame al ${phone}.`,
  },
  receipt: {
    done: "Ya nos llevamos todo. Aquí está su recibo",
    again: "Aquí está su recibo",
    subject: (title, number, order) => `${title} ${number}: pedido ${order}`,
    finished: (time, address, paid) => `Terminamos el ${time} en ${address}. ${paid}`,
    why: "Por qué cambió el precio",
    approved: (by) => `Aprobado por ${by}`,
    hauled: (number) => `Lo que nos llevamos, recibo ${number}`,
    points: (points) => `${points} puntos`,
    booked: (label, booked) => `${label} (reservado: ${booked})`,
    print: "Ver e imprimir el recibo",
    pay: (sum) => `Pagar ${sum} con tarjeta`,
  },
  asked: {
    subject: (sum, day, order) =>
      `Faltan por pagar ${sum} de su recogida${of(day)}: pedido ${order}`,
    title: (sum) => `Faltan por pagar ${sum}`,
    preview: "Su recibo está en la página de su reservación.",
    thanks: (sum, day) =>
      `Gracias por reservar con nosotros. No hemos recibido ${sum} de su recogida${of(day)}.`,
    paidAlready: (phone) => `Si ya pagó o algo no está bien, llame al ${phone}.`,
    see: "Ver el recibo",
  },
  undone: {
    sorry: "No haga caso de nuestro último correo. Perdón, lo mandamos antes de tiempo.",
    subject: (order) => `Todavía no vamos en camino: pedido ${order}`,
    title: "El camión todavía no va en camino",
    stillBooked: "Su recogida sigue reservada.",
    tell: "Su recogida sigue reservada. Le avisaremos cuando el camión vaya en camino.",
    void: (number) => (number ? `El recibo ${number} no es válido` : "El recibo no es válido"),
    voidSubject: (title, order) => `${title}: pedido ${order}`,
    tooEarly: "Perdón, lo mandamos antes de tiempo.",
    ignore:
      "No haga caso del recibo de nuestro último correo. Perdón, lo mandamos antes de tiempo. " +
      "Recibirá uno nuevo cuando terminemos.",
  },
  offer: {
    subject: (day, order) => `No podemos ir${day && ` el ${day}`}: pedido ${order}`,
    title: (slot) => (slot ? `No podemos ir el ${slot}` : "No podemos ir como estaba previsto"),
    howAbout: (window) => `¿Le queda bien el ${window}?`,
    callUs: "Llámenos para elegir otro día.",
    windows: "Lo sentimos. En estos horarios hay lugar para su carga:",
    none: "Lo sentimos. Llámenos y buscamos otro día.",
    same: "Su precio es el mismo y el cambio no cuesta nada.",
  },
  opening: {
    subject: (slot, until, order) =>
      `Hay lugar el ${slot}, se lo guardamos hasta las ${until}: pedido ${order}`,
    title: (slot) => `Hay lugar el ${slot}`,
    preview: (until) =>
      `Se lo guardamos hasta las ${ended(until)} Los mismos artículos, el mismo precio.`,
    held: (until) =>
      "Nos pidió que le avisáramos cuando hubiera un horario más temprano. " +
      `Le guardamos este hasta las ${ended(until)} Los mismos artículos, el mismo precio.`,
    stays: (slot) => `Si no hace nada, su recogida se queda como está: ${ended(slot)}`,
    see: "Ver el horario disponible",
  },
  link: {
    subject: (day, order) => `Su reservación${day && ` para el ${day}`}: pedido ${order}`,
    title: "Su reservación",
    preview: "Aquí está el enlace que pidió.",
    here: "Aquí está el enlace a su reservación. Si no lo pidió, no haga caso de este correo. Nada ha cambiado.",
  },
  review: {
    subject: (day, order) => `¿Cómo lo hicimos? Su recogida${of(day)}, pedido ${order}`,
    title: "¿Cómo lo hicimos?",
    preview: "Unas palabras sinceras ayudan a sus vecinos, y a nosotros.",
    ask:
      "Gracias por reservar con nosotros. ¿Les contaría a otros cómo le fue? " +
      "Unas palabras sinceras en Google ayudan a sus vecinos a elegir y nos muestran qué mejorar.",
    write: "Escribir una reseña en Google",
    wrong: (phone) => `¿Algo no salió bien? Llame al ${phone} y lo arreglamos.`,
    once: "Preguntamos una vez, y cuando mucho una vez en 12 meses.",
    stop: "No pedirme más reseñas",
  },
};
