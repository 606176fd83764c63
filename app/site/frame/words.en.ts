/** What the header and the footer of every page say. */
export const words = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  callNow: "Call Now",
  getStarted: "Get Started",
  cart: "Cart: ",
  items: (count: number): string => (count === 1 ? " item, " : " items, "),
  pages: {
    "/blog/how-much-does-junk-removal-cost": "Pricing guide",
    "/service-areas": "Cities we serve",
    "/faq": "FAQ",
    "/blog": "Blog",
    "/booking": "Manage booking",
  },
  menuPages: { "/chat": "Chat", "/selection": "Get Started" },
  columns: {
    Book: {
      "/load-size": "By load size",
      "/itemized": "By item",
      "/schedule": "Schedule",
      "/booking": "Manage booking",
    },
    Learn: {
      "/blog": "Blog",
      "/faq": "FAQ",
      "/blog/how-much-does-junk-removal-cost": "What it costs",
      "/service-areas": "Cities We Serve",
    },
  } as Record<string, Record<string, string>>,
  whatWeDo: (city: string) => `Junk removal for homes and businesses across the ${city} area.`,
  rights: ". All rights reserved.",
  privacy: "Privacy",
  terms: "Terms",
  otherLanguage: "Español",
};
