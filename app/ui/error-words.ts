import { words } from "./words.ts";

/** What the error page says. @param status the answer's HTTP status; anything but 4xx is a failure of ours */
export function errorWords(status: number): { heading: string; lede: string } {
  if (status < 400 || status >= 500) return words.failure;
  return words.statusWords[status] ?? words.refused;
}
