/** The load on the confirmation (rules 22 and 23). */
export const words = {
  upTo: (points: number) => `up to ${points} points`,
  moreThan: (points: number) => `more than ${points} points`,
  bar: (points: string, most: number) => `${points} points; the bar is full at ${most}`,
};
