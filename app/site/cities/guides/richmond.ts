import type { CityGuide } from "./city-guide.ts";

export const richmond: CityGuide = {
  description:
    "Clear a room or a whole old house in Richmond, TX. List the furniture or choose a share " +
    "of the truck, agree on the total, and book.",
  lede:
    "Front rooms in historic downtown, spare rooms at Richmond Landing. Know what a houseful " +
    "costs before you start.",
  heading: "Among the first cities of the Republic",
  intro: [
    "Richmond was among the first cities the Republic of Texas incorporated, in 1837, and it " +
      "is the Fort Bend County seat. Old in-town buildings sit beside newer suburbs. Old rooms " +
      "tend to hold old furniture, and someone in the family is usually left to empty them.",
    "Three ZIP codes carry the name and reach well beyond the city limits, so what the curb " +
      "will take depends on the address. Check with the city, or with your district if you " +
      "live outside it. What a load costs you can find out right here, from Pecan Grove to " +
      "Long Meadow Farms, before a single drawer is opened.",
  ],
  reasons: [
    {
      icon: "house",
      title: "Room by room",
      text: "Do the parlor this week and the bedrooms next. Each pickup is priced for itself.",
    },
    {
      icon: "truck",
      title: "Two ways to count",
      text:
        "Name the pieces if you know them. If you don't, choose a quarter, half, three quarters " +
        "or all of the truck.",
    },
    {
      icon: "message-circle",
      title: "A figure to agree on",
      text: "Read the total to your sisters before anyone books anything.",
    },
  ],
  load: {
    title: "Two front rooms of an old house",
    text: "The good sofa, the other sofa, and a wardrobe nobody can open without a trick.",
    lines: [
      { id: "sofa", quantity: 1 },
      { id: "loveseat", quantity: 1 },
      { id: "armoire", quantity: 1 },
      { id: "buffet", quantity: 1 },
      { id: "coffee-table", quantity: 1 },
      { id: "rug", quantity: 1 },
      { id: "bookcase", quantity: 2 },
      { id: "lamp", quantity: 2 },
    ],
  },
  scene: "living",
  reads: ["load-or-items", "sell", "worked-out"],
  closing: "Open up the front rooms",
};
