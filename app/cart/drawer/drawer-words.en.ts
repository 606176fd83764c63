/** What the cart in its drawer says. */
export const words = {
  close: "Close cart",
  title: (items: string) => `Your cart, ${items}`,
  empty: "Nothing on the truck yet. Tap an item to start.",
  schedule: "Continue to Schedule",
  payLater: "You don't pay until the job is done.",
};
