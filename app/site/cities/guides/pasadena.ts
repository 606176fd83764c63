import type { CityGuide } from "./city-guide.ts";

export const pasadena: CityGuide = {
  description:
    "Old fridge, dead washer, water heater? Appliance and junk removal in Pasadena, TX, " +
    "priced on your phone and hauled in the window you pick.",
  lede: "An old fridge in the garage, a washer that quit, a water heater on its side. Price the lot on your phone.",
  heading: "Skip the landfill run",
  intro: [
    "In Pasadena the address decides who empties the trash: some streets are on city crews, " +
      "others on Frontier Waste Solutions. Residents have also been able to bring one two-yard " +
      "load a month to the city landfill themselves. Check with the city for your street and " +
      "for the rules of the day.",
    "Strapping a refrigerator into a borrowed pickup is one way to spend a Saturday. The " +
      "other way takes about a minute. Count the appliances, read the figure, and let a crew " +
      "with a box truck do the driving from Deepwater, Red Bluff Terrace or Pasadena Trails.",
  ],
  reasons: [
    {
      icon: "tag",
      title: "Every appliance by name",
      text:
        "French-door or mini, stacked pair or single dryer, gas range or cooktop: each kind has " +
        "a price of its own.",
    },
    {
      icon: "info",
      title: "Empty it first",
      text: "Food goes out with the household trash. Once a fridge or freezer is empty, it's ready for us.",
    },
    {
      icon: "truck",
      title: "A short hop",
      text: "No city on our list lies nearer to downtown Houston.",
    },
  ],
  load: {
    title: "Five appliances, one visit",
    text: "The house got a new laundry and a new kitchen in the same summer.",
    lines: [
      { id: "refrigerator", quantity: 1 },
      { id: "washer", quantity: 1 },
      { id: "dryer", quantity: 1 },
      { id: "stove", quantity: 1 },
      { id: "water-heater", quantity: 1 },
    ],
  },
  scene: "garage",
  reads: ["single-items", "not-taken", "one-trip"],
  closing: "Send the old fridge packing",
};
