import type { CityGuide } from "./city-guide.ts";

export const alvin: CityGuide = {
  description:
    "Wet carpet, ruined sofas and whole rooms cleared in Alvin, TX. Instant prices online, " +
    "same-day pickup by phone, nothing to pay up front.",
  lede:
    "Carpet that got wet, a sofa past saving, a bedroom to start over. See the price now, " +
    "and call if it has to be today.",
  heading: "Alvin knows rain",
  intro: [
    "In July 1979 Tropical Storm Claudette dropped about 42 to 43 inches on the Alvin area " +
      "in 24 hours, long the record for the United States, and more than 6,000 residents had " +
      "to leave their homes. Most wet weeks are nothing like it. They only leave a carpet that " +
      "will never smell right again.",
    "What rain has ruined has no business in the house until a trash day comes round. The " +
      "town keeps growing meanwhile: Preservation Creek, 2,962 acres meant for about 5,500 " +
      "homes, broke ground in May 2025. Old house or new, check with the city about bulky " +
      "pickup, and with us about the rest.",
  ],
  aside: { before: "First time here?", to: "/", label: "See how a pickup works" },
  reasons: [
    {
      icon: "trash-2",
      title: "Soaked is fine",
      text: "Wet carpet and its pad are priced as carpet, by the room. Drywall is priced by the pile.",
    },
    {
      icon: "phone",
      title: "Quick when it counts",
      text: "Same-day pickup is a phone call away. On one rush job a crew was there within two hours.",
    },
    {
      icon: "receipt-text",
      title: "No surprises on top",
      text: "You see the total before you book. A local crew handles the mess, and you pay after.",
    },
  ],
  load: {
    title: "One room after the rain",
    text: "Two carpets' worth of pad, and a bed nobody will sleep in again.",
    lines: [
      { id: "carpet", quantity: 2 },
      { id: "drywall", quantity: 1 },
      { id: "sofa-sleeper", quantity: 1 },
      { id: "recliner", quantity: 1 },
      { id: "mattress-queen", quantity: 1 },
      { id: "box-spring-queen", quantity: 1 },
      { id: "dresser", quantity: 1 },
    ],
  },
  scene: "living",
  reads: ["same-day", "not-taken", "minimum"],
  closing: "Dry out and start fresh",
  hasPromiseStrip: true,
};
