/** When a post was written, and how long it is. */
export const words = {
  dates: "en-US",
  published: "Published",
  updated: "Updated",
  minutes: (count: number) => `${count} min read`,
};
