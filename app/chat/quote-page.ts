/** The page that takes photos instead of a list: a reply with its name brings the way there (rule 415). */
export const QUOTE_PAGE = { en: "Quote from photos", es: "Cotizar con fotos" };

/** What that page is called in a reply that names it. */
export function quotePageIn(reply: string): string | undefined {
  return Object.values(QUOTE_PAGE).find((name) => reply.includes(name));
}
