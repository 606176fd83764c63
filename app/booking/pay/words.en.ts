/** What customers read about paying by card. */
export const words = {
  title: "Pay by card",
  /** The button that leads to the card. */
  pay: (sum: string) => `Pay ${sum} by card`,
  /** Back from Stripe's page without having paid. */
  notPaid: "Nothing was paid by card. Try again when it suits you.",
  /** Back from Stripe's page, and Stripe does not answer. */
  notHeard:
    "We have not heard from Stripe yet. If you have paid, it shows here within a quarter of an hour.",
  badTip: {
    problem: "That tip is no amount.",
    advice: "Write it like 20 or 12.50, or choose No tip. Nothing was paid.",
  },
  noCards: {
    problem: "The card page does not open just now.",
    advice: "Nothing was paid. Try again in a minute, or call us.",
  },
  lede: ["For order ", ". You pay on Stripe’s page; we never see your card."],
  go: "Continue to the card page",
  tips: { "0": "No tip", "10": "$10", "20": "$20", other: "Another amount" },
  tip: "A tip for the crew?",
  tipHint: "Only if you like. It is added on the card page.",
  ownTip: "Your tip, in dollars",
};
