/**
 * What the chat has put into the cart (rule 225): ids and units, in a cookie of their own beside the
 * cart's, written with it and emptied with it. It decides nothing but a line of the owner's reports.
 */
import { readCookie, writeCookie } from "#app/lib/cookies.ts";
import { addLines, type Cart, parseCart, quantityOf, serializeCart } from "#app/prices/cart.ts";

export const CHAT_COOKIE = "chat";

/** The cookie's value after the chat has put some more into the cart. @param kept the cookie's value */
export function addToChatAttribution(kept: string | undefined, added: Cart): string {
  const lines = added.map(({ id, quantity }) => ({ id, quantity }));
  return serializeCart(addLines(parseCart(kept ?? ""), lines).cart);
}

/** Whether at least half of a list came from the chat. */
export function isFromChat(list: Cart, attribution: string | undefined): boolean {
  const put = parseCart(attribution ?? "");
  const units = list.reduce((sum, { quantity }) => sum + quantity, 0);
  const ofChat = list.reduce(
    (sum, { id, quantity }) => sum + Math.min(quantity, quantityOf(put, id)),
    0,
  );
  return ofChat > 0 && 2 * ofChat >= units;
}

/** Adds what the chat's panel has put into the cart to the cookie. */
export function rememberChatAttribution(added: Cart): void {
  const value = addToChatAttribution(readCookie(document.cookie, CHAT_COOKIE), added);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(CHAT_COOKIE, value, { secure: location.protocol === "https:" });
}
