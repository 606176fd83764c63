import { CANCEL_REASONS } from "./reasons.ts";

/** The page that cancels a pickup (rule 123). */
export const words = {
  title: "Cancel your pickup",
  ask: "Cancel your pickup?",
  askOn: (weekday: string) => `Cancel your pickup on ${weekday}?`,
  noRefund: "You haven't paid anything, so there's nothing to refund.",
  noRefundAndWindow:
    "You haven't paid anything, so there's nothing to refund. We'll give your window to another customer.",
  already: "This pickup is already canceled",
  tooLate: "This pickup can no longer be canceled online",
  onTheWay: ["The truck is on its way. If something is wrong, call ", "."],
  over: ["The pickup is over. If something is wrong, call ", "."],
  keep: "Keep my pickup",
  pickInstead: "Pick a day instead",
  moveInstead: "Move my pickup instead",
  why: "Why are you canceling?",
  optional: "You don't have to say.",
  reasons: CANCEL_REASONS as readonly string[],
  freeMove: (until: string) => `You can move your pickup for free until ${until}.`,
  more: "Is there anything we should know? (optional)",
  cancel: "Cancel this pickup",
};
