import type { CityGuide } from "./city-guide.ts";

export const friendswood: CityGuide = {
  description:
    "Downsizing in Friendswood, TX? Pianos, china cabinets and dining sets priced online as " +
    "you decide, then carried off on the date you choose.",
  lede: "The piano in West Castlewood, the china cabinet in Polly Ranch. When the family has chosen, the rest is ours.",
  heading: "Every closet, sooner or later",
  intro: [
    "Quakers founded Friendswood in 1895. After 1950 it turned into a suburb of " +
      "subdivisions, and anyone who settled in one of them early has had time to fill every " +
      "closet twice.",
    "Downsizing is the gentlest kind of clearing out, and the slowest. You decide, in " +
      "Wedgewood or Forest Bend, what goes to the children and what goes to a friend. The last " +
      "list is what nobody will come for. Add those pieces as you make up your mind: the cart " +
      "stays in your browser between one evening and the next, with its total. Curb rules for " +
      "the small stuff are best checked with the city.",
  ],
  reasons: [
    {
      icon: "star",
      title: "Pianos have a price",
      text: "Upright or grand, it's there. So are the organ and the grandfather clock.",
    },
    {
      icon: "info",
      title: "Take your time",
      text: "Close the page, sleep on it, come back. The pieces you tapped are still on the truck.",
    },
    {
      icon: "calendar-check",
      title: "Work back from closing day",
      text: "Know when the keys change hands? Book the pickup for the week before.",
    },
  ],
  load: {
    title: "What the children didn't want",
    text: "A house in Autumn Creek, forty years of Thanksgivings.",
    lines: [
      { id: "piano-upright", quantity: 1 },
      { id: "china-cabinet", quantity: 1 },
      { id: "dining-table-large", quantity: 1 },
      { id: "dining-chair", quantity: 6 },
      { id: "armoire", quantity: 1 },
      { id: "armchair", quantity: 1 },
      { id: "grandfather-clock", quantity: 1 },
    ],
  },
  scene: "living",
  reads: ["sell", "sets", "one-trip"],
  closing: "Lighten the house, keep the stories",
};
