/** A job in words, as emails and texts have it. */
export const words = {
  visit: (day: number, order: string) => `Day ${day} of your pickup ${order}`,
  onSite: (total: string) => `${total} (the crew prices it on site)`,
  each: (price: string) => `${price} each`,
  /** @param window "morning" within a sentence */
  when: (day: string, { name, hours }: { name: string; hours: string; window: string }) =>
    `${day}, ${name}, ${hours}`,
};
