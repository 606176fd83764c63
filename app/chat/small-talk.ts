import { QUOTE_PAGE } from "./quote-page.ts";

/**
 * What the chat answers to talk that names no junk, in English and Spanish. `{phone}` is the
 * business's number; `{minimum}`, `{full}`, `{percent}` and `{windows}`, in Spanish `{horarios}`, are the shop's
 * own, as is `{area}`, in Spanish `{zona}`. Every fact here is also on the site; nothing may be promised beyond it.
 */
export const SMALL_TALK = {
  greeting: {
    en:
      "Hi! Tell me what you want gone and I'll price it, something like: two couches, a queen " +
      "mattress and a treadmill.",
    es:
      "¡Hola! Dígame qué se va y le doy el precio, por ejemplo: dos sofás, " +
      "un colchón queen y una caminadora.",
  },
  thanks: {
    en: "You're welcome!",
    es: "¡Con gusto!",
  },
  rude: {
    en:
      "Sorry about that. Tell me what should go, one thing at a time, or call " +
      "{phone} to talk to a person.",
    es:
      "Disculpe si algo salió mal. Dígame qué se va, una cosa a la vez, o llame al " +
      "{phone} para hablar con una persona.",
  },
  photoQuote: {
    en:
      `Yes: press ${QUOTE_PAGE.en} below, show us what's leaving and say a few words. We look at it and ` +
      "send you a price that you can book with one press.",
    es:
      `Sí: toque ${QUOTE_PAGE.es} abajo, muéstrenos qué se va y escríbanos unas palabras. ` +
      "Lo revisamos y le mandamos un precio que puede reservar con un solo toque.",
  },
  hours: {
    en: "Pickups come in {windows}. You choose the date and the window when you book.",
    es: "Recogemos en {horarios}, y usted elige el día y el horario al reservar.",
  },
  sameDay: {
    en: "Same-day pickup is by phone: call {phone}. Next-day pickup you can book right here.",
    es: "Para que pasemos hoy mismo, llame al {phone}. Para mañana puede reservar aquí.",
  },
  area: {
    en:
      "We serve {area}. The Service Areas page has the list; if you're " +
      "near the edge, call {phone}.",
    es:
      "Servimos a {zona}. La lista está en la página Ciudades; si " +
      "está cerca del límite, llame al {phone}.",
  },
  payment: {
    en:
      "You pay nothing up front. You pay when the job is done. To ask how you can pay the " +
      "crew, call {phone}.",
    es:
      "No se paga nada por adelantado: se paga cuando el trabajo está hecho. Para saber qué " +
      "formas de pago acepta el equipo, llame al {phone}.",
  },
  price: {
    en:
      "The base rate is {minimum} and a full truck is never more than {full}. Tell me what you have " +
      "and I'll give you the exact price.",
    es:
      "El cargo mínimo es de {minimum} y un camión lleno nunca pasa de {full}. Dígame qué tiene y le " +
      "doy el precio exacto.",
  },
  minimum: {
    en: "The base rate is {minimum}: a small pickup never costs less than that.",
    es: "El cargo mínimo es de {minimum}: una recogida pequeña nunca cuesta menos.",
  },
  discount: {
    en: "Yes: leave your name and phone number here in the chat and {percent} comes off your total.",
    es: "Sí: deje su nombre y teléfono aquí en el chat y le quitamos {percent} al total.",
  },
  next: {
    en:
      "Add your list to the cart, pick a date and a time window, and book. The crew comes, " +
      "loads it all, and you pay when the job is done.",
    es:
      "Agregue su lista al carrito, elija el día y el horario, y reserve. El equipo llega, " +
      "carga todo, y usted paga cuando el trabajo está hecho.",
  },
  insured: {
    en: "Good question. Call {phone} and we'll tell you about our crew, our license and our insurance.",
    es: "Buena pregunta. Llame al {phone} y le contamos de nuestro equipo, nuestra licencia y nuestro seguro.",
  },
  bot: {
    en: "I'm Your Junk Buddy, the chat assistant: I turn your words into a priced list. For a person, call {phone}.",
    es:
      "Soy Your Junk Buddy, el asistente del chat: hago de sus palabras una lista con " +
      "precio. Para hablar con una persona, llame al {phone}.",
  },
  person: {
    en: "You can reach us at {phone}.",
    es: "Nos encuentra en el {phone}.",
  },
  change: {
    en:
      "To move, change or cancel a booked pickup, open your booking page, or " +
      "call {phone}. You paid nothing up front, so you won't lose anything.",
    es:
      "Para mover, cambiar o cancelar una recogida, abra la página de su reservación o " +
      "llame al {phone}. Como no se paga por adelantado, no pierde nada.",
  },
  truck: {
    en: "We come in 16-ft box trucks, and a full one is never more than {full}.",
    es: "Llegamos en camiones de caja de 16 pies, y uno lleno nunca pasa de {full}.",
  },
  business: {
    en: "Yes, we do residential and commercial jobs. Give me the list and I'll price it.",
    es: "Sí, trabajamos con casas y negocios. Deme la lista y le doy el precio.",
  },
  access: {
    en: "Got it. For stairs, gates or anything tricky about getting in, call {phone} so the crew knows.",
    es: "Entendido. Si hay escaleras, portones o algo complicado para entrar, llame al {phone} para avisar al equipo.",
  },
  notTaken: {
    en:
      "Hazardous things such as paint, fuel, propane, chemicals and batteries can't go on the " +
      "truck. Name what you have and I'll say what to do with it.",
    es:
      "Lo peligroso, como pintura, combustible, propano, químicos y baterías, no puede ir en " +
      "el camión. Dígame qué tiene y le digo qué hacer.",
  },
  disposal: {
    en: "For where things go, recycling and donation included, call {phone} and ask about your items.",
    es: "Para saber a dónde va todo, incluso reciclaje y donación, llame al {phone} y pregunte por sus cosas.",
  },
  help: {
    en: "Tell me what you want gone and how many of each, and I'll price it. For anything else, call {phone}.",
    es:
      "Dígame qué se va y cuánto de cada cosa, y le doy el precio. Para lo " +
      "demás, llame al {phone}.",
  },
} as const;

/** A kind of talk that the chat has an answer to. */
export type Topic = keyof typeof SMALL_TALK;
