import { phraseTable } from "./phrase-table.ts";

/** Take back what was just said, whatever follows: "no wait", "I mean", "mejor dicho". */
export const REPAIRS = phraseTable(
  "no wait|wait no|i mean|i meant|meant|scratch that|strike that|correction|sorry|rather|make that|make it|make em|hold on|oops|my bad|actually no|no actually|no no|i misspoke|let me correct|excuse me",
  "digo|perdon|mejor dicho|quise decir|quiero decir|no espera|espera no|espera|me equivoque|corrijo",
);

/** May take it back, when what follows is of its kind: "actually", "or more like". */
export const DOUBTS = phraseTable(
  "actually|no|wait|well|er|or|maybe|instead|more like|i guess|better|change|switch|swap",
  "mas bien|mejor|bueno|en realidad|ah no|cambi|cambia|cambie|cambialo|cambiala",
);

/** Say of the thing before what it is, with a subject of their own. */
export const TELLS = phraseTable(
  "its|it is|it was|thats|that is|that was|theyre|they are|they were|those are|these are|this is|which is|which are|that are|it should be|they should be|it should have been|that should be|turns out its|i think its|i guess its|i call it|calls it|call it|called",
  "es|son|era|eran|que es|que son|se llama|es como|es mas bien|deberia ser",
);

/** The same right behind a name: "the couch is", "a couch, more of". */
export const EQUALS = phraseTable(
  "is|are|was|were|being|should be|should have been|needs to be|need to be|would be|must be|is supposed to be|more of|more like|sort of|kind of|or rather",
  "es|son|era|deberia ser|debe ser|tiene que ser|mas bien|una especie de",
);

/** Name again what was named before: "so just the couch", "that's 4 in total". */
export const SUMS = phraseTable(
  "so|just|only|total|in total|in all|all in all|again|anyway|anyways|overall|altogether|to confirm|to recap|to sum up|to be clear|leaves|that leaves|leaving|summary|recap|basically|bottom line",
  "entonces|nomas|solo|solamente|unicamente|en total|o sea|osea|quedan|serian|resumen|en resumen",
);

/** Say yes to what was named: "yes, a grandfather clock". */
export const AFFIRMS = phraseTable(
  "yes|yep|yeah|yup|right|correct|exactly|si|claro|correcto|exacto",
);

/** Bring up one more. */
export const ADDS = phraseTable(
  "also|plus|add|adding|and|another|too|as well|additionally|forgot|more|n|oh|include|throw in",
  "tambien|agrega|agregar|agregue|agreguen|agregale|anade|anadir|otro|otra|ademas|y|e|aparte|mas",
);

/** Stand among the phrases above and say nothing themselves. */
export const LINK_FILLERS = phraseTable(
  "um|uh|uhm|hmm|like|originally|really|just|all|both|oh|ok|okay|ah|the|a|an|i|think|guess|believe|but|though|you|know|see|lol|please|then|now|technically|probably|said|say|say it|there|theres|there are|we|have|got|ive|weve|be|to|for|one|kind|of|of course|today|here|looks|seems|bit|little|something|up|that|this|too|in|it|with",
  "de|un|una|el|la|los|las|hecho|pues|bueno|este|como|que|sea|sean|poco|realmente|porque|hay|tengo|tenemos|pero|ahora|ya|si|no|seria",
);
