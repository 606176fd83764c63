import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useDeskState } from "./offline/use-desk-state.ts";
import { words } from "./words/desk-words.ts";

/** The crew's choice of the desk's language (rule 588): a full page load, as each language has its own scripts. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const { isOff } = useDeskState();
  const [isRefused, setRefused] = useState(false);
  const { language, label } = words.switchTo;
  const needSignal = (event: FormEvent) => {
    if (isOff) event.preventDefault();
    setRefused(isOff);
  };
  return (
    <form method="post" action="/desk/language" onSubmit={needSignal}>
      <input type="hidden" name="from" value={pathname + search} />
      <button
        className="btn btn--quiet"
        name="language"
        value={language}
        lang={language}
        type="submit"
      >
        {label}
      </button>
      {isRefused && isOff && (
        <p className="small" role="alert">
          {words.noSwitch}
        </p>
      )}
    </form>
  );
}
