/** What a customer reads when a change of the booking was not taken (rules 122 to 126 and 140 to 157). */

const late = "Nothing was changed. Call us and we'll do our best to help.";
const choose = "Nothing was changed. Choose one of the open windows below.";
const closed = (slot: string) => `We're closed on ${slot}.`;
const over = (slot: string) => `It's too late to book ${slot}.`;
const tooLarge = () => "That's more than the truck can haul in a day.";

export const words = {
  unreadable: {
    problem: "We couldn't read the form.",
    advice: "Nothing was changed. Send it again, or call us.",
  },
  /** @param wait "3 minutes" */
  busy: (wait: string) => ({
    problem: "We got too many changes from your connection just now.",
    advice: `Nothing was changed, and what you typed is still here. Send it again in ${wait}, or call us.`,
  }),
  /** The truck is on its way, or the booking is over: nothing on its page changes it any more. */
  ended: {
    problem: "This booking can no longer be changed online.",
    advice: "Nothing was changed. If something is wrong, call us.",
  },
  /** @param hour "6 PM" */
  tooLate: (hour: string) => ({
    problem: `You could change this online until ${hour} the day before the pickup.`,
    advice: late,
  }),
  noteTooLong: (most: number) => ({
    problem: `The note is longer than ${most} characters.`,
    advice: "Nothing was changed. Make it shorter and send it again.",
  }),
  noteSame: { problem: "The crew already has that note.", advice: "Nothing was changed." },
  reasonTooLong: (most: number) => ({
    problem: `What you wrote is longer than ${most} characters.`,
    advice: "Nothing was canceled. Make it shorter and send it again.",
  }),

  noSlot: { problem: "No window was chosen.", advice: choose },
  badDate: (days: number) => ({
    problem: `That day can't be booked. Pick one from today to ${days} days ahead.`,
    advice: choose,
  }),
  sameSlot: { problem: "That's the window you already have.", advice: choose },
  /** Why a window cannot be had: to who moves the pickup, and to who changes its list. */
  noRoom: {
    move: {
      full: (slot: string) => `${slot} filled up while you were choosing.`,
      ...{ closed, over, "too-large": tooLarge },
    },
    items: {
      full: (slot: string) => `The truck doesn't have room for this on ${slot}.`,
      ...{ closed, over, "too-large": tooLarge },
    },
  },
  /** @param offers how many other windows are offered. @param points of the load */
  moveOffers: (offers: number, points: string) => {
    if (offers === 0) return "Nothing was changed. Call us and we'll find a day for you.";
    return offers === 1
      ? `Nothing was changed. This window has room for your ${points} points:`
      : `Nothing was changed. These windows have room for your ${points} points:`;
  },
  itemOffers: (offers: number): string =>
    offers === 0
      ? "Nothing was changed, and your list is still here. Remove something, or call us."
      : "Nothing was changed, and your list is still here. Remove something, or choose a window with room for it:",

  quoted: {
    problem: "We quoted your price for what you showed us.",
    advice: "Nothing was changed. Call us, and we'll change the list and the price with you.",
  },
  emptyList: {
    problem: "Your list would be empty.",
    advice: "Nothing was changed. Leave one item on the list, or cancel the pickup.",
  },
  sameList: { problem: "That's the list you already booked.", advice: "Nothing was changed." },

  /** What a post about an earlier window has done. */
  waiting:
    "You'll see it on this page when an earlier window opens. " +
    "Your pickup stays as it is until you choose to move.",
  waitingMailed:
    "We'll email you when an earlier window opens. " +
    "Your pickup stays as it is until you choose to move.",
  stopped: "You're off the list. Your pickup stays as it is.",
  declined: "Your pickup stays as it is, and you're still on the list.",
  noneEarlier: { problem: "There's no earlier window to wait for.", advice: late },
  nothingChosen: {
    problem: "Choose at least one day and one window.",
    advice: "Nothing was changed. What you chose is still below.",
  },
  neverOpen: {
    problem: "No window like that can open before your pickup.",
    advice: "Nothing was changed. Choose other days or windows below.",
  },
  notHeld: {
    problem: "We're no longer holding that window for you.",
    advice:
      "Your pickup stays as it is, and you're still on the list. " +
      "If the window is still open, you can move to it.",
  },

  /** What the form that asks for a lost link needs. */
  find: {
    order: "Order numbers look like JB-123456. You got yours when you booked.",
    email: "Add the email you booked with, like name@example.com.",
  },
};
