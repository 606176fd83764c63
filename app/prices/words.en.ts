/** What stands beside a price. */
export const words = {
  discounted: (percent: number) => `(after ${percent}% off)`,
};
