/** The form that asks for a quote from photos (rule 415). */
export const words = {
  metaTitle: "Junk removal quote from photos",
  description: "Send photos of what's leaving and a few words. We answer with a price.",
  askTitle: "Get a quote from photos",
  fieldNames: { words: "What should go", name: "Name", phone: "Phone", email: "Email", zip: "ZIP" },
  field: (name: string, error: string) => `${name}: ${error}`,
  askLede:
    "No list needed. Show us what's leaving and say a few words. We look at it and send you a " +
    "price, and one press books it.",
  /** Around the link and the telephone number. */
  rightNow: ["Do you want a price right now? ", "Price it yourself", " or call ", "."],
  ask: "Ask for a price",
  what: "What should go?",
  words: "A few words",
  wordsHint: "What it is, how much, and where: garage, upstairs, curb.",
  where: "Where do we send the price?",
  orEmail: "Or just an email.",
  orPhone: "Or just a phone.",
  zip: "ZIP of the pickup",
  photos: "Photos",
  kept: (count: number) =>
    count === 1
      ? "1 photo is kept. No need to choose them again."
      : `${count} photos are kept. No need to choose them again.`,
  private: "Only we see them. We remove the place and time from each photo.",
  free: "Asking is free and books nothing.",
};
