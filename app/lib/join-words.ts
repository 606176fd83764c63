/** "a", "a and b", "a, b and c". @param link the word before the last one */
export function joinWords(words: readonly (string | number)[], link: string): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;
}
