/** What a card of the priced list says, and that of the cart on it. */
export const words = {
  most: "Most booked",
  add: (name: string, price: string) => `Add ${name}, ${price}`,
  addChosen: (name: string) => `Add ${name}, as chosen`,
  which: (name: string) => `Which ${name}`,
  takeOff: (name: string) => `Take one ${name} off`,
  /** What follows the name of a button that adds. */
  inCart: (count: number) => `, ${count} in cart`,
  also: (others: string) => `Also ${others}`,
};
