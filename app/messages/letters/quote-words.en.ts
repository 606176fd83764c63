/** The email and the text with the price that a customer has asked for (rule 419). */
export const words = {
  goodThrough: (day: string) => `Good through ${day}`,
  subject: (price: string) => `Your junk removal quote: ${price}`,
  title: (price: string) => `Your quote: ${price}`,
  preview: (day: string) => `Good through ${day}.`,
  hello: (name: string | null) =>
    `Hi${name ? ` ${name}` : ""}, thanks for showing us what's leaving. This is our price.`,
  price: (price: string) => `Price: ${price}`,
  fromUs: "From us",
  choose: "Choose a day and a window to book it. You pay nothing now, only when the job is done.",
  book: "See it and book",
  why:
    "You're getting this email because you asked us for a quote. Anyone who has the link can book it, " +
    "so please keep it to yourself.",
  text: {
    quote: (price: string, tax: string) => `Your quote is ${price}${tax}.`,
    book: (link: string) => `See it and book: ${link}`,
    leave: "Reply STOP to end texts.",
  },
};
