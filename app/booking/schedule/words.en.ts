/** What the page says on which a pickup is booked. */
export const words = {
  title: "Book junk pickup",
  description: "Pick a day and a window for your junk pickup in the {city} area. Pay nothing now.",
  noUpfront: "No Upfront Payment Required",
  heading: ["Book Junk Pickup -", " Pay nothing now"],
  empty: "Nothing on the truck yet",
  emptyText: "Choose a load size or tap a few items, then come back to book the pickup.",
  /** A number to call stands between the two. */
  blocked: [
    "Did you already add something? Your browser may be blocking the cookies that hold your list. " +
      "Allow them for this site, or call ",
    " to book.",
  ],
  order: "Your order",
  edit: "Edit",
  /** Before the sentence that says what failed. */
  failed: "Error submitting booking: ",
  dropped: "The connection dropped.",
  again: "Nothing you typed is lost. Press Schedule Pickup again, or call us.",
  book: "Schedule Pickup",
  booking: "Booking",
  noCard: "No card, no deposit. You pay when the job is done.",
  when: "When should we come?",
  yourDate: "Your date",
  otherDate: "Pick another date",
  change: "Change",
  whichWindow: "Which window?",
  /** @param day in words; "": one that is not real */
  windowOn: (day: string) => `Which window on ${day || "that day"}?`,
  over: "Over for today",
  severalTrucks: (points: string) =>
    `Your ${points} points are more than one truckload. ` +
    `We'll start in your window and come back in another one that day.`,
  full: (points: string) =>
    `Full means the truck doesn't have room for your ${points} points. A smaller order may fit.`,
  tooMuch: "More than we can haul in a day",
  tooMuchText: (points: string) =>
    `Your ${points} points take more than one day. Book without a day and we'll call ` +
    `you to set the days, or call us now.`,
  where: "Where's the junk?",
  who: "Who should we ask for?",
  fields: {
    date: "Date",
    timeOfDay: "Time window",
    street: "Street address",
    city: "City",
    state: "State",
    zip: "ZIP",
    notes: "Note for the crew",
    name: "Name",
    email: "Email",
    phone: "Phone",
  },
  noState: "State",
  optional: (field: string) => `${field} (optional)`,
  notesHint: "Gate code, stairs, where the junk is.",
};
