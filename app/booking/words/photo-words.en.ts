/** What a customer reads when photos were not taken (rule 180). */

export const words = {
  /** One without a name. */
  aFile: "A file",
  /** Why a file was not taken. @param file its name @param most photos that a booking holds */
  refused: {
    "too-large": (file: string) => `${file} is larger than 10 MB. Send a smaller copy.`,
    heic: (file: string) => `${file} is a HEIC or AVIF picture. Send it as a JPEG.`,
    video: (file: string) =>
      `${file} is a video. Send a photo instead, or describe it in the note.`,
    "no-photo": (file: string) => `${file} is not a photo. Send a JPEG, PNG or WebP.`,
    broken: (file: string) => `${file} is damaged. Take the photo again.`,
    "too-many-pixels": (file: string) => `${file} has too many pixels. Send a smaller copy.`,
    "no-room": (file: string, most: number) =>
      `${file} doesn't fit. A booking holds ${most} photos. Remove one first.`,
  },
  /** The same of a quote's. */
  noRoomInQuote: (file: string, most: number) =>
    `${file} doesn't fit. A quote holds ${most} photos. Remove one first.`,
  someRefused: (files: number) =>
    files === 1 ? "We couldn't take 1 file." : `We couldn't take ${files} files.`,
  added: (photos: number) => {
    if (photos === 0) return "No photo was added.";
    return photos === 1 ? "The other photo was added." : `The other ${photos} photos were added.`;
  },
  full: (most: number) => ({
    problem: `A booking holds ${most} photos, and others were added in the meantime.`,
    advice: "These were not added. Remove one first, then choose them again.",
  }),
  none: {
    problem: "No photo was chosen.",
    advice: "Choose a JPEG, PNG or WebP, up to 10 MB, then press the button again.",
  },
  many: {
    problem: "This booking can't take any more photos.",
    advice: "These were not added. Tell us the rest in the note, or call us.",
  },
  day: {
    problem: "We can't take more photos today.",
    advice: "These were not added, and your booking is safe. Try again tomorrow.",
  },
  gone: { problem: "That photo was already removed.", advice: "Nothing was changed." },
  outdated: {
    problem: "This booking has changed since you opened the page.",
    advice: "Nothing was changed now. Here is the booking as it is. Choose the photos again.",
  },
  tooLarge: (most: number) => ({
    problem: "That's more than you can send at once.",
    advice: `Nothing was added. Send up to ${most} photos, each up to 10 MB.`,
  }),
  tooSlow: {
    problem: "Your photos took too long to arrive.",
    advice:
      "Nothing was added. Send them one or two at a time, or try again on a better connection.",
  },
  notNow: {
    problem: "We can't take photos right now.",
    advice: "Nothing was added, and your booking is safe. Try again in a few minutes.",
  },
};
