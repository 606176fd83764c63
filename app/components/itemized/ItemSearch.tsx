import { SearchInput } from "./SearchInput.tsx";

type ItemSearchProps = {
  /** What the address asks for. */
  query: string;
  /** How many items the list shows. */
  found: number;
  /** How many things it shows that are not taken. */
  notTaken: number;
  /** The visitor is about to type. */
  onTurnTo: () => void;
  onType: (query: string) => void;
};

/** Filters as one types; without JavaScript Enter asks the server. */
export function ItemSearch({ query, found, notTaken, onTurnTo, onType }: ItemSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      className="search"
      role="search"
      action="/itemized"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="vh" htmlFor="q">
        Search items
      </label>
      <SearchInput query={query} onTurnTo={onTurnTo} onType={onType} />
      <p className="vh" role="status">
        {found} {found === 1 ? "item" : "items"} shown
        {notTaken > 0 && `, ${notTaken} we can't take`}
      </p>
    </form>
  );
}
