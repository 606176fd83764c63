/** What a city's page links to for further reading; each page has three of its own (rule 350). */
const COST = "/blog/how-much-does-junk-removal-cost";
const SAVE = "/blog/save-money-on-junk-removal";

export const READS = {
  cost: { to: COST, label: "What junk removal costs in {city}" },
  "load-cost": { to: `${COST}#what-a-load-costs`, label: "What a load costs" },
  "single-items": { to: `${COST}#what-single-items-cost`, label: "What single items cost" },
  "worked-out": { to: `${COST}#four-pickups-worked-out`, label: "Four pickups, worked out" },
  compare: { to: `${COST}#how-we-compare`, label: "How we compare" },
  save: { to: SAVE, label: "Ten ways to save" },
  sell: { to: `${SAVE}#2-sell-or-give-away-what-still-works`, label: "Sell what still works" },
  "city-pickup": {
    to: `${SAVE}#3-use-your-citys-own-pickup-first`,
    label: "Use your city's own pickup first",
  },
  minimum: { to: `${SAVE}#4-use-up-the-minimum`, label: "Use up the minimum" },
  sets: { to: `${SAVE}#5-pick-sets-not-pieces`, label: "Pick sets, not pieces" },
  "one-trip": { to: `${SAVE}#6-one-trip-beats-two`, label: "One trip beats two" },
  share: { to: `${SAVE}#9-share-a-truck-with-a-neighbor`, label: "Share a truck with a neighbor" },
  payment: { to: "/faq#payment", label: "Do I pay anything up front?" },
  "same-day": { to: "/faq#same-day", label: "Can you come today?" },
  "load-or-items": { to: "/faq#load-or-items", label: "Load size or item by item?" },
  "bigger-pile": { to: "/faq#bigger-pile", label: "What if my pile is bigger?" },
  "not-taken": { to: "/faq#not-taken", label: "What we don't take" },
  "be-home": { to: "/faq#be-home", label: "Do I need to be home?" },
  business: { to: "/faq#business", label: "Do you take business jobs?" },
  discount: { to: "/faq#discount", label: "How the 10% off works" },
} as const;

export type ReadName = keyof typeof READS;
