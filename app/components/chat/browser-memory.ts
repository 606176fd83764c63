/** Storage may be full or blocked, and even reading may throw: the chat then works without it. */
type StorageName = "localStorage" | "sessionStorage";

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
    // Nothing to do: see above.
  }
}
