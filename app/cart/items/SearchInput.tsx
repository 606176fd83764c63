import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./input-words.ts";
import "#app/ui/styles/search.css";

type SearchInputProps = {
  /** The query in the address. */
  query: string;
  /** The field gets the focus. */
  onTurnTo: () => void;
  onType: (query: string) => void;
};

/** The search field, with the id and name `q`; its form has the label. */
export function SearchInput({ query, onTurnTo, onType }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The visitor may have typed before the scripts ran.
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
        placeholder={words.example}
        defaultValue={query}
        onFocus={onTurnTo}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
