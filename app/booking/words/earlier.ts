/** What a customer reads about an earlier pickup (rules 150 to 157). */
import type { Refused } from "./change.ts";

/**
 * What the last post has done, by the mark in the address it led to.
 * @param isMailed whether the customer gets emails
 */
export const earlierDone = (isMailed: boolean): Record<string, string> => ({
  waiting:
    `${isMailed ? "We email you" : "This page says so"} when an earlier window opens. ` +
    "Your pickup stays as it is until you say so.",
  stopped: "You are not waiting any more. Your pickup stays as it is.",
  declined: "All right: your pickup stays as it is, and you go on waiting.",
});

export const EARLIER_REFUSALS: Record<"cannot" | "nothing" | "never" | "gone", Refused> = {
  cannot: {
    problem: "This pickup cannot wait for an earlier window.",
    advice: "Nothing was changed. Call us and we see what we can do.",
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
    problem: "That window is not held for you any more.",
    advice:
      "Your pickup stays as it is. If the window is still open you can move to it, and you " +
      "go on waiting for another one.",
    status: 409,
  },
};
