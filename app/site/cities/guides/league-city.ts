import type { CityGuide } from "./city-guide.ts";

export const leagueCity: CityGuide = {
  description:
    "Fence panels, gazebos and storm debris removed in League City, TX. Count the pieces, " +
    "get one total at once, and choose a day that suits.",
  lede: "Fence panels in Bay Colony, a gazebo in Magnolia Creek, whatever the last big wind left. One list, one total.",
  heading: "New roofs, old fences, one wind",
  intro: [
    "League City grew 36.9 percent between 2010 and 2020, with new subdivisions mostly on " +
      "the west side. Fences come with them, and fences meet weather. After Hurricane Beryl in " +
      "July 2024 the city had residents keep green debris apart from fencing and construction " +
      "debris for its contractor. How piles should be sorted now is a thing to check with the " +
      "city.",
    "On our truck they may ride together. Panels, a flattened gazebo, lumber and the limbs " +
      "that did it go into one cart under one total. South Shore Harbour, Hidden Lakes, " +
      "Westwood and Centerpointe work alike.",
  ],
  reasons: [
    {
      icon: "plus",
      title: "Fence by the panel",
      text: "Walk the line, count, and tap that many times. Nobody has to come and measure.",
    },
    {
      icon: "check",
      title: "Mixed piles are fine",
      text:
        "Wood, metal, cushions and branches can share a booking. Paint, fuel and pool chemicals " +
        "are the exceptions.",
    },
    {
      icon: "calendar",
      title: "Pick a dry day",
      text: "Mud in the yard? Choose a later date while you book. A cart costs the same on any of them.",
    },
  ],
  load: {
    title: "A fence line after a big wind",
    text: "Fourteen panels down, and the gazebo went with them.",
    lines: [
      { id: "fence-panel", quantity: 14 },
      { id: "gazebo", quantity: 1 },
      { id: "lumber", quantity: 2 },
      { id: "branches", quantity: 5 },
    ],
  },
  scene: "yard",
  reads: ["not-taken", "share", "load-or-items"],
  closing: "Straighten up the yard",
};
