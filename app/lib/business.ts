/** The business: what pages and emails show of the owner's settings. */
export type Business = {
  name: string;
  phone: string;
  /** As receipts show it; null: not set. */
  address: string | null;
  ownerEmail: string;
  mailFrom: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Whether a job that is done can be paid by card (rule 385). */
  takesCards?: boolean;
};

/** One of the facts that the owner has filled in, as a page shows it (rule 348). */
export type ShownFact = { name: string; label: string; text: string };

/** What every page may say of the business. */
export type PublicBusiness = Pick<Business, "name" | "phone" | "address" | "siteUrl"> & {
  facts?: readonly ShownFact[];
  /** The fact of that name, for the footer. */
  hours?: string | undefined;
};

/** One of the owner's pages elsewhere. */
export type SocialLink = { name: string; href: string };
