/** A quote's own page (rules 416 to 418). */
export const words = {
  title: "Your quote",
  got: "We got your request.",
  titles: {
    asked: "Your quote is on its way",
    answered: "Your quote",
    expired: "This quote has expired",
    withdrawn: "We took this quote back",
    booked: "This quote is booked",
  },
  goodThrough: (day: string) => `Good through ${day}. Book it below. Pay nothing now.`,
  seeBooking: "See your booking",
  expired:
    "Prices change, so a quote holds for a few days. Ask again with one press. " +
    "Your words and photos are still here.",
  withdrawn:
    "The price no longer holds. Ask again with one press. Your words and photos are still here.",
  again: "Ask again",
  sent: "What you sent us",
  sentAt: (at: string) => `Sent ${at}`,
};
