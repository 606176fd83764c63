/** What the server words for a booking's pages. */
export const words = {
  cancelled: "This pickup is canceled.",
  done: "This pickup is done.",
  onTheWay: "The truck is on its way.",
  passed: "The day of this pickup has passed.",
  quoted: "We quoted your price for what you showed us.",
  wasOpen: "You could move your pickup or change items online.",
  /** @param when "Wednesday at 6 PM" */
  wasOpenUntil: (when: string) =>
    `You could move your pickup or change items online until ${when}.`,
  at: (day: string, hour: string) => `${day} at ${hour}`,
  stillOpen: (when: string) => `You can still move or change your pickup until ${when}.`,
  lastMove:
    "You won't be able to move or change it again. You can still cancel until the truck is on its way.",
  place: (city: string, state: string, zip: string) => `${city}, ${state} ${zip}`,

  /** The links to what can be changed, with their cost. */
  anyWindow: "Any open window",
  freeUntil: (when: string) => `Free until ${when}`,
  pickDay: "Pick a day",
  move: "Move pickup",
  addPhotos: "Add photos",
  showPile: "Show the crew the pile",
  photos: "Photos",
  photoCount: (count: number, most: number) => `${count} of ${most} so far`,
  items: "Change items",
  itemsCost: "See the new price first",
  cancel: "Cancel",
  noFee: "No fee",
  isOpen: (slot: string) => `${slot} is open`,
  heldUntil: (time: string) => `Held for you until ${time}`,
  onList: "You're on the list",
  mailsWhenOpen: "We'll email you when a window opens",
  checkHere: "Check here for open windows",
  earlier: "Earlier pickup",
  getOnList: "Get on the list",

  newPrice: (now: string, was: string) =>
    `There is a new price for your pickup: ${now} instead of ${was}.`,
  seePrice: "See the new price",
  approvedPrice: (now: string, was: string) =>
    `You approved a new price: ${now} instead of ${was}.`,
  seeApproved: "See what you approved",

  textsOn: "Texts are on.",
  textsOff: "Texts are off.",
  /** @param phone half hidden. @param from the number to text to; null: it is not known */
  textsStopped: (phone: string, from: string | null) =>
    from
      ? `Off: ${phone} has texted STOP. Text START to ${from} to get texts again.`
      : `Off: ${phone} has texted STOP. Reply START to our last text to get texts again.`,
  textsOnFor: (phone: string) => `On for ${phone}.`,
  textsOffFor: (phone: string, terms: string) => `Off for ${phone}. ${terms}`,
  stopTexts: "Stop the texts",
};
