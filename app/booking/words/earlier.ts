/** What a customer reads about an earlier pickup (rules 150 to 157). */
import type { Refused } from "./change.ts";
import { words } from "./change-words.ts";

/**
 * What the last post has done, by the mark in the address it led to; null: nothing.
 * @param isMailed whether the customer gets emails
 */
export function earlierDone(did: string | null, isMailed: boolean): string | null {
  switch (did) {
    case "waiting":
      return isMailed ? words.waitingMailed : words.waiting;
    case "stopped":
    case "declined":
      return words[did];
    default:
      return null;
  }
}

export function earlierRefusal(why: "cannot" | "nothing" | "never" | "gone"): Refused {
  switch (why) {
    case "cannot":
      return { ...words.noneEarlier, status: 409 };
    case "nothing":
      return { ...words.nothingChosen, status: 422 };
    case "never":
      return { ...words.neverOpen, status: 422 };
    case "gone":
      return { ...words.notHeld, status: 409 };
  }
}
