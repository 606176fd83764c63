/** What a city's page links to for further reading; each page has three of its own (rule 350). */
const COST = "/blog/how-much-does-junk-removal-cost";
const SAVE = "/blog/save-money-on-junk-removal";

export const READS = {
  cost: COST,
  "load-cost": `${COST}#what-a-load-costs`,
  "single-items": `${COST}#what-single-items-cost`,
  "worked-out": `${COST}#four-pickups-worked-out`,
  compare: `${COST}#how-we-compare`,
  save: SAVE,
  sell: `${SAVE}#2-sell-or-give-away-what-still-works`,
  "city-pickup": `${SAVE}#3-use-your-citys-own-pickup-first`,
  minimum: `${SAVE}#4-use-up-the-minimum`,
  sets: `${SAVE}#5-pick-sets-not-pieces`,
  "one-trip": `${SAVE}#6-one-trip-beats-two`,
  share: `${SAVE}#9-share-a-truck-with-a-neighbor`,
  payment: "/faq#payment",
  "same-day": "/faq#same-day",
  "load-or-items": "/faq#load-or-items",
  "bigger-pile": "/faq#bigger-pile",
  "not-taken": "/faq#not-taken",
  "be-home": "/faq#be-home",
  business: "/faq#business",
  discount: "/faq#discount",
} as const;

export type ReadName = keyof typeof READS;
