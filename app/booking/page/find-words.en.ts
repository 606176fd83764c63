/** The form that sends a lost link. */
export const words = {
  title: "Find your booking",
  description: "How to find your pickup again, to move or cancel it.",
  lede:
    "We'll email you the link to your booking. To keep it private, we only send it to the " +
    "email you booked with.",
  noNumber: ["Don't have your order number, or changed your email? Call ", "."],
  callInstead:
    "Call or text us with your order number, like JB-123456. We'll move, change or cancel your " +
    "pickup for you.",
  textUs: "Text us",
  check: "Check your email.",
  checkText:
    "If we have a booking with this number and email, the link is on its way. It can take a " +
    "minute. Check your spam folder too.",
  order: "Order number",
  orderHint: "Like JB-123456. It's in your confirmation email.",
  email: "Email",
  send: "Send me the link",
};
