import type { CityGuide } from "./city-guide.ts";

export const tomball: CityGuide = {
  description:
    "Sheds, brush, mowers and more hauled from acreage in Tomball, TX. A full truck has one " +
    "flat price, and you see it before you book.",
  lede: "A leaning shed in Willow Creek Ranch, a dead mower in Amira, brush along the back fence. Big lots welcome.",
  heading: "Room to collect things",
  intro: [
    "Tomball grew up as a railroad stop and took its name in 1907. In 2019 about 2,200 acres " +
      "near the Grand Parkway, west of town, were being developed as six new communities. " +
      "Acreage is common all the same: the Reserve at Spring Lake was planned with lots of one " +
      "to five acres, Tealpointe Lake Estates with an acre and a half.",
    "An acre collects what a patio can't. A shed that leans, a mower that won't, a coop with " +
      "no hens. Curb service depends on where you are, so check with the city or your " +
      "association. A heap like that may want a truck to itself, and booking a whole one takes " +
      "no longer than booking a chair.",
  ],
  aside: {
    before: "Family with land in the next county?",
    to: "/cities",
    label: "Look through all our cities",
  },
  reasons: [
    {
      icon: "house",
      title: "Sheds in two sizes",
      text: "Small or large, it has a line on the list. What's inside is counted apart.",
    },
    {
      icon: "tag",
      title: "A cap you can plan with",
      text: "However mixed the heap, a full truck costs one flat amount.",
    },
    {
      icon: "sun",
      title: "Brush by the pickup load",
      text: "Fence rows and fallen limbs are measured the way you'd haul them yourself.",
    },
  ],
  load: {
    title: "One acre, tidied",
    text: "As it happens, this fills one truck to the door, to the point.",
    lines: [
      { id: "shed-large", quantity: 1 },
      { id: "brush-pile", quantity: 2 },
      { id: "mower-riding", quantity: 1 },
      { id: "picnic-table", quantity: 1 },
      { id: "dog-house", quantity: 1 },
    ],
  },
  scene: "yard",
  reads: ["load-cost", "bigger-pile", "share"],
  closing: "Take back the acre",
};
