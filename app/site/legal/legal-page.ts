/** What we keep of visitors and what we promise them, as this site is built and set up. */

export type LegalPage = {
  name: string;
  title: string;
  description: string;
  /** The id is the heading's anchor. */
  sections: { id: string; title: string; paragraphs: string[] }[];
  other: { to: string; label: string };
};

/** What decides on the text: the services that are set, and how long things are kept. */
export type PrivacyFacts = {
  mail: "resend" | "smtp" | "outbox";
  /** Whether an address service finds addresses; else a list of ZIP codes on the site's own server does. */
  asksMaps: boolean;
  /** Who runs the language model that reads the chat; null: the site reads it by itself. */
  model: string | null;
  takesPhotos: boolean;
  /** Whether a job that is done can be paid by card. */
  takesCards: boolean;
  /** Whether a texting service is set. */
  sendsTexts: boolean;
  /** Whether customers are asked for a review afterwards. */
  asksReviews: boolean;
  photoMonths: number;
  backupDays: number;
  backupWeeks: number;
  phone: string;
};

export type TermsFacts = {
  name: string;
  phone: string;
  notTaken: readonly string[];
  minimumCents: number;
};
