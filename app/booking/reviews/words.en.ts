/** The page that ends requests for reviews (rule 408). */
export const words = {
  title: "Review requests",
  stopped: "We won't ask you for reviews",
  stoppedText:
    "Not after this pickup, and not after another. You still hear from us about your pickups.",
  ask: "No more review requests?",
  askText: "We won't ask you for a review again. You still hear from us about your pickups.",
  stop: "Don't ask me for reviews",
};
