/** A Texas town with its article: "a Houston", "an Austin", "a Euless". */
export function withArticle(city: string): string {
  return `${/^(?!Eu)[AEIO]/.test(city) ? "an" : "a"} ${city}`;
}
