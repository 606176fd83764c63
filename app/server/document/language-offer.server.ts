/** The line that offers a page in Spanish to whoever would rather read that (rule 577). */
import Negotiator from "negotiator";
import { LANGUAGE_COOKIE, readCookie } from "#app/lib/cookies.ts";
import { isInSpanish, pathIn } from "#app/lib/language.ts";

/** Its place on every page (root.tsx). */
const PLACE = '<div id="offer"></div>';

const STYLES =
  "#offer form{display:flex;flex-wrap:wrap;justify-content:center;column-gap:1.5rem;background:var(--cobalt-50)}" +
  "#offer :is(a,button){display:flex;align-items:center;min-height:44px;padding:0;border:0;background:0;" +
  "font:inherit;font-size:var(--text-sm);color:var(--ink);cursor:pointer}" +
  "#offer a{font-weight:600;text-decoration:underline}";

/** Whether a request is for an English page with a twin, from a browser that puts Spanish before English. */
export function offersSpanish({ headers, url }: Request): boolean {
  const accepted = headers.get("accept-language");
  if (!accepted?.includes("es") || !isInSpanish(new URL(url).pathname)) return false;
  if (readCookie(headers.get("cookie"), LANGUAGE_COOKIE) === "en") return false;
  const read = new Negotiator({ headers: { "accept-language": accepted } });
  return read.languages(["en", "es"])[0] === "es";
}

/** @param pathname of the page, as an address has it */
export function withOffer(html: string, pathname: string): string {
  const path = pathname.replaceAll("&", "&amp;");
  const offer =
    `<style>${STYLES}</style><form method="post" action="/language" lang="es" aria-label="Idioma">` +
    `<a href="${pathIn("es", path)}" hreflang="es">Esta página está en español</a>` +
    `<button name="back" value="${path}">Seguir en inglés</button></form>`;
  return html.replace(PLACE, () => PLACE.replace("><", `>${offer}<`));
}
