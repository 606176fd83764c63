/** What is said of a line that was just removed, and of a list that the browser does not keep. */
export const words = {
  removed: (name: string) => `${name} removed. `,
  undo: "Undo",
  unkept: "Your browser blocks cookies, so this list can't be booked here. Allow them, or call ",
  keep: "Keep this list",
};
