import type { CityGuide } from "./city-guide.ts";

export const rosenberg: CityGuide = {
  description:
    "Moving boxes, old mattresses and that spare sofa: junk removal in Rosenberg, TX with a " +
    "price in seconds and a pickup on your schedule.",
  lede: "A mountain of boxes in Brookewater, an old bed at Summer Lakes. Moving in is done when the cardboard is gone.",
  heading: "A quarter more people in ten years",
  intro: [
    "Rosenberg counted 30,618 people in 2010 and 38,282 in 2020. Brookewater, 850 acres of " +
      "it, was planned for about 2,400 more homes. Each move-in ends the same way, with a wall " +
      "of cardboard and a mattress that looked better in the old place.",
    "A city representative described most housing here as single-family. That means garages, " +
      "and garages are where boxes go to wait. Break them down, stack them, tap the stack. If " +
      "you'd rather use the curb for some of it, check with the city about bulky pickup first.",
  ],
  aside: {
    before: "Moving over from the next town?",
    to: "/cities",
    label: "See every city we serve",
  },
  reasons: [
    {
      icon: "plus",
      title: "Cardboard by the stack",
      text: "Flattened boxes and packing are counted in stacks, so a small clear-out stays a small bill.",
    },
    {
      icon: "sunrise",
      title: "Old bed out, new bed in",
      text: "Choose a window ahead of the delivery truck.",
    },
    {
      icon: "map-pin",
      title: "Far out, same prices",
      text: "No city on our list lies farther from downtown Houston. The catalogue doesn't know that.",
    },
  ],
  load: {
    title: "The first month in a new house",
    text: "Everything is unpacked except what should never have been packed.",
    lines: [
      { id: "cardboard", quantity: 8 },
      { id: "junk-box", quantity: 6 },
      { id: "mattress-queen", quantity: 1 },
      { id: "box-spring-queen", quantity: 1 },
      { id: "headboard", quantity: 1 },
      { id: "sofa", quantity: 1 },
    ],
  },
  scene: "garage",
  reads: ["sets", "one-trip", "cost"],
  closing: "Unpack for good",
};
