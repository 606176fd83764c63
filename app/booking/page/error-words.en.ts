/** Instead of a booking's page (rule 128). */
export const words = {
  notFound: {
    heading: "We can't find that booking",
    lede: "The link may be cut off or mistyped. Find your booking by its order number, or call us.",
  },
  gone: (days: number) => ({
    heading: "This booking's page is closed",
    lede: `A booking's page stays for ${days} days after the pickup. Call us about anything older.`,
  }),
  find: "Find your booking",
};
