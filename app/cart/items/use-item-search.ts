import { useCallback, useMemo, useRef, useState } from "react";
import { hrefOf } from "#app/lib/language.ts";
import type { Product } from "#app/prices/catalog.ts";
import type { searchItems, searchNotTaken } from "#app/prices/catalog-search.ts";
import type { NotTakenThing } from "./NotTaken.tsx";

/** The answer of /search-words. */
type Words = {
  /** Everyday words by item id. */
  items: Record<string, readonly string[]>;
  notTaken: readonly (NotTakenThing & { aliases: readonly string[] })[];
};

export type ItemPage = {
  items: readonly Product[];
  /** The query in the address. */
  query: string;
  /** The ids that the server found for it; null without a query. */
  found: readonly string[] | null;
  notTaken: readonly NotTakenThing[];
};

/** app/prices/catalog-search.ts, or what loads it. */
type Search = { searchItems: typeof searchItems; searchNotTaken: typeof searchNotTaken };

/**
 * Searches while the visitor types. Everyday words are fetched once the field gets the focus. Until
 * they arrive only names are searched, and a search without a hit leaves the list as it is, as does one
 * whose code has yet to be loaded.
 */
export function useItemSearch(
  { items, query, found: asked, notTaken: refused }: ItemPage,
  search: Search | (() => Promise<Search>),
) {
  const [typed, setTyped] = useState(query);
  const { words, tools, isOnItsWay, fetchWords } = useWords(search);
  const served = useMemo(() => asked && inOrder(items, asked), [items, asked]);
  const found = useMemo((): readonly Product[] => {
    if (typed === query && served) return served;
    if (!tools || typed.trim() === "") return items;
    const known = items.map((item) => ({ ...item, aliases: words?.items[item.id] }));
    const matches = tools.searchItems(known, typed);
    return matches.length === 0 && isOnItsWay ? items : matches;
  }, [items, query, served, typed, words, tools, isOnItsWay]);
  const notTaken = useMemo(
    () =>
      typed === query
        ? refused
        : (tools?.searchNotTaken(words?.notTaken ?? [], typed, found.length > 0) ?? []),
    [query, refused, typed, words, tools, found],
  );
  const type = useCallback(
    (text: string) => {
      if (text.trim() !== "") fetchWords();
      setTyped(text);
    },
    [fetchWords],
  );
  return { typed, found, notTaken, type, prepare: fetchWords };
}

function inOrder(items: readonly Product[], ids: readonly string[]): Product[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function useWords(search: Search | (() => Promise<Search>)) {
  const [words, setWords] = useState<Words | null>(null);
  const [tools, setTools] = useState(typeof search === "function" ? null : search);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isAsked = useRef(false);
  const fetchWords = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setOnItsWay(true);
    try {
      if (typeof search === "function") setTools(await search());
      const answer = await fetch(hrefOf("/search-words"));
      if (!answer.ok) throw new Error(`${answer.status}`);
      setWords(await answer.json());
    } catch {
      // Names are searched without them, and the next letter sends the request again.
      isAsked.current = false;
    }
    setOnItsWay(false);
  }, [search]);
  return { words, tools, isOnItsWay, fetchWords };
}
