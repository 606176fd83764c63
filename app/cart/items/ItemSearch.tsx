import { hrefOf } from "#app/lib/language.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { SearchInput } from "./SearchInput.tsx";
import { words } from "./words.ts";

type ItemSearchProps = {
  /** The query in the address. */
  query: string;
  /** How many items were found. */
  found: number;
  /** How many things were found that no crew takes. */
  notTaken: number;
  /** The field gets the focus. */
  onTurnTo: () => void;
  onType: (query: string) => void;
};

/** Filters while the visitor types; without JavaScript Enter sends the query to the server. */
export function ItemSearch({ query, found, notTaken, onTurnTo, onType }: ItemSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      className="search"
      role="search"
      action={hrefOf("/itemized")}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <SearchInput query={query} onTurnTo={onTurnTo} onType={onType} />
      <p className="vh" role="status">
        {words.found(priceWords.items(found), notTaken)}
      </p>
    </form>
  );
}
