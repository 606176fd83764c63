/** What a customer's text asks of the site (rules 375 to 377), in English and Spanish. */

import type { Language } from "#app/lib/language.ts";

export type TextCommand = "stop" | "start" | "help" | "confirm" | "yes";

const WORDS: Record<TextCommand, Record<Language, readonly string[]>> = {
  stop: {
    en: [
      ...["STOP", "STOPALL", "STOP ALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE"],
      ...["OPTOUT", "OPT OUT", "OPT-OUT", "REMOVE", "REMOVE ME", "NO MORE", "NO MORE TEXTS"],
    ],
    es: [
      ...["ALTO", "PARAR", "PARA", "PARE", "PAREN", "CANCELAR", "CANCELA", "DETENER", "BASTA"],
      ...["BAJA", "DAR DE BAJA", "DARME DE BAJA", "NO MAS", "NO MAS MENSAJES", "TERMINAR", "FIN"],
    ],
  },
  start: {
    en: ["START", "UNSTOP", "SUBSCRIBE", "OPTIN", "OPT IN", "RESUME"],
    es: ["EMPEZAR", "EMPIEZA", "INICIAR", "INICIO", "COMENZAR", "REANUDAR", "ALTA"],
  },
  help: { en: ["HELP", "INFO"], es: ["AYUDA", "INFORMACION"] },
  confirm: {
    en: ["C", "CONFIRM", "CONFIRMED"],
    es: ["CONFIRMO", "CONFIRMAR", "CONFIRMADO", "CONFIRMADA"],
  },
  yes: { en: ["YES", "Y"], es: ["SI"] },
};

/** "Please stop texting me": a request whose words are these alone. */
const STOP_REQUEST = new RegExp(
  "^(?:(?:PLEASE|POR FAVOR) )?(?:STOP|QUIT|NO MORE|DEJEN DE|DEJE DE|YA NO)(?: (?:ALL|TEXTING|TEXTS?|MESSAGES?|" +
    "MESSAGING|SENDING|THESE|THIS|THE|ME|NOW|PLEASE|MANDAR|MANDARME|ENVIAR|ENVIARME|MENSAJES|TEXTOS|MAS|" +
    "POR FAVOR))+$",
);

const SPANISH_REQUEST = /^(?:POR FAVOR )?(?:DEJEN? DE|YA NO) /;

/** Twilio itself answers these, and holds back what would be sent to a number that has stopped. */
const ANSWERED_BY_SERVICE = [
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"],
  ...["START", "UNSTOP", "YES", "HELP", "INFO"],
];

/** The only words of a text; null: it is no command, and a person reads it. */
export function commandOf(text: string): TextCommand | null {
  const words = bare(text);
  const found = Object.entries(WORDS).find(
    ([, { en, es }]) => en.includes(words) || es.includes(words),
  );
  if (found) return found[0] as TextCommand;
  return STOP_REQUEST.test(words) ? "stop" : null;
}

/** Whether a command is in Spanish; an English one is known to those who speak no English too. */
export function isSpanishCommand(text: string): boolean {
  const words = bare(text);
  return SPANISH_REQUEST.test(words) || Object.values(WORDS).some(({ es }) => es.includes(words));
}

/** Whether the texting service answers a command by itself. */
export function isAnsweredByService(text: string): boolean {
  return ANSWERED_BY_SERVICE.includes(bare(text));
}

/** "CANCEL" ends the texts, and may mean the pickup: a person looks at it too. */
export function mayMeanPickup(text: string): boolean {
  return /^CANCEL(?:AR|A)?$/.test(bare(text));
}

/** In capitals, without accents and without signs around the words. */
function bare(text: string): string {
  return text
    .slice(0, 100)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z-]+/g, " ")
    .trim();
}
