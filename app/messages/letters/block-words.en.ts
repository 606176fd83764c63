import { withArticle } from "#app/lib/article.ts";

/** What several emails say of a job, the confirmation, and the calendar's entry. */
export const words = {
  why: "You're getting this email because you booked with us.",
  whyLink: "Anyone who has the link can change your booking, so please keep it to yourself.",
  questions: "Questions? Call ",
  orderNumber: "Order number",
  notChosen: {
    both: "No day or time yet. The crew will call to set them.",
    date: "No day yet. The crew will call to set it.",
    window: "No time yet. The crew will call to set it.",
  },
  when: (slot: string) => `When: ${slot}`,
  was: (slot: string) => `Was: ${slot}`,
  where: (place: string) => `Where: ${place}`,
  pickingUp: "What we're picking up",
  total: "Total",
  subtotal: "Subtotal",
  discount: "Discount",
  seeBooking: "See your booking",
  anyTime: "You can change anything for free on your booking page.",
  tooLate: (phone: string) =>
    "It's too late to move your pickup or change your list online. " +
    `Call ${phone} for help. You can still cancel until the truck is on its way.`,
  freeUntil: (day: string, hour: string) =>
    `You can move your pickup or change your list for free until ${day}, ${hour}. ` +
    "You can cancel until the truck is on its way.",
  callsAhead: (city: string) =>
    `The crew will call ahead from ${withArticle(city)} number, so please answer.`,
  confirmation: {
    /** @param day may be "", as in other subjects */
    subject: (day: string, order: string) =>
      `Your pickup${day && ` on ${day}`} is booked: order ${order}`,
    title: "Your pickup is booked",
    preview: (order: string, slot: string) => `Order ${order}. ${slot}`,
    hello: (name: string, order: string) =>
      `Hi${name && ` ${name}`}, your junk pickup is booked. Your order number is ${order}.`,
    notFound:
      "We couldn't find your exact address on the map yet. The crew will confirm the distance with you.",
    far: (miles: number, middle: string) =>
      `Your address is about ${miles} miles from ${middle}, outside our usual area. ` +
      "The crew will confirm the distance with you.",
    next: "What happens next",
    distance: "The crew will call to confirm the distance.",
    setTime: "The crew will call to set your pickup's day and time.",
    loads: "On pickup day, the crew calls ahead, then loads everything.",
    pay: "You pay when the job is done. Nothing is due before that.",
  },
  calendar: {
    title: (business: string, order: string) => `${business} pickup ${order}`,
    day: (order: string, day: number) => `${order}, day ${day}`,
    line: (order: string, day: number) => `Day ${day} of ${order}`,
    order: (order: string) => `Order ${order}`,
    total: (total: string) => `Total: ${total}. You pay when the job is done.`,
    seeIt: (page: string) => `See or change the booking: ${page}`,
  },
};
