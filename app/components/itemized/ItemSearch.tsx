import { useEffect, useRef } from "react";
import { Icon } from "#app/components/Icon.tsx";
import "#app/styles/search.css";

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
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the scripts came is known to the page alone.
    if (input.current) onType(input.current.value);
  }, [onType]);
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
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder="Search couch, fridge, treadmill"
        defaultValue={query}
        onFocus={onTurnTo}
        onChange={(event) => onType(event.target.value)}
      />
      <p className="vh" role="status">
        {found} {found === 1 ? "item" : "items"} shown
        {notTaken > 0 && `, ${notTaken} we can't take`}
      </p>
    </form>
  );
}
