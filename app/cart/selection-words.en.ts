/** What the page says that leads to both ways to a price. */
export const words = {
  title: "What are you getting rid of?",
  description:
    "Price a junk pickup in the {city} area by load size or item by item, and book it with nothing to pay up front.",
  heading: "What Are You Getting Rid Of?",
  lede: "Either way, you see the price before you book and pay after the pickup.",
  loadSize: "Load Size",
  loadText: (from: string) =>
    `Piles or large cleanouts. Choose how much of the truck you need, from ${from}.`,
  chooseLoad: "Choose a load ",
  itemized: "Itemized",
  itemText: "Specific furniture or appliances. Tap each piece and watch the total.",
  pickItems: "Pick items ",
  today: "Need it gone today?",
  sameDay: "Same-Day Pickup, ",
};
