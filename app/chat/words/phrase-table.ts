/** Phrases of a few words each, looked up in a run of words. */
export type PhraseTable = {
  phrases: ReadonlySet<string>;
  /** The last word of each. */
  ends: ReadonlySet<string>;
  longest: number;
};

/** A table of the phrases of some lines, parted by "|". */
export function phraseTable(...lines: readonly string[]): PhraseTable {
  const phrases = lines.flatMap((line) => line.split("|"));
  return {
    phrases: new Set(phrases),
    ends: new Set(phrases.map((phrase) => phrase.split(" ").at(-1) ?? "")),
    longest: Math.max(...phrases.map((phrase) => phrase.split(" ").length)),
  };
}

/** True when a phrase of the table stands somewhere in the words. */
export function holdsPhrase(words: readonly string[], table: PhraseTable): boolean {
  return words.some((_, at) => phraseEndsAt(words, at + 1, table));
}

/** True when a phrase of the table ends right before a place. */
export function phraseEndsAt(words: readonly string[], end: number, table: PhraseTable): boolean {
  return phraseLengthAt(words, end, table) > 0;
}

/** How many words the shortest phrase has that ends right before a place; 0 for none. */
function phraseLengthAt(words: readonly string[], end: number, table: PhraseTable): number {
  if (!table.ends.has(words[end - 1] ?? "")) return 0;
  let phrase = "";
  for (let at = end - 1; at >= 0 && at >= end - table.longest; at -= 1) {
    phrase = phrase === "" ? (words[at] ?? "") : `${words[at]} ${phrase}`;
    if (table.phrases.has(phrase)) return end - at;
  }
  return 0;
}

/** The words that belong to none of the table's phrases. */
export function withoutPhrases(words: readonly string[], table: PhraseTable): string[] {
  const rest: string[] = [];
  for (let end = words.length; end > 0; ) {
    const length = phraseLengthAt(words, end, table);
    if (length === 0) rest.unshift(words[end - 1] ?? "");
    end -= Math.max(length, 1);
  }
  return rest;
}

/** Every single word of the tables' phrases. */
export function wordsOfTables(...tables: readonly PhraseTable[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ phrases }) => [...phrases].flatMap((one) => one.split(" "))));
}
