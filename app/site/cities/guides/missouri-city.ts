import type { CityGuide } from "./city-guide.ts";

export const missouriCity: CityGuide = {
  description:
    "Home offices, file cabinets and desks cleared in Missouri City, TX. Instant total, " +
    "proof of recycling if you want it, payment after pickup.",
  lede:
    "Desks in Sienna, file cabinets in Olympia Estates, a bonus room in Vicksburg. See your " +
    "total, then choose a day.",
  heading: "A great many spare rooms",
  intro: [
    "A contractor has run trash service in Missouri City, with bulk pickup as a separate " +
      "matter, and some neighborhoods are billed for it through their utility district. Before " +
      "you count on the curb, check with the city, or with the district, about what goes and " +
      "when.",
    "Sienna alone is a master-planned community of about 10,500 acres. That's a lot of " +
      "upstairs rooms, and in some of them stands a desk nobody has used since the laptop " +
      "moved to the kitchen. Lakeshore Harbour has them too. An office is easy to count: so " +
      "many chairs, so many drawers, so many screens, done.",
  ],
  reasons: [
    {
      icon: "house",
      title: "Offices of every size",
      text: "We take residential and commercial jobs: one L-shaped desk, or a floor of cubicles.",
    },
    {
      icon: "trash-2",
      title: "Screens by the piece",
      text:
        "Monitors, computers and copiers are in the catalogue. Loose batteries aren't; take " +
        "those to a store's recycling bin.",
    },
    {
      icon: "info",
      title: "Something for the records",
      text: "Proof of disposal or proof of recycling can be put in the cart like any chair.",
    },
  ],
  load: {
    title: "A home office in Sienna",
    text: "Two people worked here. Now it's going to be a nursery.",
    lines: [
      { id: "desk-l-shaped", quantity: 1 },
      { id: "desk-small", quantity: 1 },
      { id: "office-chair", quantity: 2 },
      { id: "file-cabinet-4", quantity: 2 },
      { id: "bookcase", quantity: 2 },
      { id: "computer", quantity: 2 },
      { id: "monitor", quantity: 3 },
    ],
  },
  scene: "living",
  reads: ["business", "single-items", "payment"],
  closing: "Turn the office back into a room",
};
