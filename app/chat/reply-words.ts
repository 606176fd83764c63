import { joinWords } from "#app/lib/join-words.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { spanishAnd } from "#app/lib/spanish.ts";
import { type TimeOfDay, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { QUOTE_PAGE } from "./quote-page.ts";

/** "Morning 7:00 AM – 12:00 PM and All day …" */
function windowsList(windows: readonly TimeOfDay[]): string {
  const listed = windows.map((one) => {
    const { name, hours } = windowNamed(one);
    return `${name} ${hours}`;
  });
  return joinWords(listed, "and");
}

/** "mañana 7:00 a.m. – 12:00 p.m. y tarde …" */
function listaDeHorarios(windows: readonly TimeOfDay[]): string {
  const listed = inLanguage("es", () =>
    windows.map((one) => `${windowWord(one)} ${windowNamed(one).hours}`),
  );
  return joinWords(listed, spanishAnd(listed.at(-1) ?? ""));
}

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const CUENTAS = ["ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"];

const ENGLISH = {
  and: (_next: string) => "and",
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
    return `${count}: ${windowsList(windows)}`;
  },
  showIt: `Or show it to us: press ${QUOTE_PAGE.en} below, and we send you a price.`,
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
  and: spanishAnd,
  listed: (list) => `Anotado. Su lista: ${list}.`,
  still: (list) => `Su lista sigue así: ${list}.`,
  ready: "Su lista está lista cuando usted guste.",
  empty: "Hecho, su lista está vacía. Dígame qué quiere que nos llevemos.",
  total: (total) => `En total: ${total}.`,
  discounted: (total) => `En total, con el {percent} de descuento: ${total}.`,
  aboutUs: (facts) => `Esto es lo que le podemos decir de nosotros. ${facts}`,
  discountOn: "Su {percent} de descuento ya está aplicado.",
  howMany: (name) => `${name}: ¿qué cantidad tiene?`,
  whichSize: (name) => `Por ahora anoté “${name}”. ¿Cuál es?`,
  isGoing: (name) => `¿Nos llevamos también esto: ${name}?`,
  whichGo: (names) => `¿Qué de esto nos llevamos: ${names}?`,
  all: "Todo esto",
  takeThis: (name) => `Llévense esto: ${name}`,
  without: (name) => `Todo menos esto: ${name}`,
  asListed: "Como está en la lista",
  yes: (name) => `Sí, se va: ${name}`,
  no: "No, se queda",
  none: "Nada de esto",
  whichList: "¿Qué nos llevamos de esto?",
  nothing: "Nada de nada",
  windows: (windows) => {
    const count = `${CUENTAS[windows.length]} ${windows.length === 1 ? "horario" : "horarios"}`;
    return `${count}: ${listaDeHorarios(windows)}`;
  },
  showIt: `O muéstrenoslo: toque ${QUOTE_PAGE.es} abajo y le mandamos un precio.`,
  tooMany: (name, asked) =>
    `${asked} de ${name} es más de lo que cabe en una reservación, así que ` +
    `puse 200. ¿Es correcto el número? Para más, llame al {phone}.`,
  refused: (name, advice) => `No podemos llevarnos esto: ${name}. ${advice}`,
  unknown: (phrase, nearest) =>
    nearest.length > 0
      ? `No tengo “${phrase}” en la lista de precios. Lo más parecido: ${nearest.join(", ")}. ` +
        `Si alguno le sirve, dígame su nombre; si no, pida un trabajo especial.`
      : `No tengo “${phrase}” en la lista de precios. Pida un ` +
        `trabajo especial y el equipo le da el precio, o llame al {phone}.`,
};

export const REPLY_WORDS: Readonly<Record<Language, ReplyWords>> = { en: ENGLISH, es: SPANISH };
