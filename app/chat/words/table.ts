/** The words of a text, so that tables read as prose: wordSet`a an un una`. */
export function wordSet(text: TemplateStringsArray): ReadonlySet<string> {
  return new Set(text.join("").split(/\s+/));
}

/** The words of several tables in one, so that a word is looked up once. */
export function unionOf(...tables: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => [...table]));
}

/** For each word of a table with a line of spellings per name, its name. */
export function namesByWord(spellings: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(spellings).flatMap(([name, words]) =>
      words.split(" ").map((word) => [word, name] as const),
    ),
  );
}

/** The values of each key, in the order they come. */
export function grouped<Key, Value>(
  pairs: Iterable<readonly [Key, Value]>,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
