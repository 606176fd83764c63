import { withoutLanguage } from "#app/lib/language.ts";
import { MAX_CART_BYTES } from "#app/prices/cart.ts";

/** The pages that a cart form may redirect back to; any other path redirects to the first. */
const PAGES = ["/itemized", "/load-size", "/schedule", "/chat", "/estimate", "/"];

/** Room for a list that the browser did not keep. */
const MAX_LENGTH = 300 + MAX_CART_BYTES;

/**
 * The path to redirect to after a form post without JavaScript: always one of the site's own pages, in its
 * language, with its query and hash.
 */
export function returnPath(wanted: string | null): string {
  const fallback = PAGES[0] as string;
  if (!wanted || wanted.length > MAX_LENGTH || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted))
    return fallback;
  const url = new URL(wanted, "http://site.invalid");
  return PAGES.includes(withoutLanguage(url.pathname))
    ? url.pathname + url.search + url.hash
    : fallback;
}
