/** The word for "and" before another word: "e" where that begins with the sound of an i, "y" elsewhere. */
export const spanishAnd = (next: string) => (/^h?i(?!e)/i.test(next) ? "e" : "y");

/** A sentence with its stop, which that of "p.m." may be. */
export const endedInSpanish = (sentence: string) => sentence.replace(/\.?$/, ".");
