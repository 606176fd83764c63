/** Trips to the dump, as the crew enters and corrects its own. */
export const words = {
  atTheDump: "At the dump",
  /** Of one of several trucks, for who hears the button. */
  withTruck: (truck: string) => `with ${truck}`,
  /** A trip that waits to be sent. */
  atTheDumpWith: (truck: string) => `At the dump, ${truck}`,
  saveEmpty: "Save: the truck is empty",
  entered: "Saved. The truck counts as empty.",
  correct: "Correct",
  correctAt: (trip: string) => `the trip at ${trip}`,
  correctOf: (when: string) => `the trip of ${when}`,

  title: "Trips to the dump",
  help:
    "Enter each trip when you are at the dump: the truck counts as empty from then on. Only the place is needed; " +
    "with the fee, your reports say what each job earned.",
  enter: "Enter a trip",
  enterHint: "It counts from now, and the truck is empty. You can change the time later.",
  save: "Save the trip",
  trips: "Trips",
  removed: "Removed. What it cost isn't counted any more.",
  none: "None yet.",
  noFee: "no fee yet",
  tonsOf: (tons: string) => `${tons} tons`,
  by: (name: string) => `by ${name}`,
  noTicket: "no ticket",

  one: "Trip to the dump",
  oneHelp:
    "Correct what was entered, or remove the trip. Its fee is shared among the jobs that were on the truck, by points.",
  enteredBy: (name: string) => `Entered by ${name}`,
  day: "Day",
  time: "Time",
  removeIt: "Remove it",
  removeHint: "For a trip that was entered by mistake. Its ticket is deleted.",
  remove: "Remove this trip",
  ticket: "The ticket",
  ticketHint: "The ticket. Another photo takes its place.",

  where: "Where",
  fee: "Fee, dollars",
  feeLike: "Dollars, like 84.50",
  tons: "Tons",
  tonsLike: "As on the ticket, like 1.37",
  photo: "Photo of the ticket",
  truck: "Truck",

  noTruck: {
    problem: "That truck isn't there any more.",
    advice: "The trip isn't saved. Choose the truck that was emptied.",
  },
  badTime: {
    problem: "Type the day and the time at which the truck was emptied, not one to come.",
    advice: "The trip isn't changed yet.",
  },
};
