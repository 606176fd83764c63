/** A new price, as its customer reads and answers it (rules 410 to 414). */
export const words = {
  /** Why an answer was not taken. */
  refusals: {
    ended: {
      problem: "This pickup is done or canceled.",
      advice: "The answer wasn't saved. If something is wrong, call us.",
    },
    gone: {
      problem: "There is no new price to answer any more.",
      advice: "The answer wasn't saved. The price as booked stands.",
    },
    stale: {
      problem: "The price or the list has changed since this page was opened.",
      advice: "The answer wasn't saved. Here is the price as it is now.",
    },
    answered: {
      problem: "This price was already answered.",
      advice: "The first answer counts, and this one wasn't saved.",
    },
    "no-name": {
      problem: "Type your name to approve the price.",
      advice: "Nothing was saved yet.",
    },
  },
  title: "Your new price",
  heading: "A new price for your pickup",
  stale: "The booking has changed since this price was made. It can’t be approved any more.",
  signer: "Your name, to approve",
  approve: (price: string) => `Approve ${price}`,
  decline: "Decline",
  ifDeclined: "If you decline, the price as booked stands.",
  declined: "You declined the new price",
  stands: (price: string) => `Nothing has changed. The price as booked, ${price}, stands.`,
  approved: (price: string) => `Thank you. The new price is ${price}.`,
  approvedBy: "Approved by ",
  whatApproved: "What was approved",
};
