import type { HomeArea, ShownFact } from "#app/lib/business.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";

export type Question = {
  /** Its anchor. Never change one: people have linked to it. */
  id: string;
  /** The anchor of a question that this one has taken in. */
  formerId?: string;
  question: string;
  answer: string;
  /** Where to go from here. */
  link?: { to: string; label: string };
  /** The owner's own answer; the words of it alone are in `answer`. */
  html?: string;
  /** Of the owner's words on a page in another language. */
  lang?: "en";
};

export type FaqFacts = {
  /** How many cities we serve, the home city included. */
  cityCount: number;
  /** The home city; Houston and its area where it is left out. */
  ownCity?: string | undefined;
  /** Whether the chat takes photos. */
  takesPhotos?: boolean;
  /** Whether a mail service is set. */
  sendsMail?: boolean;
  /** What the owner says of the business. */
  facts?: readonly ShownFact[];
  /** Names of what no crew takes; an owner may have none. */
  notTaken: readonly string[];
  numbers: ShopNumbers;
  /** How far the crews drive without asking; Houston's where it is left out. */
  reach?: Pick<HomeArea, "radiusMiles">;
  /** What the shop offers; null: the usual windows. */
  windows?: readonly TimeOfDay[] | null;
};

export type QuestionFacts = Omit<FaqFacts, "numbers" | "cityCount">;
