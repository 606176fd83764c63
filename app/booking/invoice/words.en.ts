/** An invoice's own page (rules 469 to 471). */
export const words = {
  title: "Invoice",
  heading: "Invoice ",
  made: (day: string, due: string) => `Made on ${day}, due by ${due}`,
  isVoid: "This invoice is void.",
  dontPay: " Please don't pay it. If you have no other one, call us.",
  howElse: [
    "To pay by check or transfer, name the invoice's number. Is something wrong? Call ",
    ".",
  ],
  jobs: (count: number) => `${count} jobs`,
  caption: "The jobs and what they come to",
  hauled: "What we hauled away",
  price: "Price",
  stillToPay: "Still to pay",
  payFor: (order: string) => ` for ${order}`,
  paid: "Paid",
  total: "Total",
  tax: "Sales tax in it",
  stillToPayBy: (day: string) => `Still to pay by ${day}`,
  weOwe: "We owe you back",
};
