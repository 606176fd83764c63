import { useLocation } from "@remix-run/react";
import { isInSpanish, pathIn } from "#app/lib/language.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** Leads to the same page in the other language, as a whole page: each language has scripts of its own (rule 562). */
export function LanguageLink() {
  const { pathname } = useLocation();
  if (!isInSpanish(pathname)) return null;
  const other = uiWords.language === "en" ? "es" : "en";
  return (
    <a href={pathIn(other, pathname)} lang={other} hrefLang={other}>
      {words.otherLanguage}
    </a>
  );
}
