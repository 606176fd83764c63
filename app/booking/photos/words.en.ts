/** The page and the forms that take photos (rule 180). */
export const words = {
  title: "Photos for the crew",
  lede: (most: number) =>
    `Add up to ${most} photos of the pile and the way to it. Only you and our crew see them.`,
  over: "This pickup is over, so photos can no longer be added or removed.",
  none: "No photos yet",
  count: (photos: number, most: number) => `${photos} of ${most} photos`,
  back: "Back to your booking",
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
  fromChat:
    "The photos from your chat are only in this browser tab. Do you want to keep them with your " +
    "booking, so the crew can see them?",
  numbered: (number: number, of: number) => `${number} of ${of}`,
  keep: "Keep my photos",
};
