/** What the page with the list of posts says. */
export const words = {
  title: "Plain talk about junk",
  description:
    "What junk removal costs in {city} and how to pay less for it: guides with every figure " +
    "worked out from our own price list.",
  lede: "What a pickup costs, why, and how to pay less, with every price worked out from our own list.",
  hurry: "In a hurry? ",
  answers: "Read the short answers",
  price: "see your price",
  or: ", or go ",
  start: "back to the start",
};
