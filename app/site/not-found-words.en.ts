/** What search engines would read of a page that is not there. */
export const words = { description: "We can't find this page." };
