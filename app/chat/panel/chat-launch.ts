/**
 * What the chat's button stores. Apart from the panel's own storage (chat-session.ts), as every
 * page loads the button's code and only visitors who open the panel load the panel's.
 */
import { read, write } from "#app/ui/browser-memory.ts";

const LAST_TIP = "junkbuddy.last-tip";
const IS_OPEN = "junkbuddy.chat-open";

const TIP_INTERVAL_MS = 10 * 60 * 1000;

export function wasOpen(): boolean {
  return read("sessionStorage", IS_OPEN) === "1";
}

export function keepOpen(isOpen: boolean): void {
  write("sessionStorage", IS_OPEN, isOpen ? "1" : "");
}

/** True when the last tip was over ten minutes ago. */
export function isTipDue(): boolean {
  return Date.now() - Number(read("localStorage", LAST_TIP) ?? 0) > TIP_INTERVAL_MS;
}

export function keepTipTime(): void {
  write("localStorage", LAST_TIP, String(Date.now()));
}
