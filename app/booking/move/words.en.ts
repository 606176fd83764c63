/** The page that moves a pickup. */
export const words = {
  title: "Move your pickup",
  first: "Pick your pickup day",
  keep: (slot: string) => `Keep ${slot}`,
  anyWindow: "Pick any open window.",
  free: (until: string) => `Moving is free until ${until}.`,
  price: (total: string) => ` Your price stays ${total}.`,
  pick: "Pick a day and a window",
  full: (points: string) => `Full means the truck doesn't have room for your ${points} points.`,
  noneOpen: "Nothing is open on these days. Look at later days, or call us.",
  earlier: "Earlier days",
  later: "Later days",
  goTo: "Or go to a day",
  show: "Show",
  book: (slot: string) => `Book ${slot}`,
  set: "Set my pickup day",
  moveTo: (slot: string) => `Move to ${slot}`,
  move: "Move my pickup",
  when: (day: string, hours: string) => `${day}, ${hours}. `,
  mailed: "We'll email you the change.",
  /** The states of a whole day. */
  wholeDay: {
    closed: "Closed",
    over: "Too late for this day",
    "too-large": "More than one truck holds in a day. Call us.",
  } as Partial<Record<string, string>>,
  yours: "Yours",
};
