import { CHAT_COOKIE, markChat } from "#app/cart/chat-attribution.ts";
import { readCookie, writeCookie } from "#app/lib/cookies.ts";
import type { Cart } from "#app/prices/cart.ts";

/** Records what the chat has put into the cart, for the owner's reports. */
export function rememberChat(added: Cart): void {
  const mark = markChat(readCookie(document.cookie, CHAT_COOKIE), added);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = writeCookie(CHAT_COOKIE, mark, { secure: location.protocol === "https:" });
}
