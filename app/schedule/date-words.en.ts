/** Why a date cannot be booked. */
export const words = {
  choose: "Choose a day from the calendar.",
  passed: "That day has passed. Choose today or later.",
  tooFar: (days: number) => `We book up to ${days} days ahead. Choose an earlier day.`,
};
