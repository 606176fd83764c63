/** What the page of a shared list says (rules 35 to 37). */
export const words = {
  title: "A list for pickup",
  description: (items: string) =>
    `${items ? `${items}: ` : ""}see today's price, change the list, book it. Pay when the job is done.`,
  ownHeading: "Share your list",
  ownLede: "Share the link with anyone who should see your list before you book.",
  lede: (items: string) => `${items} at today's price. Nothing is booked yet.`,
  emptyLede: "Nothing on this list is on our price list anymore.",
  call: "Call us",
  prices: "See the price list",
  price: "Today's price",
  total: "Total",
  back: "Back to your cart",
  replaces: (items: string, price: string) => `This replaces your cart: ${items}, ${price}. `,
  save: "Save a link to your list",
  use: "Use this list",
  useInstead: "Use this list instead of mine",
  address: "Link to this list",
  /** @param percent of a discount that others are not given; 0: none */
  shows: (percent: number) =>
    `Anyone with the link sees the items and today's price` +
    `${percent > 0 ? ` without your ${percent}% off` : ""}, and nothing about you.`,
  tooLong: " The link is too long for some text messages. Email it instead.",
  share: "Share",
  copy: "Copy",
  text: "Text it",
  email: "Email it",
  subject: "A list for junk pickup",
  message: (address: string) => `A list for junk pickup: ${address}`,
  copied: "Copied.",
  notAllowed: "Your browser didn't allow that. Copy the link from the field.",
  /** @param next the word behind it */
  and: (_next: string): string => "and",
  more: (count: number) => `${count} more`,
  things: (count: number, isOther: boolean) =>
    `${count} ${isOther ? "other " : ""}${count === 1 ? "thing" : "things"}`,
  gone: (things: string) =>
    `We left out what is no longer on our price list: ${things}. Call us if you want that gone too.`,
  cut: (ofOne: number, inAll: number) =>
    `We left some out. One online booking holds up to ${ofOne} of one item ` +
    `and ${inAll} items in all. Call us if you have more.`,
};
