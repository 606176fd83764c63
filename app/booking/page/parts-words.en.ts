/** What all pages of a booking say. */
export const words = {
  booking: "Your booking",
  noDay: "No day chosen yet",
  noWindow: "No window chosen yet",
  window: (name: string, hours: string) => `${name}, ${hours}`,
  /** @param points "137.5" */
  load: (items: number, points: string) =>
    `${items} ${items === 1 ? "item" : "items"}, ${points} points`,
  questions: ["Questions? Call ", "."],
  call: ["Call ", ". We'll do our best to help."],
  mayCancel: " If you can't be there, you can still cancel at no cost.",
  back: "Back to your booking",
  cancel: "Cancel the pickup",
};
