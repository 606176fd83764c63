import type { CityGuide } from "./city-guide.ts";

export const deerPark: CityGuide = {
  description:
    "Just a recliner and an old TV? Small pickups are welcome in Deer Park, TX. Tap the " +
    "pieces, see the price, and choose a time window.",
  lede:
    "A recliner near Dow Park, the old tube TV off Luella Avenue. Small pickups are welcome, " +
    "and the price comes first.",
  heading: "Spare rooms with a history",
  intro: [
    "Deer Park had 12,773 people in 1970 and 28,520 in 2000, so much of its housing dates " +
      "from those decades. A house of that age has seen several televisions, more than one " +
      "recliner, and a spare room that took them all in.",
    "Big jobs happen too. In January 2023 a tornado with winds near 140 miles an hour hit " +
      "the town, and the mayor spoke of as many as 30 homes with major damage. Most days are " +
      "kinder and most piles smaller. If three pieces are all you want gone, around Center " +
      "Street or San Augustine Street, list those three and nobody will sell you half a truck. " +
      "For curbside rules, check with the city.",
  ],
  aside: {
    before: "Know exactly what's going?",
    to: "/itemized",
    label: "Pick the pieces one by one",
  },
  reasons: [
    {
      icon: "tag",
      title: "Small is fine",
      text: "Two or three pieces cost the sum of their own prices, with one minimum charge for any visit.",
    },
    {
      icon: "search",
      title: "Type three letters",
      text: "Tube sets, exercise bikes, file cabinets: the search box finds them by their everyday names.",
    },
    {
      icon: "receipt-text",
      title: "What you saw is what you pay",
      text: "No hidden fees wait at the door for the things you listed.",
    },
  ],
  load: {
    title: "Three pieces from the spare room",
    text: "The chair, the set it faced, and the bike that was going to change everything.",
    lines: [
      { id: "recliner", quantity: 1 },
      { id: "tv-tube", quantity: 1 },
      { id: "exercise-bike", quantity: 1 },
    ],
  },
  scene: "living",
  reads: ["minimum", "discount", "one-trip"],
  closing: "Empty the spare room",
};
