import type { CityGuide } from "./city-guide.ts";

export const channelview: CityGuide = {
  description:
    "Tires, scrap, pallets and shop junk hauled in Channelview, TX, where there's no city " +
    "heavy-trash day. Instant price, homes and businesses.",
  lede:
    "Tires behind the shop, pallets by the fence, a compressor that quit. Put a price on the " +
    "pile and let it roll away.",
  heading: "No heavy-trash day to wait for",
  intro: [
    "Channelview is a census-designated place in unincorporated Harris County. Without a " +
      "city there is no city heavy-trash program, so the bumpers, rims and pallets behind a " +
      "building have no day of their own.",
    "You can give them one. Tap what's there, in Sterling Green, Old River Terrace or along " +
      "Market Street, and the site adds it up by the room it takes. Then choose a date. One " +
      "thing to sort out beforehand is what we can't haul: oil, fuel and batteries. Many auto " +
      "parts stores take used oil, and usually the dead battery too.",
  ],
  reasons: [
    {
      icon: "trash-2",
      title: "Shop junk has names",
      text: "Tires, car parts, tool chests, compressors, scrap metal by the pile. Look them up under Tools and Garage.",
    },
    {
      icon: "hand-coins",
      title: "No account to open",
      text:
        "A business books as a household does: an address, a phone number, a window. The bill " +
        "comes after the work.",
    },
    {
      icon: "plus",
      title: "Count once",
      text: "Pallets by the piece, cardboard by the stack. If it's twelve, tap twelve times and forget it.",
    },
  ],
  load: {
    title: "One corner of a shop",
    text: "Every shop has that corner.",
    lines: [
      { id: "tire", quantity: 6 },
      { id: "car-parts", quantity: 3 },
      { id: "scrap-metal", quantity: 2 },
      { id: "tool-chest", quantity: 1 },
      { id: "air-compressor", quantity: 1 },
      { id: "pallet", quantity: 8 },
    ],
  },
  scene: "garage",
  reads: ["business", "not-taken", "single-items"],
  closing: "Sweep the shop floor",
};
