/**
 * Words for a text: signs of the GSM alphabet alone that count once, since one sign beyond them would make a
 * text of 160 signs into three of 70 (rule 379).
 */
import { words } from "./words.ts";

/** Two segments: each has 153 signs where there is more than one. */
export const MOST_SIGNS = 306;

const SPELLED: Record<string, string> = {
  ...{ "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...", "•": "-", "´": "'" },
  ...{
    ß: "ss",
    ø: "o",
    Ø: "O",
    æ: "ae",
    Æ: "AE",
    œ: "oe",
    Œ: "OE",
    ł: "l",
    Ł: "L",
    đ: "d",
    Đ: "D",
  },
  ...{
    ð: "d",
    Ð: "D",
    þ: "th",
    Þ: "Th",
    ı: "i",
    "€": "EUR",
    "[": "(",
    "]": ")",
    "{": "(",
    "}": ")",
  },
};

/**
 * Text in plain signs: accents are taken off, and what has no plain sign is left out. Spanish keeps ¿, ¡, é, ñ and
 * ü, which that alphabet has; it has no á, í, ó and ú.
 */
export function plainText(text: string): string {
  return [...text.normalize("NFC")]
    .map(plainSign)
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function plainSign(sign: string): string {
  if (words.ownSigns.includes(sign)) return sign;
  const spelled = [...sign.normalize("NFKD")].map((part) => SPELLED[part] ?? part).join("");
  return spelled.replace(/[^\s!-Z_a-z]/g, "");
}

/** The first name, in at most 20 plain letters; "" where none is left. */
export function plainFirstName(name: string): string {
  const [first = ""] = plainText(name).split(" ");
  return first.replace(/[^A-Za-zÀ-ü'-]/g, "").slice(0, 20);
}

/** How many segments plain words take. */
export function segmentsOf(plain: string): number {
  return plain.length <= 160 ? 1 : Math.ceil(plain.length / 153);
}

/** The sentences that fit into two segments, in their order: the first ones are the most needed. */
export function fitted(sentences: readonly string[]): string {
  return sentences.filter(Boolean).reduce((text, next) => {
    const longer = text === "" ? next : `${text} ${next}`;
    return longer.length <= MOST_SIGNS ? longer : text;
  }, "");
}
