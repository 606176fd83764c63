const hello = (name: string) => (name === "" ? "Hi, " : `Hi ${name}, `);
const thanks = (name: string) => (name === "" ? "Thank you." : `Thank you, ${name}.`);

/** The sentences of texts. A name may be "", where none is left in plain letters. */
export const words = {
  /** The signs beyond ASCII that the GSM alphabet has and texts of this language keep. */
  ownSigns: "",
  leave: "Reply STOP to end texts, HELP for help.",
  call: (phone: string) => `Questions? Call ${phone}.`,
  seeIt: (link: string) => `See or change it: ${link}`,
  noDay: "we call you to set the day",
  noTime: "and call you about the time",
  window: (name: string, hours: string) => `${name}, ${hours}`,
  booked: (slot: string, order: string) => `You're booked: ${slot}. Order ${order}.`,
  moved: (slot: string) => `Your pickup is now ${slot}. Same items, same price.`,
  cancelledAsAsked: "Your pickup is canceled, as you asked. You owe nothing.",
  calledOff: "We had to call off your pickup. You owe nothing.",
  restored: (slot: string) => `Your pickup is booked again: ${slot}.`,
  tomorrow: (name: string, window: string) => `${hello(name)}we come tomorrow, ${window}.`,
  confirm: "Reply C to confirm.",
  freeUntil: (hour: string, link: string) => `Free to move until ${hour} today: ${link}`,
  onTheWay: (name: string, minutes: number | null) =>
    minutes === null
      ? `${hello(name)}the truck is on its way to you.`
      : `${hello(name)}the truck is on its way to you, about ${minutes} minutes.`,
  showPile: "Just show us the pile.",
  tooEarly: "Sorry, our last text went out too early: the truck is not on its way yet.",
  staysBooked: "Your pickup stays as booked. We text you when the truck sets off.",
  opening: (slot: string, until: string) => `${slot} is free. We hold it for you until ${until}.`,
  decide: (link: string) => `See it and decide: ${link}`,
  leftToPay: (sum: string, order: string) => `Thank you! ${sum} is left to pay for order ${order}.`,
  payByCard: (link: string) => `Pay by card: ${link}`,
  review: (name: string) => `${hello(name)}thank you for booking with us. How did it go?`,
  reviewLink: (link: string) => `Your honest words on Google help: ${link}`,
  visit: {
    booked: (visit: string, slot: string) => `${visit} is set: ${slot}.`,
    moved: (visit: string, slot: string) => `${visit} is now ${slot}.`,
    cancelled: (visit: string) => `${visit} is canceled. Your other days stay.`,
    restored: (visit: string, slot: string) => `${visit} is booked again: ${slot}.`,
    tomorrow: (visit: string, window: string) => `${visit} is tomorrow, ${window}.`,
  },
  stopped: "You get no more texts from us. Reply START to get them again.",
  started: "Texts are on again. Reply STOP to end them.",
  help: (phone: string) => `Texts about your pickup. Call ${phone}. Reply STOP to end them.`,
  confirmed: (name: string) => [thanks(name), "See you then."],
};
