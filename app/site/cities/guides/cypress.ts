import type { CityGuide } from "./city-guide.ts";

export const cypress: CityGuide = {
  description:
    "No city trash day in Cypress, TX? Price a playset, a patio or a whole garage yourself, " +
    "book a window, and let a crew haul it off.",
  lede: "Patios in Bridgeland, garages at Towne Lake, that playset in Fairfield. Price it yourself and have it hauled.",
  heading: "No city hall, so no city trash day",
  intro: [
    "Cypress is unincorporated, which means no city trash department to ring. Utility " +
      "districts and community associations are the usual providers, and each decides for " +
      "itself what may sit at the curb. Yours can tell you what it takes.",
    "It is also a place of very large neighborhoods. Towne Lake covers about 2,400 acres and " +
      "Bridgeland was planned at about 11,400. That's plenty of backyards, and sooner or later " +
      "each one has a swing seat with no swinger. Miramesa, Ravensway and Canyon Lakes West " +
      "are on the same map for us, and on the same price list.",
  ],
  reasons: [
    {
      icon: "phone",
      title: "One call instead of three",
      text:
        "Skip the round of district, association and hauler. Price it here and book it here, or " +
        "ring us and do both at once.",
    },
    {
      icon: "house",
      title: "Weekend-sized jobs",
      text: "A patio set and a grill make a fine pickup. So does one recliner.",
    },
    {
      icon: "phone",
      title: "A gate code is fine",
      text: "Write it in the note when you book. The crew sees it and calls ahead on the day.",
    },
  ],
  load: {
    title: "A playset and the old patio",
    text: "The wood has gone gray, and so has the table.",
    lines: [
      { id: "playset", quantity: 1 },
      { id: "patio-set", quantity: 1 },
      { id: "grill", quantity: 1 },
      { id: "planter", quantity: 3 },
    ],
  },
  scene: "yard",
  reads: ["city-pickup", "share", "be-home"],
  closing: "Get the backyard back",
};
