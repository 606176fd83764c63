/** The area that is served: its home city, how many cities are around it, and whether the owner set it. */
type Area = { home: string; others: number; isOwn: boolean };

/** "Houston and 19 cities around it" */
function names({ home, others }: Area): string {
  if (others === 0) return home;
  return `${home} and ${others} ${others === 1 ? "city" : "cities"} around it`;
}

/** What the page with the list of cities says. */
export const words = {
  title: "Cities we serve",
  description: (area: Area | undefined): string => {
    if (!area) return "Find your city, see a price, and book a pickup.";
    const where = area.isOwn ? "" : ", from Tomball to Alvin and Katy to Baytown";
    return `Junk removal in ${names(area)}${where}. Find yours, see a price, and book a pickup.`;
  },
  crumb: "Service areas",
  heading: "Cities We Serve",
  lede: (area: Area) =>
    `${names(area)}. Pick yours to see how a pickup works there and what a load costs.`,
  instantPricing: "Get Instant Pricing",
  notListed: "Not on the list?",
  farther: (miles: number, middle: string) =>
    `Our crews drive up to ${miles} miles from ${middle} without asking. ` +
    `Farther out in Texas you can book all the same, and the crew confirms the distance with you.`,
  noFarther: (miles: number, middle: string) =>
    `Our crews drive up to ${miles} miles from ${middle} without asking. If you're farther out, call us.`,
  goodToKnow: "Good to know first",
  byItem: "Price it item by item",
  byLoad: "Price it by the load",
  cost: "What junk removal costs",
  questions: "Questions, answered",
};
