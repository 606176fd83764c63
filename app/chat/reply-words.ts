import { joinWords } from "#app/lib/join-words.ts";
import type { Language } from "#app/lib/language.ts";
import { type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { QUOTE_PAGE } from "./quote-page.ts";

/** "Morning 7:00 AM – 12:00 PM and All day …". @param names of the usual windows, where they have others */
function windowsList(windows: readonly TimeOfDay[], link: string, names: NamesOf = {}): string {
  const listed = windows.map((one) => {
    const { name, hours } = windowNamed(one);
    return `${names[one] ?? name} ${hours}`;
  });
  return joinWords(listed, link);
}
type NamesOf = Readonly<Record<TimeOfDay, string>>;

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const CUENTAS = ["ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"];
const NOMBRES: NamesOf = { Morning: "mañana", Afternoon: "tarde", Evening: "noche" };

const ENGLISH = {
  and: "and",
  or: "or",
  listed: (list: string) => `Got it. Your list: ${list}.`,
  still: (list: string) => `Here's your list: ${list}.`,
  ready: "Your list is ready when you are.",
  empty: "Done, your list is empty. Tell me what you want gone.",
  total: (total: string) => `That comes to ${total}.`,
  discounted: (total: string) => `That comes to ${total} with {percent} off.`,
  aboutUs: (facts: string) => `Here is what we can tell you about us. ${facts}`,
  discountOn: "Your {percent} off is already attached.",
  howMany: (name: string) => `${name}: how many do you have?`,
  whichSize: (name: string) => `I put ${name} for now. Which one is it?`,
  isGoing: (name: string) => `Is this going too: ${name}?`,
  whichGo: (names: string) => `Which of these are going: ${names}?`,
  all: "All of these",
  takeThis: (name: string) => `Take this: ${name}`,
  without: (name: string) => `All but this: ${name}`,
  asListed: "As it is on the list",
  yes: (name: string) => `Yes, take it: ${name}`,
  no: "No, leave it",
  none: "None of these",
  whichList: "Which of these should the crew take?",
  nothing: "Nothing at all",
  windows: (windows: readonly TimeOfDay[]) => {
    const count = `${COUNTS[windows.length]} ${windows.length === 1 ? "window" : "windows"}`;
    return `${count}: ${windowsList(windows, "and")}`;
  },
  showIt: `Or show it to us: press ${QUOTE_PAGE} below, and we send you a price.`,
  tooMany: (name: string, asked: number) =>
    `${asked} for ${name} is more than one booking holds, so I put 200. Is that number right? For more, call {phone}.`,
  refused: (name: string, advice: string) => `We can't take ${name}. ${advice}`,
  unknown: (phrase: string, nearest: readonly string[]) =>
    nearest.length > 0
      ? `I don't have "${phrase}" on the price list. The nearest I have: ` +
        `${nearest.join(", ")}. If one fits, say its name; if not, ask for a Custom Job.`
      : `I don't have "${phrase}" on the price list. Ask for a Custom Job and the crew will price it, or call {phone}.`,
};

/** The sentences a reply is put together from. */
export type ReplyWords = typeof ENGLISH;

const SPANISH: ReplyWords = {
  and: "y",
  or: "o",
  listed: (list) => `Anotado. Su lista: ${list}.`,
  still: (list) => `Su lista sigue así: ${list}.`,
  ready: "Su lista está lista cuando usted guste.",
  empty: "Hecho, su lista está vacía. Dígame qué quiere que nos llevemos.",
  total: (total) => `En total: ${total}.`,
  discounted: (total) => `En total, con el {percent} de descuento: ${total}.`,
  aboutUs: (facts) => `Esto es lo que le podemos decir de nosotros (en inglés). ${facts}`,
  discountOn: "Su {percent} de descuento ya está aplicado.",
  howMany: (name) => `${name}: ¿cuántos son?`,
  whichSize: (name) => `Por ahora anoté ${name}. ¿Cuál es?`,
  isGoing: (name) => `¿Nos llevamos también esto: ${name}?`,
  whichGo: (names) => `¿Qué de esto nos llevamos: ${names}?`,
  all: "Todo esto",
  takeThis: (name) => `Llévense esto: ${name}`,
  without: (name) => `Todo menos esto: ${name}`,
  asListed: "Como está en la lista",
  yes: (name) => `Sí, llévenselo: ${name}`,
  no: "No, déjenlo",
  none: "Ninguno de estos",
  whichList: "¿Qué nos llevamos de esto?",
  nothing: "Nada de nada",
  windows: (windows) => {
    const count = `${CUENTAS[windows.length]} ${windows.length === 1 ? "horario" : "horarios"}`;
    return `${count}: ${windowsList(windows, "y", NOMBRES)}`;
  },
  showIt: `O muéstrenoslo: presione ${QUOTE_PAGE} abajo y le mandamos un precio.`,
  tooMany: (name, asked) =>
    `${asked} de ${name} es más de lo que cabe en una reserva, así que ` +
    `puse 200. ¿Es correcto el número? Para más, llame al {phone}.`,
  refused: (name, advice) => `No podemos llevarnos esto: ${name}. ${advice}`,
  unknown: (phrase, nearest) =>
    nearest.length > 0
      ? `No tengo «${phrase}» en la lista de precios. Lo más parecido: ${nearest.join(", ")}. ` +
        `Si alguno le sirve, dígame su nombre; si no, pida un Custom Job.`
      : `No tengo «${phrase}» en la lista de precios. Pida un Custom ` +
        `Job y el equipo le da el precio, o llame al {phone}.`,
};

export const REPLY_WORDS: Readonly<Record<Language, ReplyWords>> = { en: ENGLISH, es: SPANISH };
