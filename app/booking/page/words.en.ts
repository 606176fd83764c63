import { withArticle } from "#app/lib/article.ts";

/** What a booking's own page says. */
export const words = {
  change: "Change this booking",
  cameUp: ["Did something come up? Call ", "."],
  closed: (why: string) => [
    `${why} To change something now, call `,
    ". We'll do our best to help.",
  ],

  orderNumber: "Order number",
  another: "Book another pickup",
  pickDay: "Pick a day",
  calendar: "Add to calendar",
  cancelled: "This pickup is canceled",
  /** @param at "Mon, Jul 20, 2026, 10:30 AM"; null: not known */
  cancelledBy: {
    customer: (at: string | null) =>
      `You canceled it${at ? ` on ${at}` : ""}. No crew will come, and you owe nothing.`,
    us: (at: string | null) =>
      `We canceled it${at ? ` on ${at}` : ""}. No crew will come, and you owe nothing.`,
  },
  onTheWay: "The crew is on its way",
  comingTo: (street: string) => `They're coming to ${street} and will call ahead.`,
  whichDay: "You're booked. Which day works for you?",
  pickOne: "Pick one now, or we'll call you to set it.",
  wasSet: (slot: string) => `Your pickup was set for ${slot}`,
  passed: "That day has passed. If something is still open, call us.",
  bookedFor: (slot: string) => `You're booked for ${slot}`,
  bookedToday: "You're booked for today",
  /** @param window "morning" */
  bookedTodayAt: (window: string) => `You're booked for this ${window}`,
  when: (day: string, hours: string) => `${day}, ${hours}`,
  whenNoTime: (day: string) => `${day}. We'll call you to set the time.`,

  booked: "What you booked",
  pickingUp: "What we're picking up",
  payLater: "You pay when the job is done.",
  callUs: "Call us",
  textUs: "Text us",
  subtotal: "Subtotal",
  /** @param share "10%" */
  off: (share: string) => `${share} off`,
  total: "Total",

  allGone: "All gone. Thank you!",
  finished: (at: string) => `Finished ${at}`,
  wrong: ["Is something wrong? Call ", "."],
  hauled: "What we hauled away",
  bookedPrice: "Booked price",
  donated: "Donated",
  wentTo: (place: string, what: string) => `Part of it went to ${place}. ${what}`,
  soFar: "So far",

  photos: "Photos",
  takesDays: (days: number) => `Your pickup takes ${days} days`,
  payOnce: "You pay once, when the whole job is done. To move a further day, call us.",
  where: "Where",
  contact: "Contact ",
  emailsTo: "Emails go to ",

  next: "What happens next",
  mailLater: "Our email is on its way",
  mailLaterText: [
    "We couldn't send it to ",
    " yet. We'll keep trying, so you don't have to do anything.",
  ],
  /** @param when "Wednesday at 10 AM" */
  remind: (when: string) => `We'll remind you ${when}`,
  byText: "By text to ",
  byEmail: "By email to ",
  saveLink: "Save the link to this page",
  saveLinkText: ["Save it, or write down order number ", ". We'll call or text you."],
  answer: (city: string) => `Please answer calls from ${withArticle(city)} number.`,
  weCall: "We'll call you to set the day",
  callsAhead: "The crew calls ahead",
  callsAheadOn: (weekday: string) => `${weekday}: the crew calls ahead`,

  note: "Note for the crew",
  noNote: "None yet.",
  typed: "You typed:",
  changeNote: "Change the note",
  addNote: "Add a note",
  yourNote: "Your note",
  noteHint: "Gate code, stairs, where the junk is.",
  saveNote: "Save the note",
  texts: "Texts",
};
