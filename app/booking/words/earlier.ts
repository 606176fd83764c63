/** What a customer reads about an earlier pickup (rules 150 to 157). */
import type { Refused } from "./change.ts";

/**
 * What the last post has done, by the mark in the address it led to.
 * @param isMailed whether the customer gets emails
 */
export const earlierDone = (isMailed: boolean): Record<string, string> => ({
  waiting:
    (isMailed
      ? "We'll email you when an earlier window opens. "
      : "You'll see it on this page when an earlier window opens. ") +
    "Your pickup stays as it is until you choose to move.",
  stopped: "You're off the list. Your pickup stays as it is.",
  declined: "Your pickup stays as it is, and you're still on the list.",
});

export const EARLIER_REFUSALS: Record<"cannot" | "nothing" | "never" | "gone", Refused> = {
  cannot: {
    problem: "There's no earlier window to wait for.",
    advice: "Nothing was changed. Call us and we'll do our best to help.",
    status: 409,
  },
  nothing: {
    problem: "Choose at least one day and one window.",
    advice: "Nothing was changed. What you chose is still below.",
    status: 422,
  },
  never: {
    problem: "No window like that can open before your pickup.",
    advice: "Nothing was changed. Choose other days or windows below.",
    status: 422,
  },
  gone: {
    problem: "We're no longer holding that window for you.",
    advice:
      "Your pickup stays as it is, and you're still on the list. " +
      "If the window is still open, you can move to it.",
    status: 409,
  },
};
