import { useEffect, useRef } from "react";
import { Icon } from "#app/components/Icon.tsx";
import "#app/styles/search.css";

type SearchInputProps = {
  /** What the page was asked for. */
  query: string;
  /** The visitor is about to type. */
  onTurnTo: () => void;
  onType: (query: string) => void;
};

/** The search for items, with the id and the name `q`; its label is its form's. */
export function SearchInput({ query, onTurnTo, onType }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the scripts came is known to the page alone.
    if (input.current) onType(input.current.value);
  }, [onType]);
  return (
    <>
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
    </>
  );
}
