/** A set of words from one line of text each: the tables of this folder read as prose. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}

/** The words of several tables in one, so that a word is looked up once. */
export function unionOf(...tables: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => [...table]));
}
