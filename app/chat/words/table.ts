/** A set of words from one line of text each: the tables of this folder read as prose. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
