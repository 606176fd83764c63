import type { CityGuide } from "./city-guide.ts";

export const pearland: CityGuide = {
  description:
    "Outgrown cribs, playhouses and trampolines: junk removal in Pearland, TX with every " +
    "price on screen and no card needed to book a pickup day.",
  lede: "The trampoline nobody jumps on, the crib that did its job twice. See what it costs to clear them out.",
  heading: "Too big for the cart",
  intro: [
    "In October 2021 Pearland moved to a new collector and city-issued trash carts, emptied " +
      "twice a week. A cart is just right for kitchen bags. It was never meant for a " +
      "playhouse. What counts as bulk, and when it goes, is something to check with the city.",
    "Kids outgrow things faster than a cart can swallow them, in Shadow Creek Ranch as in " +
      'Southern Trails or West Lea. Type "crib" or "ride-on" in the search box, tap what you ' +
      "find, and watch the little truck fill. Then choose a window between school and practice.",
  ],
  reasons: [
    {
      icon: "search",
      title: "Kid gear has its own shelf",
      text:
        "Strollers, high chairs, changing tables and toy bins are all in one category, each with " +
        "a price beside it.",
    },
    {
      icon: "sun",
      title: "Yard giants too",
      text:
        "Swing sets, playsets and above-ground pools are listed by name. Call us if yours still " +
        "has to be taken apart.",
    },
    {
      icon: "hand-coins",
      title: "No card to get started",
      text: "There is no deposit and no card number to type. You pay when the pieces are on the truck.",
    },
  ],
  load: {
    title: "A playroom and a backyard, outgrown",
    text: "The youngest just started middle school. It's time.",
    lines: [
      { id: "trampoline", quantity: 1 },
      { id: "kids-playhouse", quantity: 1 },
      { id: "ride-on-toy", quantity: 2 },
      { id: "crib", quantity: 1 },
      { id: "changing-table", quantity: 1 },
      { id: "high-chair", quantity: 1 },
      { id: "stroller", quantity: 2 },
      { id: "toy-bin", quantity: 5 },
    ],
  },
  scene: "yard",
  reads: ["share", "sell", "payment"],
  closing: "Let the backyard grow up",
};
