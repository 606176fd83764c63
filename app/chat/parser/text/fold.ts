/** Longest text the parser reads; the rest of a longer message is not looked at. */
export const MAX_CHARACTERS = 8000;

/** "a nursery 😭 pool table": a picture between two words parts them. */
const PICTURES =
  /(?<=[a-z0-9)])\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d)+\s*(?=[a-z0-9])/gu;
/** "Sofa: Y\nRug: N" */
const ANSWERS = /(?<=[:= ])[yn](?= *(?:\n|$))/g;
/** "the sofa's in the garage", "the couch's ripped", but "my mom's chair". */
const IS = new RegExp(
  String.raw`\b(?!(?:s?he|it|that|there|here|wh\w+|how|let|this)')([a-z]{2,})'s(?= (?:\d|` +
    "(?:like|in|on|at|by|an?|the|my|not|no|still|actually|already|also|just|" +
    "only|really|been|got|gotta|gonna|going|staying|gone|coming|full|upstairs|" +
    "downstairs|outside|inside|under|behind|near|next|down|out|beyond|too|very|" +
    String.raw`super|pretty|kinda|missing|leaking|working|mine|hers|his|theirs)\b|(?:[a-z]{3,}ed|` +
    String.raw`dead|broken?|torn|bent|fine|good|bad|shot|empty|ok|okay|junk|trash|rusty)(?:[,.!?\n]|` +
    String.raw`$| (?:and|so|but|can|take|haul|n)\b)))`,
  "g",
);

/**
 * One plain spelling of what was typed: lower case, no accents, straight quotes, dashes as hyphens,
 * contractions in full where they would be other words ("she'd", "he'll") or without their apostrophe
 * ("don't" is "dont"), "don't need it no more" as "anymore", "a/c" as a word, "couchx2" as
 * two, a dictated "comma" as one.
 */
export function foldText(text: string): string {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[✅✔☑✓👍]/gu, " yes ")
    .replace(/[❌✗✘👎]/gu, " no ")
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/×/g, "x")
    .replace(/(\d)[–—](?=\d)/g, "$1-")
    .replace(/[–—]/g, " - ")
    .replace(PICTURES, ", ")
    .replace(/ comma(?= )/g, ", ")
    .replace(/ (?:period|question mark|exclamation (?:point|mark)|new line)(?= |$)/g, ". ")
    .replace(/\.{2,}|…/g, ". ")
    .replace(/\r\n?/g, "\n")
    .replace(IS, "$1 is")
    .replace(/,(?= (?:qty|quantity|cantidad)\b)|(?<=\bqty)\./g, "")
    .replace(/\b(?:w\/o|s\/)(?= )/g, "without")
    .replace(/(?<=[a-z]{3})x(?=\d{1,2}\b)|(?<=\b\d{1,2})x(?=[a-z]{3})/g, " x ")
    .replace(/(\d)\+(?= [a-z])/g, "$1")
    .replace(/ (?:or so|mas o menos|masomenos|o algo asi)\b/g, "")
    .replace(/\bseats ([4-9]|1\d|four|six|eight|ten|twelve)\b/g, "$1 seater")
    .replace(/\bun(?:o|a)? sol[oa]\b/g, "1")
    .replace(/\bcon todo y\b|\bc\/(?= )/g, "con")
    .replace(/ 4(?= (?:the|my|our|your|us|me|u|yall|you)\b)/g, " for")
    .replace(/'ll\b/g, " will")
    .replace(/(?<!i)'d\b/g, " would")
    .replace(/\b((?:do|does|ai|ca|wo)n'?t \w+(?: it| them)?) no more\b/g, "$1 anymore")
    .replace(/([a-z0-9])'(?=[a-z])/g, "$1")
    .replace(/\b([a-vx-z])\/([a-z])\b/g, "$1$2");
  const isForm = (plain.match(ANSWERS)?.length ?? 0) > 1;
  return isForm ? plain.replace(ANSWERS, (letter) => (letter === "y" ? "yes" : "no")) : plain;
}

/** The singular of an English noun, by its ending; a word that is no plural comes back as it is. */
export function englishSingular(word: string): string {
  if (word.length < 4 || !/[^isu]s$/.test(word)) return word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.endsWith("elves") ? `${word.slice(0, -3)}f` : word.slice(0, -1);
}
