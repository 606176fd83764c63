/** What the page of the load sizes says. */
export const words = {
  title: "Choose your load size",
  description:
    "1/4, 1/2, 3/4 or a full 16-foot truck. See the price at once and pay when the job is done.",
  heading: "How much of the truck?",
  lede: "Our box is 16 feet. If you're between sizes, start small. ",
  breakdown: "See the pricing breakdown",
  add: (name: string, hint: string, price: string, count: number) =>
    `Add ${name}, ${hint}, ${price}${count > 0 ? `, ${count} in cart` : ""}`,
  pickup: "Your pickup",
  empty: "Nothing on the truck yet. Tap a load to start.",
  payLater: "Pay nothing now",
  schedule: "Schedule Now",
  addItems: "Add Itemized Items",
  summary: (items: string) => `${items}, pay nothing now`,
};
