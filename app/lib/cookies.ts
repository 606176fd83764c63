/**
 * The cookies that the browser itself reads and writes (rules 32, 41 and 111). They hold nothing that
 * needs a guard: ids and quantities, a flag anyone can have, and the name of a city.
 */
export const CART_COOKIE = "cart";
export const DISCOUNT_COOKIE = "discount";
/** The slug of the city whose page was seen last: the booking form begins with it (rule 111). */
export const CITY_COOKIE = "city";
/** "en": no page offers itself in Spanish (rule 577). */
export const LANGUAGE_COOKIE = "language";
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** The value of a cookie, or undefined where it is gone; an empty cookie is "". */
export function readCookie(header: string | null, name: string): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * A cookie's text for Set-Cookie or document.cookie.
 * @param value of characters that a cookie may hold as they are, such as "sofa.2_load-half.1"
 */
export function writeCookie(name: string, value: string, options: { secure: boolean }): string {
  const text = `${name}=${value}; Max-Age=${HALF_A_YEAR_SECONDS}; Path=/; SameSite=Lax`;
  return options.secure ? `${text}; Secure` : text;
}
