import type { CityGuide } from "./city-guide.ts";

export const houston: CityGuide = {
  description:
    "Junk removal in Houston, TX from The Heights to Clear Lake. See the price before you " +
    "book, choose your day, and pay when the job is done.",
  lede: "The Heights to Clear Lake, Spring Branch to Kingwood. Tap what's leaving, read the price, pick a day.",
  heading: "A city too big for one trash day",
  intro: [
    "Houston long collected its big stuff on fixed monthly days. The city has announced " +
      "something else: from March 2, 2026, heavy trash goes out when you ask 311 for a pickup, " +
      "up to four times a calendar year at each address. How that works on your street is a " +
      "question for the city, so check with it before you drag a couch outside.",
    "We are for everything in between. The fifth pile of the year, the sofa that has to be " +
      "gone before the lease is, the tree limbs nobody planned for. Houston is also where our " +
      "map begins: every other town we serve is measured from downtown.",
  ],
  reasons: [
    {
      icon: "calendar-check",
      title: "No request to save up",
      text: "Book as often as the closets need it. There is no yearly count, only a date and a window.",
    },
    {
      icon: "map-pin",
      title: "One list for every side of town",
      text:
        "Kingwood and Clear Lake lie far apart. The price list is the same in both, because it " +
        "goes by what you load.",
    },
    {
      icon: "truck",
      title: "Ready for a storm's leftovers",
      text:
        "Beryl brought down trees across many neighborhoods in July 2024. Brush piles, limbs and " +
        "fence panels are on the list beside the armchairs.",
    },
  ],
  load: {
    title: "An apartment in Montrose, packed up",
    text: "Say the lease ends and this is what the next place has no room for.",
    lines: [
      { id: "sofa", quantity: 1 },
      { id: "bed-set-queen", quantity: 1 },
      { id: "dresser", quantity: 1 },
      { id: "dining-table-small", quantity: 1 },
      { id: "dining-chair", quantity: 4 },
      { id: "bookshelf", quantity: 2 },
      { id: "tv-medium", quantity: 1 },
      { id: "trash-bag", quantity: 4 },
    ],
  },
  scene: "living",
  reads: ["city-pickup", "same-day", "save"],
  closing: "Give Houston its room back",
};
