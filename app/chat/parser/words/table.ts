/** The words of a text, so that tables read as prose: wordSet`a an un una`. */
export function wordSet(text: TemplateStringsArray): ReadonlySet<string> {
  return new Set(text.join("").trim().split(/\s+/));
}

/** The words of several tables in one, so that a word is looked up once. */
export function unionOf(...tables: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(tables.flatMap((table) => [...table]));
}

/** For each word of a table its name: namesByWord`large: big huge | small: little`. */
export function namesByWord(text: TemplateStringsArray): ReadonlyMap<string, string> {
  const rows = text
    .join("")
    .split("|")
    .map((row) => row.trim().split(/:?\s+/));
  return new Map(rows.flatMap(([name = "", ...words]) => words.map((word) => [word, name])));
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
