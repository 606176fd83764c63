/** The page that changes the list of a booking. */
const points = (volume: string) => `${volume} points`;

export const words = {
  title: "Change your items",
  lede: "You see the price and the room as you go. Nothing changes until you save.",
  showFitting: "Show windows that fit",
  onList: (units: number) => `${units} ${units === 1 ? "item" : "items"} on your list`,
  empty: ["Your list is empty. Add an item, or ", "cancel the pickup", "."],
  chooseOther: "Choose another window or remove something.",
  payLater: "You pay when the job is done.",
  payLaterMailed: "You pay when the job is done. We'll email you the change.",
  fits: (slot: string) => `It fits ${slot}`,
  noRoomOn: (slot: string) => `No room on ${slot}`,

  add: "Add an item",
  search: "Search",
  addNamed: (name: string) => `Add ${name}`,
  addShort: "Add",
  hit: (price: string, volume: string) => `${price}, ${points(volume)}`,
  alreadyOn: (units: number) => `, ${units} on your list`,
  firstOf: (shown: number, found: number) =>
    `The first ${shown} of ${found} items. Type more to narrow it down.`,
  found: (found: number) => `${found} ${found === 1 ? "item" : "items"} found.`,
  notTaken: "We can't take that:",
  noMatch: "No item matches that. Try a shorter word, or add a Custom Job.",

  notAdded: "Not added",
  added: "Added",
  removed: "Removed",
  was: (count: number) => `Was ${count}`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
  howMany: (name: string) => `${name}, how many`,
  addOne: (name: string) => `Add one ${name}`,

  yourTotal: "Your total",
  newTotal: "New total",
  off: (percent: number) => `${percent}% off`,
  total: "Total",
  bookedPrice: "The price you booked.",
  itWas: (total: string, volume: string) => `It was ${total} for ${points(volume)}.`,
  onSite: " The crew prices it on site.",
  keepsPrice: "Items you booked keep their price; new ones are at today's.",
  back: "Back to your booking",
  keepOld: "Keep my old list",
  questions: ["Questions? Call ", "."],

  noRoom: (slot: string) => `The truck doesn't have room for this on ${slot}.`,
  /** Before the telephone number. */
  noRoomAdvice: (units: number) =>
    units === 1
      ? "Choose a window with room for it, or call "
      : `Choose a window with room for all ${units} items, remove something, or call `,
  noneClose: "No window close to that day has room for everything.",

  noChanges: "No changes yet",
  listEmpty: "Your list is empty",
  save: (total: string) => `Save for ${total}`,
  saveSame: (total: string) => `Save for the same ${total}`,
  unit: (price: string, volume: string) => `${price}, ${points(volume)}`,
  unitEach: (price: string, volume: string) => `${price}, ${points(volume)} each`,
  /** Units of an item at one of its prices. @param volume of each; null: the same for all */
  unitsAt: (count: number, price: string, volume: string | null) =>
    `${count} at ${price}${volume === null ? "" : ` (${points(volume)})`}`,
  eachPoints: (prices: string, volume: string) => `${prices}, ${points(volume)} each`,
};
