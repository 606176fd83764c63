import type { CityGuide } from "./city-guide.ts";

export const humble: CityGuide = {
  description:
    "Pool tables, safes and sleeper sofas leave Humble, TX at a price you see first. Choose " +
    "a window online, or call us for a same-day pickup.",
  lede:
    "A pool table in Eagle Springs, a couch in Fall Creek, the bar stools in Atascocita. " +
    "Heavy things, plain prices.",
  heading: "Past the city line",
  intro: [
    "A Humble address is often not in the city of Humble. Eagle Springs, one master-planned " +
      "community outside it, had 3,990 finished houses by April 2019. Whether a city, a " +
      "utility district or an association handles large trash where you live is worth a phone " +
      "call before anyone carries a pool table to the street.",
    "For us an address is only where to drive. In Townsen Landing, Balmoral or Northshire " +
      "you tap the pieces, the figure appears, and a crew comes in the window you chose. " +
      "Nobody has to stand in your game room with a clipboard, working out what to charge.",
  ],
  reasons: [
    {
      icon: "scale",
      title: "Weighty things, listed",
      text: "Slate, steel and pianos are on the list by name. You won't be told to call for a quote.",
    },
    {
      icon: "badge-percent",
      title: "Below the big brands",
      text: "Our prices are set to undercut the big-brand haulers, and ours are on the screen before you book.",
    },
    {
      icon: "sun",
      title: "Need it gone today?",
      text: "If the new table arrives this afternoon, ring us. Same-day pickup is arranged by phone.",
    },
  ],
  load: {
    title: "The game room, game over",
    text: "Four stools, one table, and a screen from two remotes ago.",
    lines: [
      { id: "pool-table", quantity: 1 },
      { id: "bar-stool", quantity: 4 },
      { id: "sofa-reclining", quantity: 1 },
      { id: "tv-large", quantity: 1 },
      { id: "mini-fridge", quantity: 1 },
    ],
  },
  scene: "living",
  reads: ["compare", "same-day", "load-cost"],
  closing: "Rack up some space",
};
