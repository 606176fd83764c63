/** What buttons with windows say. */
export const words = {
  /** What every day still allows, for buttons that move a pickup by one press (rule 122). @param hour "6 PM" */
  afterMove: (hour: string) =>
    `You can move a pickup or change its list until ${hour} the day before. ` +
    "After that, you can only cancel it.",
};
