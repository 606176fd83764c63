import { foldText } from "#app/chat/parser/text/fold.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import type { Language } from "#app/lib/language.ts";

const SPANISH = wordSet`
  el la los las un una unos unas de del que q k y con para por en tengo tenemos quiero queremos
  necesito necesitamos ocupo hola buenas buenos dias tardes noches gracias porfa favor cuanto
  cuanta cuantos llevan llevar lleven llevarse es son mi mis se lo le esta estan este esto ese
  eso nomas solo tambien pero todo toda todos menos si ya muy mas hay viejo vieja donde cuando
  como tirar quitar sacar cobran cuesta tienen eres usted quien cual aqui sirve sirves nada
  llegan vienen trabajan abren cierran cita reserva pagan paga pendejo cupon descuento
  descuentos horario aceptan pueden puede dos tres cuatro cinco seis siete ocho nueve diez va
  bueno mejor tirarla recoger manana hoy`;
const ENGLISH = wordSet`
  the a an and of with for to in on at i we you u have has got need needs want can could do does
  is are my our this that these those it its please thanks hi hello hey how much what when where
  just only not dont no yes ok also plus take pick up haul get rid some old new one two three
  four five six make actually forget`;
/** One of a name in parts tells nothing: "La-Z-Boy". */
const WORDS = /[a-z]+(?:-[a-z]+)*/g;
/** Letters and marks that only Spanish has here, and the endings of its tools and furniture. */
const SPANISH_MARKS = /[ñ¿¡áéíóú]/i;
const SPANISH_ENDING = /(?:dora|doras|dores|illas?|illos?|ciones?|eras?|itos?|itas?)$/;

/** The language a conversation is answered in: that of its latest message that tells. */
export function languageOf(messages: readonly string[]): Language {
  for (const message of messages.toReversed()) {
    const lead = spanishLead(message);
    if (lead !== 0) return lead > 0 ? "es" : "en";
  }
  return "en";
}

/** Above 0 for more Spanish than English, below 0 for more English. */
function spanishLead(message: string): number {
  let lead = SPANISH_MARKS.test(message) ? 1 : 0;
  for (const word of foldText(message).match(WORDS) ?? []) {
    if (SPANISH.has(word)) lead += 1;
    else if (ENGLISH.has(word)) lead -= 1;
    else if (SPANISH_ENDING.test(word)) lead += 0.5;
  }
  return lead;
}
