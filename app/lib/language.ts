/**
 * The languages of the site (rules 560 to 563). A page in Spanish has the address of the English one behind /es.
 * Words stand in modules of one language each, `words.en.ts` and `words.es.ts`, which `words.ts` joins by
 * `byLanguage`. That is for the server: a browser's build reads the module of its own language in its place.
 */
export type Language = "en" | "es";

export const SPANISH_BASE = "/es";

/** The pages that are whole in Spanish, by their English paths. */
const SPANISH_PAGES = new RegExp(
  "^/(?:|chat|estimate|faq|privacy|terms|selection|load-size|itemized|schedule|confirmation|" +
    "(?:service-areas|blog|list|booking|quote|invoice)(?:/.+)?)$",
);

/** @param path without the base of a language */
export function isInSpanish(path: string): boolean {
  return SPANISH_PAGES.test(path);
}

/** @param pathname as the address has it */
export function languageOf(pathname: string): Language {
  return /^\/es(?:[/.]|$)/.test(pathname) ? "es" : "en";
}

/** @param path without the base of a language */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? SPANISH_BASE : SPANISH_BASE + path;
}

/** @param pathname as the address has it */
export function withoutLanguage(pathname: string): string {
  return languageOf(pathname) === "es" ? pathname.slice(SPANISH_BASE.length) || "/" : pathname;
}

/** A page's paths by language, and the one for readers of any other. @param path without the base of a language */
export function twinsOf(path: string): [language: string, path: string][] {
  return [
    ["en", path],
    ["es", pathIn("es", path)],
    ["x-default", path],
  ];
}

/**
 * Ends the path of a request for a page's data on its way to the route of /es: Remix would take it for data of
 * that route.
 */
export const AS_ASKED = /\/~$/;
export const asAsked = (url: string) =>
  url.replace(/^\/es(\/[^?]*)?\.data(?=$|\?)/, (_, path = "/") => `/es${path}.data/~`);

let spoken: Language = "en";

/** Sets the language of what is rendered from here on: rendering is one synchronous task for each page. */
export function speak(language: Language): void {
  spoken = language;
}

/**
 * Works with the words of a language: a loader, an action or a message has them in that of its reader.
 * @param work synchronous, as what else runs meanwhile would have them too
 */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  const before = spoken;
  spoken = language;
  try {
    return work();
  } finally {
    spoken = before;
  }
}

/** The crew's choice, as app/desk/sign-in/desk-cookies.server.ts writes it. */
const SPANISH_DESK = /(?:^|;\s*)desk-language=es(?:;|$)/;

/** The language of the page that a request asks for, or that it comes from; at the desk a cookie says it (rule 588). */
export function requestLanguage({ url, headers }: Request): Language {
  const { pathname } = new URL(url);
  const isSpanishDesk = isDeskPath(pathname) && SPANISH_DESK.test(headers.get("Cookie") ?? "");
  return isSpanishDesk ? "es" : languageOf(pathname);
}

/** The desk has the same addresses in both languages. */
export function isDeskPath(pathname: string): boolean {
  return /^\/desk(?:\/|$)/.test(pathname);
}

/** Works with the words of the page that a request asks for, or comes from (rule 561). */
export function sayTo<Said>(request: Request, work: () => Said): Said {
  return inLanguage(requestLanguage(request), work);
}

/** In the browser the build says it: `import.meta.env.LANGUAGE`, which is not there outside of any build. */
export const spokenLanguage = (): Language => import.meta.env?.LANGUAGE ?? spoken;

/** The address of a page of this language, where no link or form of the router leads there. @param path in English */
export function hrefOf(path: string): string {
  return pathIn(spokenLanguage(), path);
}

/** Words that read in the language that is spoken at the time. */
export function byLanguage<Words extends object>(en: Words, es: Words): Words {
  return new Proxy(en, {
    get: (_, name) => Reflect.get(spoken === "es" ? es : en, name),
  });
}
