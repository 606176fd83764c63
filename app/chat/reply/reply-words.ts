import type { Language } from "./language.ts";

/** The sentences a reply is put together from. */
export type ReplyWords = {
  and: string;
  or: string;
  listed: (list: string) => string;
  still: (list: string) => string;
  ready: string;
  empty: string;
  total: (total: string) => string;
  discounted: (total: string) => string;
  discountOn: string;
  howMany: (name: string) => string;
  whichSize: (name: string) => string;
  isGoing: (name: string) => string;
  yes: (name: string) => string;
  no: string;
  none: string;
  tooMany: (name: string, asked: number) => string;
  refused: (name: string, advice: string) => string;
  unknown: (phrase: string, nearest: readonly string[]) => string;
};

const ENGLISH: ReplyWords = {
  and: "and",
  or: "or",
  listed: (list) => `Got it. Your list: ${list}.`,
  still: (list) => `Your list stands: ${list}.`,
  ready: "Your list is ready when you are.",
  empty: "Done, your list is empty. Tell me what you want gone.",
  total: (total) => `That comes to ${total}.`,
  discounted: (total) => `That comes to ${total} with 10% off.`,
  discountOn: "Your 10% off is already attached.",
  howMany: (name) => `${name}: how many do you have?`,
  whichSize: (name) => `I put ${name} for now. Which one is it?`,
  isGoing: (name) => `Is this going too: ${name}?`,
  yes: (name) => `Yes, take it: ${name}`,
  no: "No, leave it",
  none: "None of these",
  tooMany: (name, asked) =>
    `${asked} for ${name} is more than one booking holds, so I put 200. Is that number right? For more, call {phone}.`,
  refused: (name, advice) => `We can't take ${name}. ${advice}`,
  unknown: (phrase, nearest) =>
    nearest.length > 0
      ? `I don't have "${phrase}" on the price list. The nearest I have: ${nearest.join(", ")}. If one fits, say its name; if not, ask for a Custom Job.`
      : `I don't have "${phrase}" on the price list. Ask for a Custom Job and the crew will price it, or call {phone}.`,
};

const SPANISH: ReplyWords = {
  and: "y",
  or: "o",
  listed: (list) => `Anotado. Su lista: ${list}.`,
  still: (list) => `Su lista sigue así: ${list}.`,
  ready: "Su lista está lista cuando usted guste.",
  empty: "Hecho, su lista está vacía. Dígame qué quiere que nos llevemos.",
  total: (total) => `En total: ${total}.`,
  discounted: (total) => `En total, con el 10% de descuento: ${total}.`,
  discountOn: "Su 10% de descuento ya está aplicado.",
  howMany: (name) => `${name}: ¿cuántos son?`,
  whichSize: (name) => `Por ahora anoté ${name}. ¿Cuál es?`,
  isGoing: (name) => `¿Nos llevamos también esto: ${name}?`,
  yes: (name) => `Sí, llévenselo: ${name}`,
  no: "No, déjenlo",
  none: "Ninguno de estos",
  tooMany: (name, asked) =>
    `${asked} de ${name} es más de lo que cabe en una reserva, así que puse 200. ¿Es correcto el número? Para más, llame al {phone}.`,
  refused: (name, advice) => `No podemos llevarnos esto: ${name}. Consejo (en inglés): ${advice}`,
  unknown: (phrase, nearest) =>
    nearest.length > 0
      ? `No tengo «${phrase}» en la lista de precios. Lo más parecido: ${nearest.join(", ")}. Si alguno le sirve, dígame su nombre; si no, pida un Custom Job.`
      : `No tengo «${phrase}» en la lista de precios. Pida un Custom Job y el equipo le da el precio, o llame al {phone}.`,
};

export const REPLY_WORDS: Readonly<Record<Language, ReplyWords>> = { en: ENGLISH, es: SPANISH };
