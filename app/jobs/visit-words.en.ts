export const words = {
  dayOf: (day: number, last: number) => `Day ${day} of ${last}`,
  dayOfOrder: (day: number, order: string) => `Day ${day} of ${order}`,
  /** @param days that are open */
  openDays: (days: readonly number[]) => {
    const list = new Intl.ListFormat("en-US", { type: "conjunction" });
    const all = list.format(days.map(String));
    return days.length === 1 ? `Day ${all} is still open.` : `Days ${all} are still open.`;
  },
};
