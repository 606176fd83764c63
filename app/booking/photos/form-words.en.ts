/** The form that sends photos. */
export const words = {
  isSending: "Sending",
  add: "Add photos",
  room: (room: number) => `JPEG, PNG or WebP, up to 10 MB each. Room for ${room} more.`,
  send: "Send photos",
  private: "We remove the place and time from each photo.",
  full: {
    booking: "Your booking is full of photos. Remove one to add another.",
    quote: "Your quote is full of photos. Remove one to add another.",
  },
  /** @param size "7.4 MB" */
  sending: (size: string) => `Sending ${size}. Keep this page open.`,
  tooLarge: "too large",
  noRoom: "no room",
};
