/** English nouns in -ches, -shes, -sses, -xes, -zes lose the whole "es". */
const SIBILANT_PLURAL = /(?:ch|sh|ss|x|zz)es$/;

/** The singular of an English noun, by its ending; a word that is no plural comes back as it is. */
export function englishSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (SIBILANT_PLURAL.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("elves")) return `${word.slice(0, -3)}f`;
  return word.slice(0, -1);
}

/** The singular of a Spanish noun that ends in a consonant ("sillones", "luces"), or the word. */
export function spanishSingular(word: string): string {
  if (word.length < 6 || !word.endsWith("es")) return word;
  return word.endsWith("ces") ? `${word.slice(0, -3)}z` : word.slice(0, -2);
}
