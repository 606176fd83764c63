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
  "mines|mine is|ours is|its|it is|it was|thats|that is|that was|theyre|they are|they were|those are|these are|this is|which is|which are|that are|it should be|they should be|it should have been|that should be|turns out its|i think its|i guess its|i call it|calls it|call it|called|turns out to be|turned out to be|ended up being",
  "el mio es|la mia es|es|son|era|eran|que es|que son|se llama|es como|es mas bien|deberia ser",
);

/** The same right behind a name: "the couch is", "a couch, more of". */
export const EQUALS = phraseTable(
  "is|are|was|were|being|should be|should have been|needs to be|need to be|would be|must be|is supposed to be|more of|more like|sort of|kind of|or rather|turned out to be|turns out to be|turned out being|turn out to be|ended up being|ends up being|appears to be|appear to be|proved to be|happens to be|seems to be|looks to be|seem to be",
  "es|son|era|deberia ser|debe ser|tiene que ser|mas bien|una especie de|resulto ser|resulto|resulta ser|resultaron ser|parece ser|salio ser",
);

/** Name again what was named before: "so just the couch", "that's 4 in total". */
export const SUMS = phraseTable(
  "so|just|only|total|in total|in all|all in all|again|anyway|anyways|overall|altogether|to confirm|to recap|to sum up|to be clear|leaves|that leaves|leaving|summary|recap|basically|bottom line|lets say|we can say|just say",
  "entonces|nomas|solo|solamente|unicamente|en total|o sea|osea|quedan|serian|resumen|en resumen|digamos",
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

/** Hold a word that adds and add nothing: "it is more like 15". */
export const COMPARES = phraseTable(
  "more like|more of|no more|more or less",
  "mas bien|mas o menos|mas como|nada mas",
);

/** Say nothing of what the thing before is: "a, what do you call it, a microwave", "its got chairs". */
export const SEARCHES = phraseTable(
  "what do you call it|what do you call them|what do you call that|what do they call it|whats it called|what is it called|what you call it|whatever you call it|its got|it has got",
  "como se llama|como se llaman|como se dice|como le dicen",
);

/** Stand among the phrases above and say nothing themselves. */
export const LINK_FILLERS = phraseTable(
  "um|uh|uhm|hmm|like|originally|really|just|only|all|both|oh|ok|okay|ah|the|a|an|i|think|guess|believe|but|though|you|know|see|lol|please|then|now|technically|probably|said|say|say it|there|theres|there are|we|have|got|ive|weve|be|to|for|one|kind|of|of course|today|here|looks|seems|bit|little|something|up|that|this|too|in|it|with",
  "de|un|una|el|la|los|las|solo|solamente|nomas|hecho|pues|bueno|este|como|que|sea|sean|poco|realmente|porque|hay|tengo|tenemos|pero|ahora|ya|si|no|seria",
);
