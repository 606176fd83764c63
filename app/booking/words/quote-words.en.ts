/** What a customer reads who asks for a quote from photos, or books one (rules 415 to 418). */
const again = "Nothing was booked. Ask again below, and we'll send you a new price.";

export const words = {
  /** Why the price that was shown was not booked. */
  gone: {
    asked: {
      problem: "This quote has no price yet.",
      advice: "Nothing was booked. We'll send you the price as soon as we have it.",
    },
    changed: {
      problem: "We have changed this quote since you opened the page.",
      advice: "Nothing was booked, and what you typed is still here. Check the new price first.",
    },
    expired: { problem: "This quote has expired.", advice: again },
    withdrawn: { problem: "We have taken this quote back.", advice: again },
    booked: {
      problem: "This quote is booked already.",
      advice: "It books one pickup. Nothing more was booked now.",
    },
  },

  /** The form that asks. */
  errors: {
    contact: "Add a phone number or an email address, so we can send you the price.",
    nothing: "Add a photo, or say in a few words what should go.",
    words: (most: number) => `Use at most ${most} characters.`,
  },
  refusals: {
    robot: {
      problem: "We couldn't tell that a person sent this form.",
      advice: "Nothing you typed is lost. Press Ask for a price again, or call us.",
    },
    files: {
      problem: "Some files were not taken.",
      advice: "The others are kept. Add other photos, or ask without them.",
    },
    day: {
      problem: "We can't take more photos today.",
      advice: "Nothing you typed is lost. Ask without photos, or call us.",
    },
    barred: {
      problem: "We can't give you this quote online.",
      advice: "Please call us, and we will help you.",
    },
  },
  /** @param wait "3 minutes" */
  later: (wait: string) => ({
    problem: "We got too many requests from your connection just now.",
    advice: `Nothing you typed is lost. Press Ask for a price again in ${wait}, or call us.`,
  }),
  fields: (count: number) => ({
    problem: count === 1 ? "1 field needs another look." : `${count} fields need another look.`,
    advice: "Nothing was sent yet, and nothing you typed is lost. Your photos are kept.",
  }),
  /** How the price reaches its customer. */
  reply: {
    email: (email: string) =>
      `We look at it and answer by email to ${email}. The price also shows here, so keep this page.`,
    text: (phone: string) =>
      `We look at it and answer by text to ${phone}. The price also shows here, so keep this page.`,
    phone: (phone: string) =>
      `We look at it and answer by phone, ${phone}. The price also shows here, so keep this page.`,
    page: "We look at it and answer on this page. The price also shows here, so keep this page.",
  },
};
