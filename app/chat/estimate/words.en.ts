export const words = {
  title: "Your junk removal price",
  description:
    "What you typed, priced from our list, with the truck it takes. Pay when the job is done.",
  heading: "What's leaving?",
  lede: "Type it the way you'd say it. You see the price before you book.",
  label: "Your items",
  placeholder: "2 couches and a fridge",
  seePrice: "See price",
  ask: "List a few things, like 2 couches and a treadmill.",
  dropped: "The connection dropped. Press See price again.",
  /** @param wait "40 seconds" */
  tooMuch: (wait: string) => `That's a lot at once. Press See price again in ${wait}.`,
  /** Before and behind the link to the list. */
  noMatch: {
    before: "No item matches that. Try a shorter word, or",
    link: "pick it from the list",
  },
  yourPrice: "Your price",
  empty: "Nothing on the truck yet",
  book: (total: string) => `Book this for ${total}`,
  missing: { before: "Something missing?", link: "Pick it from the list" },
};
