/** What the cart's lines say, and the link that shares them. */
export const words = {
  remove: "Remove",
  removeAll: (name: string) => `Remove ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
  addOne: (name: string) => `Add one ${name}`,
  quantity: "Quantity: ",
  share: "Share",
  thisList: " this list",
};
