import type { Language } from "./language.ts";
import type { Look, ShownLook } from "./look/look.ts";

/** Where the crews go without asking. Degrees and miles (rule 66). */
export type HomeArea = {
  /** The home city, "Houston". */
  city: string;
  /** Its middle, as distances name it: "downtown Houston". */
  middle: string;
  latitude: number;
  longitude: number;
  radiusMiles: number;
  /** Whether addresses farther away can book, and their distance is confirmed. */
  takesFarther: boolean;
};

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
  area: HomeArea;
  /** Whether a job that is done can be paid by card (rule 385). */
  takesCards?: boolean;
  /** How it looks; left out or null: as the design has it (rule 520). */
  ownLook?: Look | null;
  /** Lines of a list, with their items named in a language; left out: as they are. */
  linesIn?: <Line extends { id: string; name: string }>(
    language: Language,
    lines: readonly Line[],
  ) => readonly Line[];
};

/** One of the facts that the owner has filled in, as a page shows it (rule 348). */
export type ShownFact = { name: string; label: string; text: string };

/** Where a load begins, in points, and what it costs, in cents. */
export type LoadNumbers = { points: number; cents: number };

/** What the rules of a price count with beside the price list. Money in integer cents, points in halves. */
export type ShopNumbers = {
  /** What a point costs where the room decides. */
  pointCents: number;
  minimumCents: number;
  /** From here on items are priced by the room they take, but for one entry alone that costs more. */
  thresholdCents: number;
  /** How far above its points the price of a load still holds. */
  reach: number;
  /** A quarter, a half, three quarters, and a full truck. */
  loads: [LoadNumbers, LoadNumbers, LoadNumbers, LoadNumbers];
  /** What the chat takes off, in whole percent. */
  discountPercent: number;
};

/** What every page may say of the business. */
export type PublicBusiness = Pick<Business, "name" | "phone" | "address" | "siteUrl"> & {
  /** The home city, "Houston". */
  city: string;
  /** How many cities are served, and how far out; left out while they are Houston's twenty. */
  ownArea?: { cities: number; radiusMiles: number };
  /** The shop's own; left out while they are the usual ones (rule 435). */
  numbers?: ShopNumbers;
  /** The owner's own words or logo at the top; left out while it is the name and the mark (rule 520). */
  look?: ShownLook;
  /** The folder of pictures in the owner's look; left out while those that come with the site count (rule 525). */
  pictures?: string;
  /** The windows that the shop offers; left out while they are the usual three (rule 535). */
  windows?: readonly string[];
  facts?: readonly ShownFact[];
  /** The addresses of pages that the owner has hidden; left out: none. */
  hidden?: readonly string[];
  /** The fact of that name, for the footer. */
  hours?: string | undefined;
};

/** One of the owner's pages elsewhere. */
export type SocialLink = { name: string; href: string };
