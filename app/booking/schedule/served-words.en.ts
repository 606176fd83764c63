/** What the server alone says on the page: to browsers without scripts, and over the owner's photos. */
export const words = {
  look: { day: "See the windows of that day", zip: "See the windows near you" },
  /** @param window within a sentence */
  only: (window: string) => `Only ${window}`,
  not: (windows: string[]) => `Not ${windows}`,
  beforeAndAfter: (caption: string) => `Before and after: ${caption}`,
  farFromYou: "We're not near your ZIP code on these days. Pick any open window.",
  /** @param slots "Friday morning" */
  nearYou: (slots: string[]) => `We're near you ${slots.join("; ")}.`,
};
