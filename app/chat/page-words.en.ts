export const words = {
  title: "Chat with Your Junk Buddy",
  description: "Say what you have in your own words and see the price of the pickup at once.",
  heading: "Tell us what's leaving",
};
