export const words = {
  title: "Questions, answered",
  description:
    "How the price is worked out, when you pay, which {city}-area cities we serve and what " +
    "happens on the day of your junk pickup.",
  lede: "Have another question? Call us and talk to a person.",
  link: "Link to this answer",
};
