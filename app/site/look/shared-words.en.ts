/** What the pictures for sharing say, a line break where a line ends. */
export const words = {
  corner: "Instant prices online",
  pay: "Pay when the job is done.",
  promise: "See your price before you book.",
  prices: (from: string, to: string) => `From ${from}, capped at ${to} a truck.`,
  booking: "Pick a day and a window.",
  listed: "Look it over, change it, book it.",
  guide: "Worked out with the prices\nof our own list.",
  advice: (city: string) => `What it costs in ${city},\nand how to pay less.`,
  default: "Junk removal, priced before you book",
  home: "Make space for what matters.",
  selection: "What are you getting rid of?",
  schedule: "Book junk pickup. Pay nothing now.",
  list: "A list for pickup, priced today",
  faq: "Questions, answered",
  blog: "Plain talk about junk",
  cityOf: "Junk removal in",
};
