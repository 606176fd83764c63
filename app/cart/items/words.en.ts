/** What the priced list says above and below its cards. */
export const words = {
  title: "Manually select junk",
  description:
    "Tap what's leaving, from a mattress to a piano, and see the price at once. Pay when the job is done.",
  getPrice: "Get a price",
  heading: "Manually Select Junk",
  payLater: "You Don't Pay Until the Job Is Done",
  compare: "Compare Prices Instantly in Cart",
  categories: "Categories",
  search: "Search items",
  found: (items: string, notTaken: number) =>
    `${items} shown${notTaken > 0 ? `, ${notTaken} we can't take` : ""}`,
  viewCart: (units: number) => `View Cart (${units})`,
};
