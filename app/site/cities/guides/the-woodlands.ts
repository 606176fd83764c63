import type { CityGuide } from "./city-guide.ts";

export const theWoodlands: CityGuide = {
  description:
    "Storm limbs, stumps and brush hauled from The Woodlands, TX, no bundling rules. See the " +
    "price first and book a window for your village.",
  lede:
    "Limbs in Grogan's Mill, a stump in Panther Creek, a bedroom in Sterling Ridge. Know the " +
    "price before the truck turns in.",
  heading: "Where there are woods, there are limbs",
  intro: [
    "The Woodlands is eight residential villages, and Grogan's Mill was first to open, in " +
      "October 1974. The township contracts curbside service, and its site has told residents " +
      "to schedule bulk pickup with Waste Management. Branches at the curb have had to be " +
      "bundled: up to 4 feet long, 4 inches thick, 40 pounds. Check with the township for the " +
      "rules in force.",
    "Ours are shorter. A brush pile is an item with a price, and so is a stump. If the saw " +
      "has been out in Cochran's Crossing or Creekside Park, count piles instead of inches and " +
      "you're done.",
  ],
  reasons: [
    {
      icon: "scale",
      title: "No twine, no tape measure",
      text: "Brush is counted by the pickup load and logs by the piece. Tied bundles are welcome, never required.",
    },
    {
      icon: "map-pin",
      title: "Any village",
      text: "Panther Creek to Alden Bridge, there is one list with one set of prices.",
    },
    {
      icon: "house",
      title: "Indoors as well",
      text: "When an office near Town Center or a guest room needs clearing, the same truck comes for it.",
    },
  ],
  load: {
    title: "After the tree crew has left",
    text: "They cut it. They didn't take it.",
    lines: [
      { id: "brush-pile", quantity: 3 },
      { id: "tree-stump", quantity: 4 },
      { id: "branches", quantity: 8 },
      { id: "yard-waste-bag", quantity: 10 },
    ],
  },
  scene: "yard",
  reads: ["city-pickup", "load-cost", "same-day"],
  closing: "Leave the woods to the trees",
};
