import type { CityGuide } from "./city-guide.ts";

export const spring: CityGuide = {
  description:
    "Kitchens, carpet and shop fixtures hauled away in Spring, TX. An instant price for the " +
    "load, homes and businesses alike, paid after the work.",
  lede:
    "An old kitchen, a few rooms of carpet, a shop refit in Old Town Spring. Know the price " +
    "of the load before it's on our truck.",
  heading: "Bigger than the name on the map",
  intro: [
    "Spring is a census-designated place in Houston's extraterritorial jurisdiction rather " +
      "than a city, and the name covers a much larger stretch of north Harris and south " +
      "Montgomery counties than the original town. With no city hall to ask, start with your " +
      "association or utility district if you want to know who takes large trash.",
    "Most subdivisions here were built after Houston's suburbs pushed north in the 1970s. " +
      "Kitchens from then have earned their rest. Old Town Spring went the other way and " +
      "turned its older houses into shops. We haul for both, and for Springwoods Village in " +
      "between.",
  ],
  reasons: [
    {
      icon: "receipt-text",
      title: "Tear-outs by the piece",
      text: "Cabinets, ovens, doors, flooring by the room. A remodel is a list like any other, only dustier.",
    },
    {
      icon: "tag",
      title: "Shops on the same terms",
      text: "Display cases, clothing racks and shelving from a storefront are booked the way a bunk bed is.",
    },
    {
      icon: "map-pin",
      title: "Either county",
      text: "North Harris or south Montgomery, it's one phone number and one set of prices.",
    },
  ],
  load: {
    title: "A 1970s kitchen, out in one go",
    text: "Harvest gold was a good idea at the time.",
    lines: [
      { id: "kitchen-cabinet-set", quantity: 1 },
      { id: "stove", quantity: 1 },
      { id: "dishwasher", quantity: 1 },
      { id: "refrigerator", quantity: 1 },
      { id: "cooktop", quantity: 1 },
      { id: "sink-kitchen", quantity: 1 },
      { id: "microwave", quantity: 1 },
      { id: "flooring", quantity: 1 },
    ],
  },
  scene: "garage",
  reads: ["business", "worked-out", "same-day"],
  closing: "Start the remodel with an empty room",
};
