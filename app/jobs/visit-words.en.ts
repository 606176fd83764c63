export const words = {
  dayOf: (day: number, last: number) => `Day ${day} of ${last}`,
  dayOfOrder: (day: number, order: string) => `Day ${day} of ${order}`,
};
