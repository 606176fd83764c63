/** How a customer finds items, and learns what is not taken (rule 10). */

/** What a search finds by its name or by one of its everyday words. */
type Named = {
  name: string;
  nameEs?: string | undefined;
  aliases?: readonly string[] | undefined;
};

/**
 * Items whose name contains the query, case-insensitive (rule 10), followed by items that only their
 * everyday words match (rule 335). A blank query finds everything, in price-list order.
 */
export function searchItems<Item extends Named>(items: readonly Item[], query: string): Item[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [...items];
  const folded = fold(wanted);
  const isNamed = ({ name }: Item) => fold(name).includes(folded);
  const words = folded.split(/\s+/).map(singular);
  const isKnown = (item: Item) => {
    const others = otherNames(item);
    if (others.some((text) => text.toLowerCase().includes(wanted))) return true;
    const known = fold(` ${[item.name, ...others].join(" ")}`);
    return words.every((word) => known.includes(` ${word}`));
  };
  return [...items.filter(isNamed), ...items.filter((item) => !isNamed(item) && isKnown(item))];
}

/** What it is called besides its name: in Spanish, and in everyday words. */
export function otherNames({ nameEs, aliases = [] }: Omit<Named, "name">): string[] {
  return [...(nameEs ? [nameEs] : []), ...aliases];
}

/** In small letters and without accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A beginning that a word has in common with its plural, in English and Spanish. */
function singular(word: string): string {
  return word.replace(/(?<=...)e?s$/, "");
}

/** Shorter beginnings are those of too many words: "ca" is a cabinet, a carpet and a can of paint. */
const MIN_NOT_TAKEN_QUERY = 3;

/**
 * Things no crew takes that the query is about. Beside items it begins a thing's name or the last word
 * of one of its names, which says what it is: lamp oil is an oil, and no answer to "lamp". Where no
 * item is found, it may begin any word.
 */
export function searchNotTaken<Thing extends Named>(
  things: readonly Thing[],
  query: string,
  hasItems: boolean,
): Thing[] {
  const wanted = fold(query.trim());
  if (wanted.length < MIN_NOT_TAKEN_QUERY) return [];
  const isAbout = (text: string) => {
    const words = fold(text);
    const at = ` ${words}`.lastIndexOf(` ${wanted}`);
    return at >= 0 && !(hasItems && words.includes(" ", at + wanted.length));
  };
  return things.filter(
    ({ name, aliases = [] }) => fold(name).startsWith(wanted) || [name, ...aliases].some(isAbout),
  );
}

const MAX_QUERY_CHARACTERS = 100;

/**
 * What a page says of a search: the query as far as it is read, the ids of the items it finds (null
 * for a blank one) and what is not taken.
 */
export function searchPriceList<Item extends Named & { id: string }>(
  items: readonly Item[],
  notAccepted: readonly (Named & { id: string; advice: string })[],
  asked: string,
) {
  const query = asked.slice(0, MAX_QUERY_CHARACTERS);
  const found = searchItems(items, query);
  const notTaken = searchNotTaken(notAccepted, query, found.length > 0);
  return {
    query,
    found: query.trim() === "" ? null : found.map(({ id }) => id),
    notTaken: notTaken.map(({ id, name, advice }) => ({ id, name, advice })),
  };
}
