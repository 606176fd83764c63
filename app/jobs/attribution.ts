/**
 * Where a customer came from first (rule 225): what a link to the site says (utm_source), or the site
 * that had the link. A script writes it into a cookie at the first visit; without scripts it is unknown.
 */

/** No word in its value may end a proxy's rule for carts: see `encodeSource`. */
export const SOURCE_COOKIE = "first";
export const UNKNOWN_SOURCE = "unknown";
export const PHONE_SOURCE = "phone";
const DIRECT_SOURCE = "direct";
const MAX_CHARACTERS = 40;

/**
 * The source in an address and its referrer.
 * @param address of the page that was opened first, with its query
 * @param referrer as the browser names it, "" where it does not
 */
export function sourceOf(address: URL, referrer: string): string {
  const campaign = cleanSource(address.searchParams.get("utm_source") ?? "");
  if (campaign !== "") return campaign;
  const site = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!site || site.host === address.host) return DIRECT_SOURCE;
  return cleanSource(site.hostname.replace(/^(?:www|m|l|lm)\./, "")) || DIRECT_SOURCE;
}

/** Lower-case letters, digits, dots and hyphens: nothing that a page, a file or a log could run. */
export function cleanSource(text: string): string {
  return text
    .slice(0, 10 * MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, MAX_CHARACTERS);
}

/**
 * In hexadecimal digits: the proxy sends pages from files to visitors whose cookies name no cart and no
 * discount, and "discount-mailer" is a source like any other.
 */
export function encodeSource(source: string): string {
  return [...source].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}

/** The source in the cookie's value; `UNKNOWN_SOURCE` for anything that the script has not written. */
export function decodeSource(value: string | undefined): string {
  if (!value || !/^(?:[0-9a-f]{2}){1,40}$/.test(value)) return UNKNOWN_SOURCE;
  const text = value.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return cleanSource(text) === text && text !== PHONE_SOURCE ? text : UNKNOWN_SOURCE;
}
