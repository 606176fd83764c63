/** What a change of a list would do to its price (rules 170 to 174), and the buttons that make it. */
export const words = {
  without: (name: string, isOnly: boolean, price: string, less: string) =>
    `Without ${isOnly ? "the" : "one"} ${name}, you pay ${price}, ${less} less.`,
  asSet: (name: string, price: string, less: string) =>
    `As one ${name} instead of its parts, you pay ${price}, ${less} less.`,
  asLoad: (name: string, price: string, less: string) =>
    `As a ${name} instead of single items, you pay ${price}, ${less} less.`,
  with: (names: string, price: string, less: string) =>
    `If you add ${names}, you pay ${price}, ${less} less.`,
  freePoints: (points: string, names: string) =>
    `You can add ${points} points at no extra cost. For example: ${names}.`,
  freeSum: (sum: string, names: string) =>
    `You can add ${sum} of items at no extra cost. For example: ${names}.`,
  free: (names: string) => `You can add more at no extra cost. For example: ${names}.`,
  names: (all: readonly string[]) => all.join(" and "),
  remove: "Leave it out",
  set: "Use the set",
  load: "Use the load",
  addOne: "Add it",
  addBoth: "Add both",
};
