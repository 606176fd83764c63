/** The word for "and" before another word: "e" where that begins with the sound of an i, "y" elsewhere. */
export const spanishAnd = (next: string) => (/^h?i(?!e)/i.test(next) ? "e" : "y");
