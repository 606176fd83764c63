import type { CityGuide } from "./city-guide.ts";

export const katy: CityGuide = {
  description:
    "Clear out a garage or a spare room in Katy, TX. Price the junk on your phone, inside or " +
    "outside the city limits, and pay nothing until it's hauled.",
  lede:
    "Garage shelves in Cinco Ranch, a treadmill in Firethorne, a spare room in Elyson. Tap " +
    "what's leaving and see the price now.",
  heading: "Three counties, one way to get a price",
  intro: [
    "The City of Katy sits where Harris, Fort Bend and Waller counties meet, and many homes " +
      'with a Katy address are outside the city limits. So the answer to "who takes my old ' +
      'sofa?" changes from street to street. Check with the city, or with whoever sends your ' +
      "trash bill, for what they collect.",
    "We need no county line to give you a number. It comes from the pieces you tap, and it's " +
      "on the screen before you type a name or an address. That holds in Sunterra and " +
      "LakeHouse just as it does in Canyon Gate.",
  ],
  reasons: [
    {
      icon: "receipt-text",
      title: "Lines on a map don't change it",
      text: "City, county or utility district: the total is worked out from the room your things take in the truck.",
    },
    {
      icon: "house",
      title: "Made for a garage",
      text:
        "Bikes, shelving, a basketball hoop, bins of toys. It all has a name on our list, so a " +
        "garage is counted in minutes.",
    },
    {
      icon: "sunset",
      title: "Around the commute",
      text: "Choose the window that fits your day. Clearing out need not cost you a day off.",
    },
  ],
  load: {
    title: "A two-car garage in Cinco Ranch",
    text: "Nothing in it is broken. It's just that the cars have been living on the driveway.",
    lines: [
      { id: "treadmill", quantity: 1 },
      { id: "workbench", quantity: 1 },
      { id: "shelving-unit", quantity: 2 },
      { id: "bicycle", quantity: 3 },
      { id: "basketball-hoop", quantity: 1 },
      { id: "mower-push", quantity: 1 },
      { id: "toy-bin", quantity: 4 },
      { id: "christmas-tree", quantity: 1 },
    ],
  },
  scene: "garage",
  reads: ["city-pickup", "load-or-items", "cost"],
  closing: "Park in the garage again",
};
