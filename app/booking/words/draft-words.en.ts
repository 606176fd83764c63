/** What is wrong with a list or a form that was sent, as the browser says it too. */

const untouched = "Nothing was changed. Check the list below and send it again.";

export const words = {
  outdated: {
    problem: "This booking has changed since you opened the page.",
    advice:
      "Nothing was changed now. Here is the booking as it is, and what you typed is still on this page.",
  },
  /** @param mostOfOne units of one item, and `most` of all, that one booking holds */
  draft: (mostOfOne: number, most: number) => ({
    unreadable: { problem: "We couldn't read the whole list.", advice: untouched },
    unknown: {
      problem: "Some items aren't on our price list.",
      advice: `We left them out. ${untouched}`,
    },
    gone: {
      problem: "One of the items is no longer on our price list, so you can't add more of it.",
      advice: "What you booked stays booked. Call us if you have more.",
    },
    line: {
      problem: `One online booking holds up to ${mostOfOne} of one item.`,
      advice: "Nothing was changed. Call us if you have more.",
    },
    cart: {
      problem: `One online booking holds up to ${most} items.`,
      advice: "Nothing was changed. Call us and we'll plan the trucks together.",
    },
  }),
};
