import type { CityGuide } from "./city-guide.ts";

export const laPorte: CityGuide = {
  description:
    "Concrete, brick, tile, dirt and tires hauled in La Porte, TX: the heavy things a curb " +
    "pile leaves behind, with the price on screen first.",
  lede:
    "Broken pavers in Lomax, old tile in Fairmont Park, tires behind the garage. If the curb " +
    "can't have it, look it up here.",
  heading: "The pile the curb leaves behind",
  intro: [
    "La Porte draws clear lines for heavy trash. Piles have been limited to 10 cubic yards, " +
      "about 6 by 6 by 8 feet, set out no earlier than five days ahead. Rocks, bricks, ceramic " +
      "tile, concrete, dirt, paint and hazardous materials have been left out, and tires held " +
      "to two small ones. Check with the city for today's list.",
    "Fairmont Park, begun in the mid-1950s, brought slab homes with two-car garages to a " +
      "town of mostly pier-and-beam houses. In time every patio gets redone, in Pecan Crossing " +
      "and Glen Meadows too. We load what's left of it. Paint and chemicals are the part that " +
      "has to go to a drop-off.",
  ],
  reasons: [
    {
      icon: "scale",
      title: "Masonry by the barrow",
      text: "Brick, block, pavers and concrete are counted in wheelbarrow loads, soil in bags.",
    },
    {
      icon: "plus",
      title: "More than two tires",
      text: "Four, six, the whole stack. Tap once for each.",
    },
    {
      icon: "truck",
      title: "Past ten yards",
      text: "When a pile outgrows its limit, choose a share of the truck and put the tape measure away.",
    },
  ],
  load: {
    title: "A patio, broken up",
    text: "The new one arrives Friday. The old one weighs more than it looks.",
    lines: [
      { id: "concrete", quantity: 10 },
      { id: "flooring", quantity: 1 },
      { id: "planter", quantity: 4 },
      { id: "dirt-bag", quantity: 10 },
      { id: "tire", quantity: 4 },
    ],
  },
  scene: "yard",
  reads: ["city-pickup", "load-cost", "bigger-pile"],
  closing: "Break up with the patio",
};
