import { joinWords } from "#app/lib/join-words.ts";

type Percent = { discountPercent: number };

export const words = {
  you: "You: ",
  us: "Junk Buddy: ",
  typing: "Your Junk Buddy is typing",
  close: "Close chat",
  yes: "Yes",
  no: "No",

  greeting:
    "Hi! List your junk however you'd say it, like 2 couches plus a queen mattress plus a treadmill.",
  discountOn: ({ discountPercent }: Percent) => `Your ${discountPercent}% off is attached.`,
  preOffer: ({ discountPercent }: Percent) =>
    `Want ${discountPercent}% off attached before we add items?`,
  postOffer: ({ discountPercent }: Percent) =>
    `Want to see this price with ${discountPercent}% off?`,
  preOfferDeclined: "No problem. Tell me what's leaving.",
  postOfferDeclined: "No problem, regular pricing continues.",
  /** The discounted total and the original price. */
  discounted: ({ discountPercent }: Percent, now: string, before: string) =>
    `With ${discountPercent}% off that's ${now} instead of ${before}.`,

  leadQuestion: ({ discountPercent }: Percent) =>
    `Who should we attach the ${discountPercent}% to?`,
  name: "Name",
  phone: "Phone",
  applyLead: ({ discountPercent }: Percent) => `Apply ${discountPercent}% off`,
  noLead: "No thanks",
  leadDeclined: "No problem, we'll keep standard pricing.",
  leadSaved: ({ discountPercent }: Percent) =>
    `Got it, thank you. ${discountPercent}% off is attached.`,
  leadNotSaved: "Got it — I couldn't save your info just now, but your discount is still applied",
  leadReset: "Your details and the discount are cleared. Add them again below.",
  /** A lead form without a name or a phone number (rule 42). */
  leadError: "Please add a name and a valid phone number (10+ digits).",

  error: "I had trouble responding. Please try again.",
  tooLong:
    "That's a long list, more than I can read at once. Add this part to your cart, then send me the rest in parts.",

  message: "Message",
  pending: "One moment",
  answerAbove: "Answer above to keep going",
  send: "Send",

  /** Beside a line of the list that is not ticked, as nobody said for sure that it goes. */
  doubtful: "tick it if this goes too",
  howMany: (name: string) => `How many: ${name}`,
  noLines: "Nothing on the list yet",
  lines: (count: number, points: number) =>
    `${count} ${count === 1 ? "line" : "lines"}, ${points} pts`,
  toCheck: (count: number) => `${count} more to check`,
  beforeDiscount: "Before the discount: ",
  add: "Add selected to cart",
  view: "View cart / edit",
  inCart: (units: number) => `In your cart: ${units} ${units === 1 ? "item" : "items"},`,
  schedule: "Schedule Now",
  /** How a message begins that reports lines as done (`ADDED` in chat.ts reads it). */
  added: "Added to your cart:",

  showPhotos: "Show photos",
  photos: "Photos of what's leaving",
  photoLimits: (most: number) => `Up to ${most} photos, JPEG, PNG or WebP, 10 MB each.`,
  /** Said before anything is sent. */
  photoPrivacy:
    "We make them small, take out where and when they were shot, and send them to the AI " +
    "service that reads our chat. We keep none: once you have booked, you can add them for " +
    "the crew.",
  sendPhotos: "Send photos",
  answerFirst: "Answer above first",
  /** The customer's message that photos come with. */
  photosSent: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  lookFailed:
    "I couldn't look at photos just now. Tell me in words what's leaving, or try the photos again.",
  seenQuestion: "Are these leaving? Untick what stays.",
  photo: (number: number) => `Photo ${number}`,
  addSeen: "Add these",
  noSeen: "None of these",
  seenDeclined: "No problem, none of it is on your list. Tell me what's leaving.",
  confirmed: (items: string) => `Yes, from my photos: ${items}.`,
  fromPhotos: (photos: readonly number[]) =>
    `from photo${photos.length > 1 ? "s" : ""} ${joinWords(photos, "and")}`,

  ai: {
    on: { label: "AI: ON", tooltip: "AI parser active" },
    off: { label: "AI: OFF", tooltip: "AI disabled — using fallback parser" },
    unknown: { label: "AI: UNKNOWN", tooltip: "Status unknown" },
  },
};
