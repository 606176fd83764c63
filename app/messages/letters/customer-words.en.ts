const on = (day: string) => day && ` on ${day}`;
const spaced = (part: string) => part && ` ${part}`;
const OPEN_IT = "Open it to update your calendar. Some calendars don't update on their own.";

/** The emails about changes of a booking. A day, a slot or a sum may be "", where there is none. */
export const words = {
  pay: (total: string) => `You pay ${total} when the job is done.`,
  whenAndPay: (when: string, pay: string) => `${when}. ${pay}`,
  payLater: "You pay when the job is done.",
  entry: `The calendar entry is attached. ${OPEN_IT}`,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  wrong: (phone: string) => `Is something wrong? Call ${phone}.`,
  moved: {
    subject: (title: string, order: string) => `${title}: order ${order}`,
    toBeSet: "We'll call to set your new pickup day",
    /** @param slot "Friday afternoon" or "Fri, Jul 24, afternoon" */
    moved: (slot: string) => `Your pickup has moved to ${slot}`,
    set: (slot: string) => `Your pickup is set for ${slot}`,
    byUs: "We picked this window. If it doesn't work for you, call us.",
    same: (pay: string) => `Same items, same address, same price. ${pay}`,
    freed: "Your old window is open to others again.",
    entry: `The new calendar entry is attached. ${OPEN_IT}`,
    back: "Not you? Move it back",
  },
  items: {
    subject: (day: string, order: string) =>
      `Your list${day && ` for ${day}`} has changed: order ${order}`,
    title: "Your list has changed",
    total: (total: string) => `The total is ${total}.`,
    newTotal: (total: string) => `The total is now ${total}.`,
    was: (sum: string) => `It was ${sum}.`,
  },
  details: {
    subject: (day: string, changed: string, order: string) =>
      `Your pickup${on(day)} has a new ${changed}: order ${order}`,
    title: (changed: string) => `Your pickup has a new ${changed}`,
    changed: (changed: string) =>
      `We changed the ${changed} for you. If that isn't right, call us.`,
    same: (pay: string) => `Same time, same items, same price. ${pay}`,
  },
  cancelled: {
    subject: (day: string, order: string) => `Your pickup${on(day)} is canceled: order ${order}`,
    title: "Your pickup is canceled",
    preview: "There's nothing to pay, and no crew will come.",
    asAsked: "We canceled your pickup, as you asked. You owe nothing.",
    byUs: "We canceled your pickup. You owe nothing. If you didn't expect this, call us.",
    entry:
      "Open the attached entry to take the pickup off your calendar. " +
      "Some calendars don't update on their own.",
    again: (business: string, phone: string, site: string) =>
      `Changed your mind? Call ${business} at ${phone}, or book again at ${site}.`,
  },
  restored: {
    subject: (day: string, order: string) =>
      `Your pickup${on(day)} is booked again: order ${order}`,
    title: "Your pickup is booked again",
    undone: "We undid the cancellation. Everything is booked as it was before.",
    entry: `The calendar entry is attached again. ${OPEN_IT}`,
  },
  reminder: {
    /** @param window "morning" */
    subject: (window: string, day: string, order: string) =>
      `Tomorrow${spaced(window)}: your junk pickup${on(day)}, order ${order}`,
    title: (window: string) => `We're coming tomorrow${spaced(window)}`,
    prepare: (callsAhead: string) =>
      `${callsAhead} You don't have to carry anything to the curb. Just show us the pile.`,
    move: (hour: string) =>
      `Did something change? You can move your pickup for free until ${hour} today. After that, call us.`,
  },
  onTheWay: {
    subject: (order: string) => `The crew is on its way: order ${order}`,
    title: "The crew is on its way",
    preview: (address: string, pay: string) => `They're coming to ${address}. ${pay}`,
    prepare: (callsAhead: string) => `${callsAhead} Just show them the pile.`,
    call: (phone: string) => `Did something come up? Call ${phone}.`,
  },
  receipt: {
    done: "All gone. Here's your receipt",
    again: "Here's your receipt",
    subject: (title: string, number: string, order: string) => `${title} ${number}: order ${order}`,
    finished: (time: string, address: string, paid: string) =>
      `Finished ${time} at ${address}. ${paid}`,
    why: "Why the price changed",
    approved: (by: string) => `Approved by ${by}`,
    hauled: (number: string) => `What we hauled away, receipt ${number}`,
    points: (points: string) => `${points} points`,
    booked: (label: string, booked: string) => `${label} (booked ${booked})`,
    print: "See and print the receipt",
    pay: (sum: string) => `Pay ${sum} by card`,
  },
  asked: {
    subject: (sum: string, day: string, order: string) =>
      `${sum} is still to pay for your pickup${on(day)}: order ${order}`,
    title: (sum: string) => `${sum} is still to pay`,
    preview: "Your receipt is on your booking's page.",
    thanks: (sum: string, day: string) =>
      `Thank you for booking with us. We haven't received ${sum} for your pickup${on(day)}.`,
    paidAlready: (phone: string) =>
      `If you have paid already, or something isn't right, call ${phone}.`,
    see: "See the receipt",
  },
  undone: {
    sorry: "Please ignore our last email. We're sorry, we sent it too early.",
    subject: (order: string) => `Not on the way yet: order ${order}`,
    title: "The truck is not on its way yet",
    stillBooked: "Your pickup is still booked.",
    tell: "Your pickup is still booked. We'll tell you when the truck is on its way.",
    /** @param number "", where it had none */
    void: (number: string) => `${number ? `Receipt ${number}` : "The receipt"} is void`,
    voidSubject: (title: string, order: string) => `${title}: order ${order}`,
    tooEarly: "We're sorry, we sent it too early.",
    ignore:
      "Please ignore the receipt in our last email. We're sorry, we sent it too early. " +
      "You'll get a new one when the job is done.",
  },
  offer: {
    subject: (day: string, order: string) => `We can't make it${on(day)}: order ${order}`,
    /** @param slot "Friday afternoon" */
    title: (slot: string) => `We can't make it ${slot ? `on ${slot}` : "as planned"}`,
    howAbout: (window: string) => `How about ${window}?`,
    callUs: "Call us to pick another day.",
    windows: "We're sorry. These windows have room for your load:",
    none: "We're sorry. Call us and we'll find another day.",
    same: "Your price stays the same, and moving is free.",
  },
  opening: {
    subject: (slot: string, until: string, order: string) =>
      `${slot} is open, held for you until ${until}: order ${order}`,
    title: (slot: string) => `${slot} is open`,
    preview: (until: string) => `We're holding it for you until ${until}. Same items, same price.`,
    held: (until: string) =>
      "You asked us to tell you when an earlier window opens. " +
      `We're holding this one for you until ${until}. Same items, same price.`,
    stays: (slot: string) => `If you do nothing, your pickup stays as it is: ${slot}.`,
    see: "See the open window",
  },
  link: {
    subject: (day: string, order: string) => `Your booking${day && ` for ${day}`}: order ${order}`,
    title: "Your booking",
    preview: "Here's the link you asked for.",
    here: "Here's the link to your booking. If you didn't ask for it, you can ignore this email. Nothing has changed.",
  },
  review: {
    subject: (day: string, order: string) =>
      `How did we do? Your junk pickup${on(day)}, order ${order}`,
    title: "How did we do?",
    preview: "A few honest words help your neighbors, and us.",
    ask:
      "Thank you for booking with us. Would you tell others how it went? " +
      "A few honest words on Google help your neighbors choose, and show us what to do better.",
    write: "Write a review on Google",
    wrong: (phone: string) => `Is something wrong? Call ${phone}, and we'll put it right.`,
    once: "We ask once, and at most once in 12 months.",
    stop: "Don't ask me for reviews",
  },
};
