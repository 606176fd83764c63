/** What a part of a form says, wherever it stands. */
export const words = {
  use: (email: string) => `Use ${email}`,
  leaveEmpty: "Leave this empty",
};
