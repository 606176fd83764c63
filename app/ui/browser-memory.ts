/**
 * The browser's storage. It may be full or blocked, and even reading may throw: the chat works
 * without it.
 */
type StorageName = "localStorage" | "sessionStorage";

/** Of the photos that a list was made from: whether there are any is asked before their code is loaded. */
export const CHAT_PHOTOS = "junkbuddy.chat-photos";

export function read(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function write(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // See above.
  }
}
