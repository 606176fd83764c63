import type { CityGuide } from "./city-guide.ts";

export const sugarLand: CityGuide = {
  description:
    "Sugar Land, TX junk removal without a pile on the lawn. Dining sets, sectionals and " +
    "more, priced piece by piece before you book your pickup.",
  lede: "Dining sets in Sweetwater, sectionals in Telfair, an old study in Riverstone. On the truck, not on the lawn.",
  heading: "Big pieces, tidy streets",
  intro: [
    "Sugar Land residents have had one set bulky-waste day a month. No booking, up to five " +
      "cubic yards, and nothing out before six the evening before. Days and limits can change, " +
      "so check with the city for the ones on your street.",
    "Much of the place is master-planned. First Colony alone covers roughly 9,700 acres, and " +
      "neighborhood associations warn that a pile put out early can bring a letter or a fine. " +
      "A pickup with us has a date and a window, so the china cabinet needn't spend a night " +
      "outdoors waiting for its turn.",
  ],
  reasons: [
    {
      icon: "calendar",
      title: "Your date, not the month's",
      text: "Today, tomorrow or some weeks from now. You choose it as you book instead of waiting for the round.",
    },
    {
      icon: "scale",
      title: "When five yards won't do",
      text:
        "A room's worth can be too much for one set-out. Half of a 16-foot truck holds a good " +
        "deal more than a few chairs.",
    },
    {
      icon: "tag",
      title: "Formal rooms, plain prices",
      text: "Buffets, large mirrors, eight matching chairs: each has its own line, and the total adds itself up.",
    },
  ],
  load: {
    title: "A formal dining room, retired",
    text: "New Territory or Sugar Creek, the set seats eight and hosts nobody.",
    lines: [
      { id: "dining-table-large", quantity: 1 },
      { id: "dining-chair", quantity: 8 },
      { id: "china-cabinet", quantity: 1 },
      { id: "buffet", quantity: 1 },
      { id: "rug-large", quantity: 1 },
      { id: "mirror-large", quantity: 1 },
      { id: "lamp", quantity: 2 },
    ],
  },
  scene: "living",
  reads: ["sets", "city-pickup", "single-items"],
  closing: "Make the dining room a room again",
};
