/** Why a post about a job changed nothing, as far as the crew can be told. */
export const words = {
  note: {
    tooLong: (most: number) => ({
      problem: `The note is longer than ${most} characters.`,
      advice: "Nothing was changed. Make it shorter.",
    }),
    same: { problem: "That's already the note.", advice: "Nothing was changed." },
  },
  /** Of the photo of a slip or a ticket. */
  otherPhoto: "Take another photo, or save without one.",
  donation: {
    noPlace: { problem: "Where did it go?", advice: "The donation isn't saved yet." },
    ended: {
      problem: "This job is canceled.",
      advice: "Nothing about a donation was changed.",
    },
    /** @param is what stands now: "Goodwill: two lamps"; null: nothing */
    outdated: (is: string | null) => ({
      problem: is
        ? `This has changed in the meantime: it says “${is}” now.`
        : "This was taken back in the meantime.",
      advice: "Nothing was changed. Save again to put what you typed in its place.",
    }),
  },
  stripeUnheard: {
    problem: "Stripe does not answer just now.",
    advice: "Look again in a minute. If it is paid, it shows here within a quarter of an hour.",
  },
};
