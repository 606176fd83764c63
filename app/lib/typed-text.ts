/** Text as it comes in from outside: what nobody sees never enters anything that is stored. */

/**
 * Marks that turn the direction of text, fillers, tags and other unseen characters. Joiners and
 * variation selectors stay: names and emoji are spelled with them.
 */
const UNSEEN = new RegExp(
  String.raw`(?!\u200C|\u200D|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}` +
    String.raw`\p{Surrogate}\uFFF9-\uFFFB]`,
  "gu",
);

/** Those that end no line. */
const CONTROLS = /[^\P{Cc}\t\n\r]+/gu;

/** Text without unseen characters, and a blank for control characters; its lines and tabs stay. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "").replace(CONTROLS, " ");
}

/** One line without control characters and without blanks around it. */
export function singleLine(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** The same of several lines. */
export function severalLines(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}

/**
 * The beginning of a text, cut between two characters: half of one, as of an emoji, cannot be put into a
 * link (`encodeURIComponent` throws).
 * @param units at most, of UTF-16
 */
export function beginningOf(text: string, units: number): string {
  return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, "");
}

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that goes into a sentence of words: one that runs from right to left is kept apart from the rest. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
