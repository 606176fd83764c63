import type { CityGuide } from "./city-guide.ts";

export const baytown: CityGuide = {
  description:
    "Bathroom tear-outs, tires and old electronics hauled in Baytown, TX. What the curb " +
    "won't take has a price here, shown before you book.",
  lede: "A bathroom torn out in Pelly, a set of tires in Goose Creek. What the curb won't take has a price here.",
  heading: "Three old towns, a lot of remodeling",
  intro: [
    "Baytown grew from three separate towns, Goose Creek, Pelly and East Baytown, so older " +
      "in-town homes sit alongside new subdivisions such as Trinity Oaks. Older homes get " +
      "remodeled, and a remodel leaves a pile.",
    "The city's curbside contractor has not taken building materials, tires, batteries or " +
      "electronics; those have gone to the Baytown Green Center or the county hazardous-waste " +
      "site. Check with the city before you load the car. Three of the four are on our list: " +
      "building materials, tires, electronics. Batteries still belong at a drop-off, from " +
      "Quail Hollow or anywhere else.",
  ],
  reasons: [
    {
      icon: "receipt-text",
      title: "Tear-outs, itemized",
      text: "Tubs, vanities, tile, drywall and bagged debris each have a line. So does the toilet.",
    },
    {
      icon: "tag",
      title: "Rubber and circuits",
      text: "Tires, televisions, computers and printers are counted one by one.",
    },
    {
      icon: "hand-coins",
      title: "Good for small contractors",
      text: "Commercial jobs are booked the same way and paid the same way: once it's loaded.",
    },
  ],
  load: {
    title: "A bathroom, down to the studs",
    text: "Pink tile, cast-iron tub, and a vanity with opinions.",
    lines: [
      { id: "bathtub-cast-iron", quantity: 1 },
      { id: "shower-stall", quantity: 1 },
      { id: "toilet", quantity: 1 },
      { id: "bathroom-vanity", quantity: 1 },
      { id: "mirror", quantity: 1 },
      { id: "flooring", quantity: 1 },
      { id: "drywall", quantity: 1 },
      { id: "debris-bag", quantity: 6 },
    ],
  },
  scene: "garage",
  reads: ["business", "bigger-pile", "load-or-items"],
  closing: "Finish the remodel",
};
