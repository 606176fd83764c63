/** What the owner may say of the business, by its name; pages show them in this order. */
export const words = {
  license: "License",
  insurance: "Insurance",
  checks: "Background checks",
  since: "In business since",
  payments: "Ways to pay",
  hours: "Hours",
};
