import { wordSet } from "./table.ts";

/** Nouns that are verbs or adjectives as often; without a noun's company they are not read as things. */
export const AMBIGUOUS = wordSet(
  "safe window swing swings pool monitor monitors log logs cooler brush sink sinks grill fence rocks scrap fan spa tile press shower showers picture painting art",
  "trunk stick sticks box bag bags range server table mirror lamp island bench door tent log plaster smoker rocker range records",
  "tire comoda cambiador comedor banco canasta cerca tina cuna hojas tierra paleta",
);

/** "cerca de la 45" is near it; only "la cerca de madera" is a fence. */
export const PLACES_BEFORE_OF = wordSet("cerca");

/** A noun does not follow these. */
export const NOT_BEFORE_NOUN = wordSet(
  "i you u we they he she it to can will ill well youll theyll would could should must is are be im was were been get gets getting feel feels felt very so too really always never",
  "please lets dont me him them us home arrive arrived arrives everyone everybody ya yo ella nosotros muy tan esta estan nada poco super bastante era es mas menos que lo se le les",
);
/** A verb or an adjective stands before these. */
export const NOT_AFTER_NOUN = wordSet("to by up me you him us it around through over");

/** Between these any noun of the lists is a verb: "don't make me chair another meeting", "they will table the motion". */
export const VERB_AFTER = wordSet(
  "i you u we they to will ill well youll theyll would can could should must cant cannot wont dont didnt lets me us please who",
);
export const OBJECT_BEGINS = wordSet(
  "the a an another my your our his their this that it him her them us me for early",
);
