/** The page of an earlier pickup (rules 150 to 157). */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const lede = (wish: string | null, own: string | null) =>
  wish
    ? `You're on the list for ${wish}. `
    : "A window can open when another customer moves or cancels. " +
      `Choose what works for you before ${own ?? "your pickup"}. `;

export const words = {
  title: "An earlier pickup",
  /** @param slot "Thursday morning" */
  isOpen: (slot: string) => `${capital(slot)} is open`,
  /** @param wish "any day, mornings or evenings"; null: none. @param own the slot that the pickup has; null: none */
  lede: (wish: string | null, own: string | null) =>
    `${lede(wish, own)}When one opens, you'll see it on this page.`,
  ledeMailed: (wish: string | null, own: string | null) =>
    `${lede(wish, own)}When one opens, we'll email you.`,
  seeOpenNow: "See what's open now",
  when: (day: string, hours: string) => `${day}, ${hours}`,
  /** Around the end of the hold. @param terms what the day would still allow */
  held: (own: string | null, terms: string | null) => [
    "We're holding it for you until ",
    `. Same items, same price. Your pickup stays on ${own ?? "your pickup"} unless you take this one. ${terms ?? ""}`,
  ],
  take: (slot: string) => `Take ${slot}`,
  keep: (own: string | null) => `No, keep ${own ?? "your pickup"}`,
  noNeed: "There's no need to wait.",
  moveFree: "You can move your pickup to any open window for free.",
  seeOpen: "See what's open",
  whichDays: "Which days work for you?",
  daysHint: "You see the open days before your pickup.",
  whichTimes: "Which times?",
  from: "Not before this date (optional)",
  noMail: "No email goes out, so please check this page now and then. ",
  terms: (hours: number, from: string, until: string) =>
    `We offer an open window to one customer at a time, for ${hours} hours, and never between ` +
    `${from} and ${until}. If you don't answer, your pickup stays as it is.`,
  save: "Save my choices",
  join: "Put me on the list",
  tell: "Tell me if one opens",
  stop: "Stop waiting",
};
