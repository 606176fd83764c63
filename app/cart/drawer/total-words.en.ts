/** What the cart's total says. */
export const words = {
  total: "Total",
  before: "Before the discount: ",
  attached: (percent: number) => `${percent}% discount is already attached to your account.`,
};
