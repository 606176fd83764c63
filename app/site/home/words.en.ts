import { withArticle } from "#app/lib/article.ts";
import { joinWords } from "#app/lib/join-words.ts";

/** A few words, with what they mean. */
type Pair = readonly [title: string, text: string];

export const words = {
  title: "Junk removal with instant prices",
  description:
    "Tap what's leaving and see your price before anyone knocks. Junk removal across the " +
    "{city} area, nothing to pay up front.",
  heading: "Make space for what matters.",
  lede:
    "Tap what's leaving, watch the truck fill and see your price before anyone knocks. Pay " +
    "when the job is done.",
  getStarted: "Get Started",
  sameDay: "Same-Day Pickup",
  scene: (name: string, city: string) =>
    `A ${name} box truck at the curb in front of ${withArticle(city)} bungalow, downtown skyline behind`,
  facts: (minimum: string, most: string): Pair[] => [
    [`${minimum} base rate`, `${most} cap per truck`],
    ["16-ft box trucks", "30% more space than competitors"],
    ["Nothing up front", "Pay when the job is done"],
    ["Same or next day", "No hidden fees, ever"],
  ],
  card: {
    title: "What's leaving?",
    payNothing: "Pay nothing now",
    example: (names: readonly string[], total: string) => {
      const things = joinWords(
        names.map((name) => `a ${name}`),
        "and",
      );
      return `Nothing on the truck yet. As an example, ${things} go for ${total} together.`;
    },
    addMore: "Add more items",
    instantPricing: "Instant Pricing",
    fromPhotos: "Quote from photos",
    truckFill: "Truck Fill",
    book: (total: string) => `Book this for ${total}`,
    remove: "Remove",
    removeIt: (name: string) => `Remove ${name}`,
    less: (name: string) => `One ${name} less`,
    more: (name: string) => `One ${name} more`,
  },
  how: {
    heading: "Gone in three taps",
    step: (number: string) => `Step ${number}`,
    steps: [
      ["Tap to start", "Pick a load size for a pile, or go item by item."],
      ["Add in seconds", "Every tap updates the price and the truck."],
      ["Schedule instantly", "Choose a day and a window. No card needed."],
    ] as readonly Pair[],
    loadSize: "Load Size",
    itemized: "Itemized",
    select: "Select Items in Seconds",
  },
  kinds: {
    heading: "From one mattress to the whole house",
    lede: "Twelve kinds of stuff, each with a price you can see.",
    label: "Categories",
  },
  loads: {
    heading: "Know the number first",
    lede: "Instant upfront pricing, 30% lower than big-brand haulers.",
    instantPricing: "Get Instant Pricing",
  },
  gallery: {
    drawn: "Orange leaves. Blue stays.",
    photographed: "Before and after",
    more: (count: number) => `Show ${count} more`,
  },
  reviews: {
    heading: "What customers say",
    stars: (count: number) => `${count} of 5 stars`,
    on: "on",
  },
  about: {
    heading: "Your neighbors with a big truck",
    lede: (city: string) =>
      `We're ${withArticle(city)} crew with 16-foot box trucks, and we price by ` +
      "the space your stuff takes up. On one rush job the crew pulled up within 2 hours.",
    reasons: [
      ["Free to change", "Move your pickup for free until 6 PM the day before."],
      ["Homes and businesses", "One couch, an office, or a full estate."],
      ["The price you booked", "No hidden fees and nothing due until we're done."],
    ] as readonly Pair[],
    drawing: "Drawing: two people carry a couch from a house to the truck",
  },
  cities: { label: "Cities", all: "Cities We Serve" },
  closing: {
    heading: "Ready to see the floor again?",
    lede: "Book now, pay when the job is done.",
    book: "Book Instantly",
    call: "Call Now",
  },
};
