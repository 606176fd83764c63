/** What is said where a search finds nothing. */
export const words = {
  none: "No item matches that. Try a shorter word, or add a ",
  custom: "Custom Job",
};
